import type { AppError } from '#machines/domain/app-error.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { StepEntered } from '#machines/page/page.types.ts';

export type SignUpStep = Extract<RouteName, `sign-up-${string}`>;

/** What is known when the flow begins: from the link that led here, from an earlier visit, or from a refresh. */
export interface SignUpRecall {
  plan: PlanChoice | null;
  /** Cents; null is unlimited. */
  maxRoundUp: Cents | null;
  /** A refresh came between paying and the answer. */
  isPaymentInterrupted: boolean;
  /** The membership was there before, and is over. */
  isReturning: boolean;
}

export interface SignUpContext extends SignUpRecall {
  step: RouteName;
  tiers: readonly Tier[];
  /** What the membership is on already, for somebody who comes back to pay. */
  memberPlan: PlanChoice | null;
  error: AppError | null;
}

export type SignUpEvent =
  | StepEntered
  | { type: 'plan.choose'; plan: PlanChoice }
  | { type: 'details.skip' }
  | { type: 'join.retry' }
  | { type: 'receipt.close' };
