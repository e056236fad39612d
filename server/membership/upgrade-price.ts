import { max, subMinutes } from 'date-fns';
import type * as v from 'valibot';
import type { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { unusedValue } from '#machines/domain/unused-time.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { lastRoundUps } from '#server/payments/last-charges.ts';
import type { ReadContext } from '#server/payments/member-transaction.ts';
import { periodFrom } from '#server/payments/period.ts';
import { isRoundUp, nameOf, priceOf, startingCost, subtotalOf } from '#server/payments/plans.ts';
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

/** What is left of a paid period; null where nothing is, or round-ups are paid afterwards. */
function creditFor({ own, period, current }: AskedChange, now: Date): Line | null {
  if (isRoundUp(current) || own.current === null) return null;
  const amountCents = unusedValue({ ...period, price: priceOf(current) }, now);
  return amountCents === 0 ? null : { description: `Unused time on ${nameOf(current)}`, amountCents };
}

/** The price of the new plan less what is left of the running period; never below 0. */
function priceUpgrade(asked: AskedChange, now: Date): UpgradePrice {
  const price = startingCost(asked.target);
  const lines = [{ description: nameOf(asked.target), amountCents: price }];
  const credit = creditFor(asked, now);
  if (credit === null) return { amountCents: price, lines };
  const amountCents = Math.min(credit.amountCents, price);
  return { amountCents: price - amountCents, lines: [...lines, { ...credit, amountCents: -amountCents }] };
}

/** How long a price holds for the member who saw it: it rises by the second. */
const holdMinutes = 15;

/** What is charged: the amount that the member agreed to, where it was the price within the last minutes; else the price. */
export function amountToCharge(asked: AskedChange, now: Date, agreedCents: Cents | null): Cents {
  const { amountCents } = priceUpgrade(asked, now);
  if (agreedCents === null || agreedCents > amountCents) return amountCents;
  const seenAt = max([asked.period.startsAt, subMinutes(now, holdMinutes)]);
  return agreedCents < priceUpgrade(asked, seenAt).amountCents ? amountCents : agreedCents;
}

/** The price of an upgrade as it travels, with what the period after the new one costs and when. */
export async function viewUpgradePrice(
  { db, now }: ReadContext,
  asked: AskedChange,
): Promise<v.InferInput<typeof planPreviewSchema>> {
  const { amountCents, lines } = priceUpgrade(asked, now);
  const { endsAt } = periodFrom(asked.target, now);
  const last = isRoundUp(asked.target) ? null : await lastRoundUps(db, asked.own, now);
  return {
    amountToCharge: toMajorUnits(amountCents),
    lines: lines.map((line) => ({
      description: line.description,
      amount: toMajorUnits(line.amountCents),
    })),
    ...(last && { lastRoundUps: { date: last.date.toISOString(), amount: toMajorUnits(last.amountCents) } }),
    nextRenewal: {
      date: renewalAfter({ endsAt: endsAt.toISOString() }),
      amount: toMajorUnits(isRoundUp(asked.target) ? subtotalOf(asked.target) : priceOf(asked.target)),
    },
  };
}
