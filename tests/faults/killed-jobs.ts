import { setTimeout as wait } from 'node:timers/promises';
import { addDays, addHours, addMilliseconds } from 'date-fns';
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { vi } from 'vitest';
import { cardTransactions, contributionMonths, donations } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { cards } from '#server/db/schema.ts';
import { dueClaims } from '#server/db/operations-schema.ts';
import { checkLedger } from '#server/ledger/check-ledger.ts';
import { openKillable, type KillableServer } from './killable-server.ts';

/** A database that servers are started on, and that is read while none runs. */
export interface KilledDatabase {
  variables: Record<string, string>;
  read: <Result>(look: (db: Database) => Promise<Result>) => Promise<Result>;
}

/** How far the clock jumps: past the day of each reward, and past the 3rd of the next month. */
const leapDays = 40;

const clockSchema = v.object({ settling: v.array(v.unknown()) });

const post = async ({ address }: KillableServer, path: string, body: object) => {
  const response = await fetch(`${address}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
};

const clockOf = async ({ address }: KillableServer) =>
  v.parse(clockSchema, await (await fetch(`${address}/sandbox/clock`)).json());

const settle = (server: KillableServer) =>
  vi.waitUntil(async () => (await clockOf(server)).settling.length === 0, { timeout: 150_000, interval: 50 });

const makeMembers = async (server: KillableServer, count: number) => {
  for (let made = 0; made < count; made += 1) {
    const client = ['varsity', 'roundup', 'harbor'][made % 3];
    await post(server, '/members', { client, state: 'active' });
  }
};

/** A purchase of each member, of which a reward is to be confirmed and a gift passed on before the next jump ends. */
async function buyAll(db: Database, purchasedAt: Date): Promise<void> {
  const linked = await db.selectDistinctOn([cards.userId]).from(cards).where(eq(cards.billing, true));
  await db.insert(cardTransactions).values(
    linked.map(({ id: cardId, clientId, userId }) => ({
      clientId,
      userId,
      cardId,
      description: 'SHOP',
      amountCents: 2000,
      rewardAmountCents: 101,
      rewardStatus: 'pending' as const,
      contributionCents: 125,
      purchasedAt,
      expectedAt: addDays(purchasedAt, 1),
    })),
  );
}

/** A killed server's claims hold for two minutes: this is what those would do. Gives how many there were. */
const endClaims = (db: Database) =>
  db
    .delete(dueClaims)
    .returning()
    .then((rows) => rows.length);

const perUser = (rows: readonly { userId: string; cents: number }[]) =>
  Object.fromEntries(rows.filter(({ cents }) => cents !== 0).map(({ userId, cents }) => [userId, cents]));

const centsOf = (column: typeof donations.amountCents | typeof accountHistory.amountCents) =>
  sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What members were told since an instant, cents each. */
async function entriesOf(db: Database, kind: 'cashBackConfirmed' | 'givingPassedOn', since: Date) {
  const { userId, amountCents, at } = accountHistory;
  return perUser(
    await db
      .select({ userId, cents: centsOf(amountCents) })
      .from(accountHistory)
      .where(and(eq(accountHistory.kind, kind), gt(at, since)))
      .groupBy(userId),
  );
}

/** What became of rewards and giving since an instant, by member, and what is left though it is due. */
export async function outcomeOf(db: Database, since: Date, now: Date) {
  const { userId, rewardStatus, rewardAmountCents, expectedAt } = cardTransactions;
  const confirmed = await db
    .select({ userId, cents: sql`coalesce(sum(${rewardAmountCents}), 0)`.mapWith(Number) })
    .from(cardTransactions)
    .where(
      and(eq(rewardStatus, 'confirmed'), isNotNull(expectedAt), gt(expectedAt, since), lte(expectedAt, now)),
    )
    .groupBy(userId);
  const given = await db
    .select({ userId: donations.userId, cents: centsOf(donations.amountCents) })
    .from(donations)
    .where(gt(donations.donatedAt, since))
    .groupBy(donations.userId);
  return {
    confirmed: perUser(confirmed),
    saidConfirmed: await entriesOf(db, 'cashBackConfirmed', since),
    given: perUser(given),
    saidGiven: await entriesOf(db, 'givingPassedOn', since),
    leftPending: await db.$count(cardTransactions, and(eq(rewardStatus, 'pending'), lte(expectedAt, now))),
    leftMonths: await db.$count(
      contributionMonths,
      and(
        eq(contributionMonths.giving, 'due'),
        lte(
          contributionMonths.month,
          sql`date_trunc('month', ${now.toISOString()}::timestamptz) - interval '1 month'`,
        ),
      ),
    ),
    differences: (await checkLedger(db)).differences,
  };
}

/**
 * Lets jumps of the clock make rewards and giving due for many members, and kills the server at a random instant of each
 * night's work but the first; the next server does the rest. Gives the instants around all of it, and how many claims the
 * kills left.
 */
export async function settleOverKills({ variables, read }: KilledDatabase, kills: number) {
  let server = await openKillable(variables);
  const jump = async (now: Date) => post(server, '/clock', { now: now.toISOString() });
  await makeMembers(server, 30);
  const first = addDays(new Date(), leapDays);
  await jump(first);
  await settle(server);
  // What the first jump settled is dated by the instants after it.
  const since = addHours(first, 1);

  let now = since;
  let claims = 0;
  let usual = 0;
  for (let night = 0; night <= kills; night += 1) {
    const bought = addMilliseconds(now, 1000);
    await server.kill();
    await read(async (db) => {
      await endClaims(db);
      await buyAll(db, bought);
    });
    server = await openKillable(variables);
    now = addDays(now, leapDays);
    const before = performance.now();
    await jump(now);
    if (night > 0) {
      await wait(Math.random() * usual);
      await server.kill();
      claims += await read(endClaims);
      server = await openKillable(variables);
      await jump(now);
    }
    await settle(server);
    if (night === 0) usual = performance.now() - before;
  }
  await server.kill();
  return { since, now, claims };
}
