import * as v from 'valibot';
import { instant, money } from './wire.ts';

/** A member's balances, in cents. */
export const summarySchema = v.object({
  cashBackBalance: money,
  pendingCashBack: money,
  /** By when all that is pending should be confirmed; null when nothing is, or it is late. */
  pendingExpectedAt: v.nullish(instant, null),
  lifetimeCashBack: money,
  contributedThisMonth: money,
  lastDonations: v.array(v.object({ date: instant, amount: money, recipient: v.string() })),
  nextCharge: v.nullish(v.object({ date: instant, amount: money, reason: v.string() }), null),
});

export type MembershipSummary = v.InferOutput<typeof summarySchema>;
