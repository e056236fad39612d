import { createHmac, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ticketCounters, ticketSecrets } from '#server/db/giveaway-schema.ts';
import type { Transaction } from '#server/db/database.ts';

const fewestDigits = 7;
const rounds = 6;
/** Members who join at once take numbers from different counters, by their ids. */
const counters = 16;

/** What a draw's numbers are ordered by. */
export interface Series {
  secret: string;
  month: string;
}

/** A position among `size` ones, moved to another one of them: a Feistel network on two mixed radices. */
function permuted(position: number, [high, low]: readonly [number, number], key: string): number {
  let [left, right] = [Math.floor(position / low), position % low];
  for (let round = 0; round < rounds; round += 1) {
    const isEven = round % 2 === 0;
    const other = isEven ? right : left;
    const noise = createHmac('sha256', key).update(`${round} ${other}`).digest().readUIntBE(0, 6);
    if (isEven) left = (left + noise) % high;
    else right = (right + noise) % low;
  }
  return left * low + right;
}

/**
 * The number of a draw's ticket by its place, from 0: each place has another one, in an order that nobody can guess. The
 * first ten million have seven digits, and more have more.
 */
export function ticketNumber({ secret, month }: Series, place: number): string {
  const digits = Math.max(fewestDigits, String(place).length);
  const key = `${secret} ${month} ${digits}`;
  const half = 10 ** Math.floor((digits - 1) / 2);
  if (digits === fewestDigits) {
    return String(permuted(place, [half, half * 10], key)).padStart(fewestDigits, '0');
  }
  const first = 10 ** (digits - 1);
  return String(first + permuted(place - first, [9 * half, first / half], key));
}

/** From which place on the numbers have a digit more, for each time that numbers were taken already. */
const startOf = (time: number) => (time === 0 ? 0 : 10 ** (fewestDigits + time - 1));

/** What a tenant's numbers are ordered by; made when its first ticket is. */
async function secretOf(db: Transaction, clientId: string): Promise<string> {
  const own = eq(ticketSecrets.clientId, clientId);
  const read = () => db.select({ secret: ticketSecrets.secret }).from(ticketSecrets).where(own).limit(1);
  const [known] = await read();
  if (known) return known.secret;
  const secret = randomBytes(32).toString('hex');
  await db.insert(ticketSecrets).values({ clientId, secret }).onConflictDoNothing();
  const [made] = await read();
  return made?.secret ?? secret;
}

/** How many tickets of a month are requested. */
export interface TicketRequest {
  month: string;
  missing: number;
}

/**
 * Takes as many numbers of each month as are requested; nobody else gets them. Numbers that an older version drew at random
 * may be among them: the next `time` gives longer ones.
 */
export async function takeNumbers(
  db: Transaction,
  { clientId, userId }: { clientId: string; userId: string },
  requested: readonly TicketRequest[],
  time: number,
): Promise<{ month: string; number: string }[]> {
  const secret = await secretOf(db, clientId);
  const counter = Number.parseInt(userId.slice(-1), 16) % counters;
  const least = Math.ceil(startOf(time) / counters);
  const inOrder = requested.toSorted((left, right) => (left.month < right.month ? -1 : 1));
  const { given, month } = ticketCounters;
  const taken = await db
    .insert(ticketCounters)
    .values(inOrder.map((each) => ({ clientId, month: each.month, counter, given: least + each.missing })))
    .onConflictDoUpdate({
      target: [ticketCounters.clientId, month, ticketCounters.counter],
      set: { given: sql`greatest(${given}, ${least}::bigint) + excluded.given - ${least}::bigint` },
    })
    .returning({ month, given });
  const last = new Map(taken.map((row) => [row.month, row.given]));
  return inOrder.flatMap(({ month: of, missing }) => {
    const end = last.get(of) ?? 0;
    return Array.from({ length: missing }, (_, index) => {
      const place = (end - missing + index) * counters + counter;
      return { month: of, number: ticketNumber({ secret, month: of }, place) };
    });
  });
}
