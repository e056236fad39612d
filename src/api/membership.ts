import * as v from 'valibot';
import type { Enrolment } from '#machines/domain/enrolment.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { changedMembershipSchema, type Membership, type Session } from '#machines/domain/member.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import { keyHeader } from './key-header.ts';
import type { Http } from './http.ts';
import { openedAnswer } from './open-session.ts';

export const calls = {
  enrol: { method: 'POST', path: 'membership', keyed: true },
  chargeMembership: { method: 'POST', path: 'membership/charge', keyed: true },
} as const satisfies Calls;

/** A charge that is done, or one that the bank has not settled yet: then the session tells how it ended. */
export type ChargeOutcome = { kind: 'charged'; membership: Membership } | { kind: 'pending' };

/** How a call answers that may have to wait for the bank. */
export const chargeAnswer = v.union([
  v.pipe(
    v.object({ pending: v.literal(true) }),
    v.transform((): ChargeOutcome => ({ kind: 'pending' })),
  ),
  v.pipe(
    v.object({ membership: changedMembershipSchema }),
    v.transform(({ membership }): ChargeOutcome => ({ kind: 'charged', membership })),
  ),
]);

/**
 * Joins the programme of this client, unpaid as yet. The cap is cents, and left out when it is unlimited. The key
 * makes a repeated call the same one. Somebody who is a member already is a `rejected` error with i_member_001.
 */
export function enrol(
  http: Http,
  { membershipTierId, membershipTierPlanId }: PlanChoice,
  { maxRoundUp, newsletter, over18 }: Enrolment,
  { key, utm }: { key: string | null; utm: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<Session> {
  return http.send(calls.enrol, openedAnswer, {
    signal,
    headers: { ...utm, ...keyHeader(key) },
    json: {
      membershipTierId,
      membershipTierPlanId: membershipTierPlanId ?? undefined,
      maxRoundUp: maxRoundUp === null ? undefined : toMajorUnits(maxRoundUp),
      newsletter,
      over18,
    },
  });
}

/**
 * Charges what is due to the primary card. The key makes a repeated call the same one. A declined charge is a
 * `rejected` error with the code i_membership_subscription_001, a member without a card has i_card_001.
 */
export function chargeMembership(
  http: Http,
  key: string | null,
  signal: AbortSignal,
): Promise<ChargeOutcome> {
  return http.send(calls.chargeMembership, chargeAnswer, { signal, headers: keyHeader(key) });
}
