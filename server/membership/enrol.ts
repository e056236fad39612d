import type { Enrolment } from '#machines/domain/enrolment.ts';
import type { ClientRow, UserRow } from '#server/db/rows.ts';
import { memberships } from '#server/db/schema.ts';
import { rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import { checkCap } from '#server/member/donation-cap.ts';
import { membershipOf } from '#server/member/membership.ts';
import { choosePlan, nameOf } from '#server/payments/plans.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';

interface EnrolRequest extends Enrolment {
  user: UserRow;
  client: ClientRow;
  tierId: string;
  tierPlanId: string | null;
}

/**
 * Makes a person a member who has yet to pay. Throws `i_member_001` for one who has joined, and the refusals of the tier,
 * the plan and the cap.
 */
export async function enrol(transaction: MemberTransaction, request: EnrolRequest): Promise<void> {
  const { db, now } = transaction;
  const { user, client, tierId, tierPlanId, maxRoundUp, newsletter } = request;
  if ((await membershipOf(db, user, now)) !== null) throw rejected('i_member_001');
  const choice = await choosePlan(db, client.id, { tierId, tierPlanId });
  const { tier, plan } = choice;
  checkCap(maxRoundUp, client, tier.maxRoundUpCents);
  await db.insert(memberships).values({
    clientId: client.id,
    userId: user.id,
    status: 'abandoned_checkout',
    tierId: tier.id,
    tierPlanId: plan?.id ?? null,
    newsletter,
    maxRoundUpCents: maxRoundUp,
    referralRockParentId: user.referredBy,
    createdAt: now,
    updatedAt: now,
  });
  await record(transaction, user, { kind: 'enrolled', plan: nameOf(choice) });
}
