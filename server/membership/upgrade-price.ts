import { max, subMinutes } from 'date-fns';
import type * as v from 'valibot';
import type { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { unusedValue } from '#machines/domain/unused-time.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { paidFor } from '#server/payments/credit-plan.ts';
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

/** A change, with what the running period cost, cents: nothing where none runs, or where round-ups pay for it afterwards. */
interface PricedChange extends AskedChange {
  paidCents: Cents;
}

/** The price of a plan may have changed since it was paid. */
async function withPaid(db: Database, asked: AskedChange): Promise<PricedChange> {
  const { own, period, current } = asked;
  if (isRoundUp(current) || own.current === null) return { ...asked, paidCents: 0 };
  const { clientId, userId: id } = own.membership;
  return { ...asked, paidCents: (await paidFor(db, { clientId, id }, period)) ?? priceOf(current) };
}

/** What is left of a paid period; null where nothing is. */
function creditFor({ period, current, paidCents }: PricedChange, now: Date): Line | null {
  const amountCents = unusedValue({ ...period, price: paidCents }, now);
  return amountCents === 0 ? null : { description: `Unused time on ${nameOf(current)}`, amountCents };
}

/** The price of the new plan less what is left of the running period; never below 0. */
function priceUpgrade(asked: PricedChange, now: Date): UpgradePrice {
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
export async function amountToCharge(
  { db, now }: ReadContext,
  asked: AskedChange,
  agreedCents: Cents | null,
): Promise<Cents> {
  const priced = await withPaid(db, asked);
  const { amountCents } = priceUpgrade(priced, now);
  if (agreedCents === null || agreedCents > amountCents) return amountCents;
  const seenAt = max([asked.period.startsAt, subMinutes(now, holdMinutes)]);
  return agreedCents < priceUpgrade(priced, seenAt).amountCents ? amountCents : agreedCents;
}

/** The price of an upgrade as it travels, with what the period after the new one costs and when. */
export async function viewUpgradePrice(
  { db, now }: ReadContext,
  asked: AskedChange,
): Promise<v.InferInput<typeof planPreviewSchema>> {
  const { amountCents, lines } = priceUpgrade(await withPaid(db, asked), now);
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
