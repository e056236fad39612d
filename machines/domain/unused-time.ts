import type { Cents } from './wire.ts';

/** A paid period, its last instant included, and what it cost, cents. */
interface PaidTime {
  startsAt: Date;
  endsAt: Date;
  price: Cents;
}

/** What the rest of a paid period is worth at an instant, cents: its price by the share of the time that is left. */
export function unusedValue({ startsAt, endsAt, price }: PaidTime, now: Date): Cents {
  const end = endsAt.getTime() + 1;
  const share = (end - now.getTime()) / (end - startsAt.getTime());
  return Math.round(price * Math.min(Math.max(share, 0), 1));
}
