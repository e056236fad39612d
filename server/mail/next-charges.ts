import { addMilliseconds } from 'date-fns';
import type { Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { membershipAt, readMemberships } from '#server/member/membership.ts';
import { nextCharge } from '#server/payments/next-charge.ts';
import { planFinder } from '#server/payments/plans.ts';
import type { MailedFacts } from './mailed-facts.ts';

/** The next charges of members, by their ids, each with the period that runs until then. */
export async function nextChargesOf(db: Transaction, users: readonly UserRow[], now: Date) {
  const plans = planFinder(db);
  const found = new Map<string, { runningId: string | null; next: NonNullable<MailedFacts['next']> }>();
  for (const [userId, record] of await readMemberships(db, users)) {
    const own = membershipAt(record, now);
    const charge = await nextCharge(own, plans);
    if (charge === null) continue;
    const { after, choice } = charge;
    const cap = own.membership.maxRoundUpCents;
    const next = { on: addMilliseconds(after.endsAt, 1), choice, cap };
    found.set(userId, { runningId: own.current?.id ?? null, next });
  }
  return found;
}
