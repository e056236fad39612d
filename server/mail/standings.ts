import { addMilliseconds } from 'date-fns';
import { isOver } from '#machines/domain/membership-over.ts';
import type { Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { membershipAt, readMemberships } from '#server/member/membership.ts';
import { nextCharge } from '#server/payments/next-charge.ts';
import { nameOf, planFinder } from '#server/payments/plans.ts';
import type { MailedFacts } from './mailed-facts.ts';

/** How a membership stands when a mail is written. */
interface Standing extends Pick<MailedFacts, 'next' | 'hasLeft' | 'runningPlan'> {
  /** The period that runs; null for none. */
  runningId: string | null;
}

/** How the memberships of users stand, by the users' ids. */
export async function standingsOf(
  db: Transaction,
  users: readonly UserRow[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> {
  const plans = planFinder(db);
  const found = new Map<string, Standing>();
  for (const [userId, record] of await readMemberships(db, users)) {
    const own = membershipAt(record, now);
    const { membership, current } = own;
    const charge = await nextCharge(own, plans);
    const running = current && (await plans(membership.clientId, current));
    found.set(userId, {
      runningId: current?.id ?? null,
      runningPlan: running && nameOf(running),
      hasLeft: isOver({ status: membership.status, currentSubscription: current }),
      next: charge && {
        on: addMilliseconds(charge.after.endsAt, 1),
        choice: charge.choice,
        cap: membership.maxRoundUpCents,
      },
    });
  }
  return found;
}
