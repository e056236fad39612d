import { eq, max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  cardTransactions,
  donations,
  lotteryTickets,
  payouts,
  referrals,
} from '#server/db/activity-schema.ts';
import { debts, dunning } from '#server/db/debts-schema.ts';
import { dueEffects } from '#server/db/due-effects-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import type { Database } from '#server/db/database.ts';
import { cards, charges, memberships, membershipSubscriptions, users } from '#server/db/schema.ts';
import { oneOf } from '#server/db/sets.ts';
import type { MemberRows } from './person-rows.ts';

const rowsAtOnce = 500;

/** Inserts any number of rows, some hundred in a statement. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Who lives in the demo has read what happened before. */
async function markRead(db: Database, members: MemberRows['users']): Promise<void> {
  const newest = db
    .select({ position: max(accountHistory.position) })
    .from(accountHistory)
    .where(eq(accountHistory.userId, users.id));
  const ids = members.flatMap(({ id }) => id ?? []);
  await db
    .update(users)
    .set({ historyReadPosition: sql`coalesce((${newest}), 0)` })
    .where(oneOf(users.id, ids));
}

/** Inserts members with everything they have. A giveaway ticket whose number is taken is left out. */
export async function insertMembers(db: Database, rows: MemberRows): Promise<void> {
  await insertAll(db, users, rows.users);
  await insertAll(db, memberships, rows.memberships);
  await insertAll(db, membershipSubscriptions, rows.subscriptions);
  await insertAll(db, cards, rows.cards);
  await insertAll(db, charges, rows.charges);
  await insertAll(db, debts, rows.debts);
  await insertAll(db, dunning, rows.dunning);
  await insertAll(db, cardTransactions, rows.transactions);
  await insertAll(db, donations, rows.donations);
  await insertAll(db, payouts, rows.payouts);
  await insertAll(db, dueEffects, rows.effects);
  await insertAll(db, referrals, rows.referrals);
  await insertAll(db, accountHistory, rows.history);
  await markRead(db, rows.users);
  if (rows.tickets.length > 0) await db.insert(lotteryTickets).values(rows.tickets).onConflictDoNothing();
}
