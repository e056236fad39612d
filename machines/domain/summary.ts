import * as v from 'valibot';
import { instant, money } from './wire.ts';

/** A month is its first instant, UTC. */
const month = instant;

/** A member's balances, in cents. */
export const summarySchema = v.object({
  cashBackBalance: money,
  pendingCashBack: money,
  /** By when all that is pending should be confirmed; null when nothing is, or it is late. */
  pendingExpectedAt: v.nullish(instant, null),
  lifetimeCashBack: money,
  contributedThisMonth: money,
  /** What the latest months gave, the running one last; none where the server does not say. */
  contributions: v.nullish(v.array(v.object({ month, amount: money })), []),
  /** Newest first; `month` is whose contributions were given. */
  lastDonations: v.array(
    v.object({ date: instant, amount: money, recipient: v.string(), month: v.nullish(month, null) }),
  ),
  /**
   * What somebody who has earned and given nothing yet has done to change that; null for everybody else. `hasCause` is
   * null where the programme has no causes to choose from.
   */
  firstSteps: v.nullish(v.object({ hasCause: v.nullable(v.boolean()), hasInvited: v.boolean() }), null),
  nextCharge: v.nullish(v.object({ date: instant, amount: money, reason: v.string() }), null),
});

export type MembershipSummary = v.InferOutput<typeof summarySchema>;
