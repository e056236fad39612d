import type { AppError } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Membership, PeriodCharge, Session } from '#machines/domain/member.ts';
import type { SubscriptionOverlay } from '#machines/domain/overlay.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { LastRoundUps } from '#machines/domain/plan-preview.ts';
import type { Tier } from '#machines/domain/tier.ts';
import type { WorkFact } from '#machines/payment/work.ts';

/** What is known of a member who chooses a plan. */
export interface SubscriptionFacts {
  session: Session;
  cards: readonly Card[];
  tiers: readonly Tier[];
  /** Whether the client lets members move down. */
  mayDowngrade: boolean;
  hasReferral: boolean;
  /** Whether the member comes straight from signing up. */
  isNew: boolean;
  /** A call whose answer a refresh cut off: it is asked about before anything else. */
  interrupted: InterruptedChange | null;
}

export interface InterruptedChange {
  way: PlanWay;
  /** The plan that was asked for. */
  choice: PlanChoice;
}

/** Where the choice of a plan leads. */
export type PlanWay = 'card' | 'upgrade' | 'downgrade';

export interface SubscriptionContext {
  overlay: SubscriptionOverlay;
  facts: SubscriptionFacts | null;
  choice: PlanChoice | null;
  /** The membership that has begun or changed here, as the server told it then. */
  changed: Membership | null;
  /** What was agreed to be paid for it; null where nothing was, or where that is not known any more. */
  agreed: PeriodCharge | null;
  /** The round-ups that are charged all the same, as they were reviewed; null for none, or where that is not known. */
  lastRoundUps: LastRoundUps | null;
  error: AppError | null;
}

export type SubscriptionEvent =
  | { type: 'facts.retry' }
  | { type: 'tiers.open' }
  | { type: 'plan.choose'; choice: PlanChoice }
  | { type: 'referral.skip' }
  | { type: 'card.retry' }
  | { type: 'step.back' }
  | { type: 'flow.close' }
  | WorkFact;

/** How a review ended. */
export type ReviewOutput =
  | {
      kind: 'changed';
      membership: Membership;
      agreed?: PeriodCharge | null;
      lastRoundUps?: LastRoundUps;
    }
  | { kind: 'refused'; error: AppError | null }
  /** Stale: the server refused what was reviewed, so what is known of the member may be old. */
  | { kind: 'left'; isStale?: boolean };
