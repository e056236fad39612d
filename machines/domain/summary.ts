import * as v from 'valibot';
import { rows } from './rows.ts';
import { boolean, instant, money, optionalInstant, orElse, text } from './wire.ts';

/** A month is its first instant, UTC. */
const month = instant;

/** A member's balances, in cents. */
export const summarySchema = v.object({
  cashBackBalance: money,
  pendingCashBack: money,
  /** By when all that is pending should be confirmed, though that day be over; null when nothing is. */
  pendingExpectedAt: optionalInstant,
  lifetimeCashBack: money,
  contributedThisMonth: money,
  /** How much of that is the member's own money; null where the server does not say. */
  contributedOwnThisMonth: orElse(money, null),
  /** What the latest months gave, the running one last; none where the server does not say. */
  contributions: orElse(rows(v.object({ month, amount: money })), []),
  /** Newest first; `month` is whose contributions were given. */
  lastDonations: v.fallback(
    rows(
      v.object({
        date: instant,
        amount: money,
        /** How much of it was the member's own money; null where the server does not say. */
        own: orElse(money, null),
        recipient: v.fallback(text, ''),
        month: optionalInstant,
      }),
    ),
    [],
  ),
  /**
   * What somebody who has earned and given nothing yet has done to change that; null for everybody else. `hasCause` is
   * null where the programme has no causes to choose from.
   */
  firstSteps: orElse(v.object({ hasCause: v.nullable(boolean), hasInvited: boolean }), null),
  nextCharge: orElse(v.object({ date: instant, amount: money, reason: v.fallback(text, '') }), null),
});

export type MembershipSummary = v.InferOutput<typeof summarySchema>;
