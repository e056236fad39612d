import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/operations-schema.ts';
import type { Call } from '#src/api/call.ts';
import type { TestClient } from '#tests/support/api-client.ts';
import { makeMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import type { Request } from '#tests/support/parallel-orders.ts';
import type { RegisteredCall } from '#tests/unit/api-cases/every-call.ts';
import type { Cell } from './cell.ts';
import type { Caller, SituationOrder, SituationOrders } from './situation-order.ts';
import { situationOrders } from './situation-orders.ts';

/** What keeps watch over calls, and tells of none of their effects. */
const operational = [
  'sessions',
  'tries',
  'call_counts',
  'pending_sign_ins',
  'idempotency_keys',
  'ticket_counters',
  'ticket_secrets',
  'password_resets',
];

/** How many rows each table has that effects are seen in. */
type Effects = ReadonlyMap<string, number>;

type OrderedCall = RegisteredCall & { order: SituationOrder };

/** One call at the server, by somebody who can make it. */
interface Stage {
  server: TestServer;
  member: Caller;
  /** A browser with the same cookies. */
  anotherTab: () => TestClient;
  /** Sends the call; under the key of this stage unless told otherwise. */
  send: (browser: TestClient, options?: { key?: string; signal?: AbortSignal }) => Promise<Response>;
}

interface Situation {
  fault: string;
  /** Gives the answers that the app reads, oldest first; the last one is what it goes by. */
  put: (stage: Stage) => Promise<Response[]>;
}

/** What a member, a network or another tab does while a call is on its way. */
const situations: readonly Situation[] = [
  { fault: 'double submit', put: ({ member, send }) => Promise.all([send(member), send(member)]) },
  {
    fault: 'answer lost',
    put: async ({ member, anotherTab, send }) => {
      const again = anotherTab();
      const lost = await send(member);
      const reported = await send(again);
      return [...(lost.status < 500 ? [] : [lost]), reported];
    },
  },
  {
    fault: 'late answer',
    put: async ({ member, anotherTab, send }) => {
      const late = send(member);
      await anotherTab().get('/users/me');
      return [await late];
    },
  },
  {
    fault: 'tab closed',
    put: async ({ member, anotherTab, send }) => {
      const closing = new AbortController();
      const another = anotherTab();
      const cut = send(member, { signal: closing.signal }).catch(() => null);
      closing.abort();
      const reported = await send(another);
      await cut;
      return [reported.status === 409 ? await send(another) : reported];
    },
  },
  {
    fault: 'two tabs',
    put: ({ member, anotherTab, send }) =>
      Promise.all([send(member), send(anotherTab(), { key: randomUUID() })]),
  },
];

const expired = 'session expired';

/** Each of these calls at the real server, in each situation; survived: its effect is there once, as the database counts. */
export async function serverCells(
  registered: readonly RegisteredCall[],
  orders: SituationOrders = situationOrders,
): Promise<Cell[]> {
  const server = await createTestServer();
  try {
    const cells: Cell[] = [];
    for (const made of registered) {
      const order = orders[made.name];
      if (!order) throw new Error(`The call "${made.name}" has no order.`);
      cells.push(...(await cellsOf(server, { ...made, order })));
    }
    return cells;
  } finally {
    await server.close();
  }
}

async function cellsOf(server: TestServer, made: OrderedCall): Promise<Cell[]> {
  const where = `the server: ${made.name}`;
  const single = await growthOf(await stageOf(server, made), ({ member, send }) =>
    send(member).then((answer) => [answer]),
  );
  const undisturbed = statusFlaw(single.answers);
  if (undisturbed !== null) return [{ where, fault: 'none', found: undisturbed }];
  const cells: Cell[] = [];
  for (const { fault, put } of situations) {
    const { growth, answers } = await growthOf(await stageOf(server, made), put);
    const found = statusFlaw(answers) ?? effectFlaw(single.growth, growth);
    cells.push({ where, fault, found });
  }
  const found = await expire(await stageOf(server, made), single.growth);
  return [...cells, { where, fault: expired, found }];
}

/** Somebody whose session has ended is refused without an effect, and makes the same call when logged in again. */
async function expire(stage: Stage, single: string): Promise<string | null> {
  const { server, member, send } = stage;
  const ask = async () => [await send(member)];
  const token = member.cookies.get('session') ?? '';
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await server.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  const refused = await growthOf(stage, ask);
  const [answer] = refused.answers;
  if (answer?.status !== 401) return `is answered without a session, with ${answer?.status}`;
  if (refused.growth !== '{}') return `has an effect without a session: ${refused.growth}`;
  await member.login(member.email);
  const again = await growthOf(stage, ask);
  return statusFlaw(again.answers) ?? effectFlaw(single, again.growth);
}

async function stageOf(server: TestServer, { call, order }: OrderedCall): Promise<Stage> {
  await server.services.throttle.clear();
  const { state, isVisitor, request } = order;
  const made = await makeMember(server, state);
  const browser = server.client();
  const member: Caller = { ...browser, ...made, activationToken: made.activationToken ?? '' };
  if (isVisitor) await browser.request('/sanctum/csrf-cookie');
  else await browser.login(made.email);
  const asked = await request(server, member);
  const own = randomUUID();
  return {
    server,
    member,
    anotherTab: () => {
      const tab = server.client();
      for (const [cookie, value] of member.cookies) tab.cookies.set(cookie, value);
      return tab;
    },
    send: (tab, { key = own, signal } = {}) => sendAs(tab, { call, asked, key, signal: signal ?? null }),
  };
}

function sendAs(
  browser: TestClient,
  { call, asked, key, signal }: { call: Call; asked: Request; key: string; signal: AbortSignal | null },
): Promise<Response> {
  const base = { none: '', client: '/varsity', default: '/w/v1/varsity' }[call.prefix ?? 'default'];
  const token = browser.cookies.get('XSRF-TOKEN');
  return browser.request(`${base}${asked.path}`, {
    method: asked.method,
    signal,
    headers: {
      accept: 'application/json',
      ...(asked.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'x-xsrf-token': decodeURIComponent(token) }),
      ...(call.keyed && { 'Idempotency-Key': key }),
    },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
}

/** What more there is in the database after something was done. */
async function growthOf(stage: Stage, act: (stage: Stage) => Promise<Response[]>) {
  const before = await effectsIn(stage.server.db);
  const answers = await act(stage);
  const after = await effectsIn(stage.server.db);
  const grown = [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
  return { answers, growth: JSON.stringify(Object.fromEntries(grown.filter(([, more]) => more !== 0))) };
}

async function effectsIn(db: Database): Promise<Effects> {
  const names = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const counts = names
    .filter(({ name }) => !operational.includes(name))
    .map(({ name }) => sql`select ${name} as name, count(*)::int as rows from ${sql.identifier(name)}`);
  const rows = await db
    .select({ name: sql<string>`name`, rows: sql<number>`rows` })
    .from(sql`(${sql.join(counts, sql` union all `)}) as counted`)
    .orderBy(sql`name`);
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/** A bug, or nobody who was told that it is done. */
function statusFlaw(answers: readonly Response[]): string | null {
  const statuses = answers.map(({ status }) => status);
  if (statuses.includes(500)) return `is answered with ${statuses.join(', ')}`;
  return statuses.some((status) => status < 300) ? null : `is told to nobody: ${statuses.join(', ')}`;
}

function effectFlaw(single: string, growth: string): string | null {
  return single === growth ? null : `has the effect ${growth}, not ${single}`;
}
