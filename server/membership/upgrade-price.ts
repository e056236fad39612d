import { addMilliseconds, differenceInCalendarDays, differenceInDays } from 'date-fns';
import type * as v from 'valibot';
import type { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { utc } from '#machines/domain/utc.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { isRoundUp, nameOf, periodFrom, priceOf, startingCost, subtotalOf } from '#server/payments/plans.ts';
import type { AskedChange } from './plan-change.ts';

interface Line {
  description: string;
  amountCents: Cents;
}

/** What an upgrade costs now, line by line. */
export interface UpgradePrice {
  amountCents: Cents;
  lines: Line[];
}

/** What is left of a paid period, in whole days, at its price; null where nothing is, or round-ups are paid afterwards. */
function creditFor({ period, current }: AskedChange, now: Date): Line | null {
  const end = addMilliseconds(period.endsAt, 1);
  const daysLeft = differenceInDays(end, now, { in: utc });
  if (isRoundUp(current) || daysLeft <= 0) return null;
  const days = differenceInCalendarDays(end, period.startsAt, { in: utc });
  const amountCents = Math.round((priceOf(current) * daysLeft) / days);
  if (amountCents === 0) return null;
  const unused = daysLeft === 1 ? '1 unused day' : `${daysLeft} unused days`;
  return { description: `${unused} of ${nameOf(current)}`, amountCents };
}

/** The price of the new plan less the unused days of the running period; never below 0. */
export function priceUpgrade(asked: AskedChange, now: Date): UpgradePrice {
  const price = startingCost(asked.target);
  const lines = [{ description: nameOf(asked.target), amountCents: price }];
  const credit = creditFor(asked, now);
  if (credit === null) return { amountCents: price, lines };
  const amountCents = Math.min(credit.amountCents, price);
  return { amountCents: price - amountCents, lines: [...lines, { ...credit, amountCents: -amountCents }] };
}

/** The price of an upgrade as it travels, with what the period after the new one costs and when. */
export function viewUpgradePrice(asked: AskedChange, now: Date): v.InferInput<typeof planPreviewSchema> {
  const { amountCents, lines } = priceUpgrade(asked, now);
  const { endsAt } = periodFrom(asked.target, now);
  return {
    amountToCharge: toMajorUnits(amountCents),
    lines: lines.map((line) => ({
      description: line.description,
      amount: toMajorUnits(line.amountCents),
    })),
    nextRenewal: {
      date: renewalAfter({ endsAt: endsAt.toISOString() }),
      amount: toMajorUnits(isRoundUp(asked.target) ? subtotalOf(asked.target) : priceOf(asked.target)),
    },
  };
}
