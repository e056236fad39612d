import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { TestClient } from '#tests/support/api-client.ts';
import type { TestServer } from '#tests/support/api-server.ts';
import { newMember, type Member } from '../model/member.ts';
import { day, type Instant } from '../model/calendar.ts';
import type { Program } from '../model/plans.ts';
import type { Random } from './random.ts';

/** A member in the model and at the API. */
export interface Participant {
  member: Member;
  client: TestClient;
  userId: string;
  email: string;
  random: Random;
  /** The API's ids of their cards, by the last digits. */
  cardIds: Map<string, string>;
  purchasesADay: number;
}

const session = v.object({ user: v.object({ id: v.string() }) });
const link = v.object({ code: v.string() });

/** Reads what must be a success; throws what the API said otherwise. */
export async function readAnswer<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 300)}`);
  return v.parse(schema, JSON.parse(text));
}

/** Most buy something each week, a few every day. */
const shopping = (random: Random) => (random.chance(0.1) ? 1 + random.next() : 0.02 + 0.2 * random.next());

async function codeOf(inviter: Participant | null): Promise<string | null> {
  if (inviter === null) return null;
  return (await readAnswer(await inviter.client.get('/referrals/link'), link)).code;
}

export interface Arrival {
  program: Program;
  number: number;
  inviter: Participant | null;
  random: Random;
}

/** Signs somebody up, who has yet to pay. */
export async function signUp(
  server: TestServer,
  { program, number, inviter, random }: Arrival,
): Promise<Participant> {
  const { tenant } = program;
  const name = `${tenant}-${number}`;
  const email = `${name}@simulated.example`;
  const client = server.client(`${tenant}.localhost`, `10.${number >> 8}.${number & 255}.7`);
  const cap = random.chance(0.3) ? random.between(2001, 5000) : null;
  const form = {
    firstName: 'Simulated',
    lastName: 'Member',
    email,
    password: 'Corr3ct!horse',
    passwordConfirmation: 'Corr3ct!horse',
    over18: true,
    newsletter: false,
    referralCode: await codeOf(inviter),
    maxRoundUp: cap === null ? null : cap / 100,
  };
  const { user } = await readAnswer(await client.post('/signup', form), session);
  const member = newMember(name, program, inviter?.member ?? null, cap);
  return {
    member,
    client,
    email,
    random,
    userId: user.id,
    cardIds: new Map(),
    purchasesADay: shopping(random),
  };
}

/** Everybody has logged in again on a day: sessions are younger than its end. */
export async function logInAgain({ db }: TestServer, today: Instant): Promise<void> {
  const at = sql`${new Date(today).toISOString()}::timestamptz`;
  const end = sql`${new Date(today + day).toISOString()}::timestamptz`;
  await db.execute(sql`update sessions set created_at = ${at}, last_seen_at = ${end}`);
}
