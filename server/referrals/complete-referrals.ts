import { max } from 'date-fns';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isUndecided, membershipChanges, wasMember } from '#machines/domain/friend-outcome.ts';
import type { HistoryKind } from '#machines/domain/history.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { referrals } from '#server/db/activity-schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { dunning } from '#server/db/debts-schema.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import { clients, memberships } from '#server/db/schema.ts';
import { givenRows, ofUsers } from '#server/db/sets.ts';
import { recordAll } from '#server/history/record.ts';
import type { DueTurn } from '#server/payments/member-transaction.ts';
import { rewardCents } from './reward-cents.ts';

const mostFriends = 500;

/** What a friend's history last says of their membership by the day on which they have stayed; null for nothing. */
function lastChange(db: Transaction) {
  const { kind, clientId, userId, at, position } = accountHistory;
  const { friendId, completesAt } = referrals;
  return db
    .select({ kind })
    .from(accountHistory)
    .where(
      and(
        eq(clientId, referrals.clientId),
        eq(userId, friendId),
        lte(at, completesAt),
        inArray(kind, membershipChanges),
      ),
    )
    .orderBy(desc(at), desc(position))
    .limit(1);
}

/** Friends of members who have stayed long enough by now, unless they had left, with what is given for each. */
async function dueFriends(db: Transaction, turns: readonly DueTurn[]) {
  const { id, userId, friendId, status, completesAt } = referrals;
  const users = turns.map(({ user }) => user);
  const rows = await db
    .select({
      id,
      userId,
      friendId,
      completesAt,
      friend: { status: memberships.status, cancelledAt: memberships.cancelledAt },
      behind: { renewsAt: memberships.renewsAt, dunningAt: dunning.dueAt },
      change: sql<HistoryKind | null>`(${lastChange(db)})`,
      config: clients.config,
    })
    .from(referrals)
    .innerJoin(clients, eq(clients.id, referrals.clientId))
    .leftJoin(memberships, eq(memberships.userId, friendId))
    .leftJoin(dunning, eq(dunning.membershipId, memberships.id))
    .where(
      and(
        ofUsers(referrals, users),
        sql`${status} = 'pending'`,
        lte(completesAt, max(turns.map(({ now }) => now))),
      ),
    )
    .limit(mostFriends * turns.length);
  return rows.flatMap((row) => {
    const { completesAt: day, friend, behind, change } = row;
    const turn = turns.find(({ user, now }) => user.id === row.userId && day && day <= now);
    if (!turn || !day || (friend !== null && isUndecided({ ...behind, ...friend }, day))) return [];
    const hasStayed = row.friendId === null || (friend !== null && wasMember({ ...friend, change }, day));
    return [{ ...row, turn, hasStayed, cents: hasStayed ? rewardCents(row.config) : null }];
  });
}

/**
 * Gives members the reward of each friend who has stayed three months, and denies that of one who had left by then,
 * however late this runs. One whose own payments are late waits for them. A friend without an account of their own counts as one who stayed.
 */
export async function completeReferrals(db: Transaction, turns: readonly DueTurn[]): Promise<void> {
  const due = await dueFriends(db, turns);
  if (due.length === 0) return;
  const rows = givenRows(due, {
    id: ['uuid', ({ id }) => id],
    state: ['text', ({ hasStayed }) => (hasStayed ? 'approved' : 'denied')],
    cents: ['integer', ({ cents }) => cents],
  });
  await db
    .update(referrals)
    .set({ status: sql`given.state`, rewardAmountCents: sql`given.cents` })
    .from(rows)
    .where(and(eq(referrals.id, sql`given.id`), eq(referrals.status, 'pending')));
  const paid = (cents: Cents | null): cents is Cents => cents !== null && cents > 0;
  await recordAll(
    db,
    due.flatMap(({ turn, cents }) =>
      paid(cents) ? [{ ...turn, origin: null, entry: { kind: 'friendRewarded', amountCents: cents } }] : [],
    ),
  );
}
