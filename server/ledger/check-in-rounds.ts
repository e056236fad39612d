import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { ledgerChecks } from '#server/db/ledger-schema.ts';
import { backfills } from '#server/db/operations-schema.ts';
import { users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { ledgerDifferences } from './check-ledger.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'log'>;

/** How many members are compared by one statement. */
const batchSize = 200;
/** How long a job goes on, each minute, until the day's round has ended. */
const mostMilliseconds = 5000;

type Round = typeof ledgerChecks.$inferSelect & { isOver: boolean };

/** The round, which no other server works at meanwhile. Null where one does, or the opening balances are not made yet. */
async function takeRound(db: Transaction): Promise<Round | null> {
  const [round] = await db
    .select({
      check: ledgerChecks,
      isOver: sql<boolean>`position is null
        and coalesce((ended_at at time zone 'UTC')::date >= (now() at time zone 'UTC')::date, false)`,
    })
    .from(ledgerChecks)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!round) return null;
  const isFillingIn = await db.$count(
    backfills,
    and(eq(backfills.name, 'ledger'), eq(backfills.isDone, false)),
  );
  return isFillingIn > 0 ? null : { ...round.check, isOver: round.isOver };
}

/** Compares the next members of the day's round. False where it has ended, or another server works at it. */
function checkBatch({ db, clock, log }: Deps): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const round = await takeRound(transaction);
    if (round === null || round.isOver) return false;
    const { position, differences } = round;
    const members = await transaction
      .select({ id: users.id })
      .from(users)
      .where(position === null ? undefined : gt(users.id, position))
      .orderBy(asc(users.id))
      .limit(batchSize);
    const last = members.at(-1)?.id;
    if (last === undefined) {
      await transaction
        .update(ledgerChecks)
        .set({ position: null, differences: 0, lastDifferences: differences, endedAt: sql`now()` });
      return false;
    }
    const found = await ledgerDifferences(transaction, { userIds: members.map(({ id }) => id) });
    for (const { userId, clientId, what, ...cents } of found) {
      const facts = { client: clientId, user: userId, what, ledger: cents.ledger, tables: cents.found };
      log({ time: clock.now().toISOString(), level: 'error', event: 'ledger differs', ...facts });
    }
    await transaction.update(ledgerChecks).set({
      position: last,
      differences: differences + found.length,
      ...(position === null && { begunAt: sql`now()` }),
    });
    return true;
  });
}

/**
 * Goes on with the day's round over all members' money, some members at a time, each read at one instant; a difference is
 * logged and counted. One server works at it at a time. It waits for the opening balances, and ends early when it is told to.
 */
export async function checkInRounds(deps: Deps, stopping: AbortSignal): Promise<void> {
  const end = performance.now() + mostMilliseconds;
  let isMore = true;
  while (isMore && !stopping.aborted && performance.now() < end) isMore = await checkBatch(deps);
}
