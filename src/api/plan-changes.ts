import * as v from 'valibot';
import { asAppError, isMissingCall, leavesOpen, type AppError } from '#machines/domain/app-error.ts';
import { changedMembershipSchema, type Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { planPreviewSchema, type PlanPreview } from '#machines/domain/plan-preview.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';
import { keyHeader } from './key-header.ts';
import { chargeAnswer, type ChargeOutcome } from './membership.ts';

export const calls = {
  previewChange: { method: 'GET', path: 'membership/update-preview' },
  changeMembership: { method: 'PATCH', path: 'membership', keyed: true },
  scheduleDowngrade: { method: 'POST', path: 'membership/downgrade', keyed: true, optional: true },
  cancelDowngrade: { method: 'DELETE', path: 'membership/downgrade', optional: true },
  cancelMembership: { method: 'POST', path: 'membership/cancel' },
} as const satisfies Calls;

/** An upgrade as it was reviewed. */
export interface PlanUpgrade {
  choice: PlanChoice;
  /** The card that pays. */
  cardId: string;
  /** Cents, as the preview said: the server refuses an upgrade that would cost anything else. */
  amountToCharge: Cents;
}

/** Why somebody leaves; both may be left out. */
export interface CancelReason {
  reason?: string;
  comment?: string;
}

const membershipAnswer = v.pipe(
  v.object({ membership: changedMembershipSchema }),
  v.transform(({ membership }) => membership),
);

const planOf = ({ membershipTierId, membershipTierPlanId }: PlanChoice) => ({
  membershipTierId,
  membershipTierPlanId: membershipTierPlanId ?? undefined,
});

/** What an upgrade costs now. A tier that is gone is a `rejected` error with i_card_005, a plan with i_card_006. */
export function previewChange(http: Http, choice: PlanChoice, signal: AbortSignal): Promise<PlanPreview> {
  return http.send(calls.previewChange, planPreviewSchema, { signal, query: planOf(choice) });
}

/** Whether a payment for this plan is with the bank. Throws what leaves that open. */
export async function isUpgradeUnderWay(
  http: Http,
  choice: PlanChoice,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await previewChange(http, choice, signal);
    return false;
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind === 'rejected' && error.status === 409) return true;
    if (error.kind !== 'rejected' || leavesOpen(error)) throw thrown;
    return false;
  }
}

/**
 * Upgrades at once and charges what the preview said; a slow bank leaves it pending. The key makes a repeated call
 * the same one. A declined card is a `rejected` error with i_membership_subscription_002; an amount that is not right
 * any more has the status 422.
 */
export function upgradePlan(
  http: Http,
  { choice, cardId, amountToCharge }: PlanUpgrade,
  key: string | null,
  signal: AbortSignal,
): Promise<ChargeOutcome> {
  return http.send(calls.changeMembership, chargeAnswer, {
    signal,
    headers: keyHeader(key),
    json: { ...planOf(choice), cardId, amountToCharge: toMajorUnits(amountToCharge) },
  });
}

/** Keeps a membership that was cancelled and still runs: it stays on its plan. Nothing is charged. */
export function undoCancel(http: Http, current: PlanChoice, key: string | null, signal: AbortSignal) {
  return http.send(calls.changeMembership, membershipAnswer, {
    signal,
    headers: keyHeader(key),
    json: planOf(current),
  });
}

/**
 * Schedules a downgrade for the day after the paid period; the answer's last subscription is the scheduled one. Rejects
 * with `unsupported` where the server has no such call at this path.
 */
export function scheduleDowngrade(
  http: Http,
  choice: PlanChoice,
  key: string | null,
  signal: AbortSignal,
  path: string = calls.scheduleDowngrade.path,
): Promise<Membership> {
  return orUnsupported(
    http.send({ ...calls.scheduleDowngrade, path }, membershipAnswer, {
      signal,
      headers: keyHeader(key),
      json: planOf(choice),
    }),
  );
}

/** Takes a scheduled downgrade back. Rejects with `unsupported` where the server has no such call at this path. */
export function cancelDowngrade(
  http: Http,
  signal: AbortSignal,
  path: string = calls.cancelDowngrade.path,
): Promise<Membership> {
  return orUnsupported(http.send({ ...calls.cancelDowngrade, path }, membershipAnswer, { signal }));
}

async function orUnsupported<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isMissingCall(asAppError(error))) throw { kind: 'unsupported' } satisfies AppError;
    throw error;
  }
}

/** Cancels the membership: it is churned at once, and runs to the end of what is paid. */
export function cancelMembership(http: Http, why: CancelReason, signal: AbortSignal): Promise<Membership> {
  return http.send(calls.cancelMembership, membershipAnswer, { signal, json: why });
}
