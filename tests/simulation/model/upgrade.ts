import type { Cents, Instant } from './calendar.ts';
import type { Period } from './member.ts';

/** What the rest of a paid period is worth: its price by the share of its time that is left. Round-ups are paid afterwards. */
export function unusedCredit({ plan, startsAt, endsAt }: Period, at: Instant): Cents {
  if (plan.price === null) return 0;
  const end = endsAt + 1;
  return Math.round((plan.price * (end - at)) / (end - startsAt));
}
