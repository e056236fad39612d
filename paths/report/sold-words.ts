import { formatMoney } from '#machines/domain/money-format.ts';
import { samplePreview } from '#machines/samples/plan-previews.ts';
import { tierPairs, tierWords } from '#machines/samples/tier-words.ts';
import type { Bought } from '#paths/drive/money-seen.ts';

export type Frequency = 'month' | 'year';

/** A tier with its price in cents. */
export interface Sold {
  name: string;
  price: number;
  hidden: boolean;
  membershipTierPlans: readonly { frequency: string; priceCents: number }[];
}

export interface Seller {
  currencyCode: string;
  /** The plan of the member whom a tester uses; null where nothing is sold. */
  usual: Pick<Sold, 'name' | 'price'> | null;
}

interface Prices {
  money: (cents: number) => string;
  /** The plan of the member whom a tester makes. */
  usual: string;
  bought: (frequency: Frequency) => Pick<Bought, 'plan' | 'starting' | 'upgrade'>;
}

/** What is paid at a tenant, by the rules of its prices. */
export function pricesOf({ currencyCode, usual }: Seller, tiers: readonly Sold[]): Prices {
  const money = (cents: number) => formatMoney(cents, currencyCode);
  const high = tierPairs(tiers).at(-1)?.tier;
  /** Round-ups are paid afterwards, and leave nothing unused. */
  const credit = usual === null || usual.price < 0 ? '' : ` less the unused time on ${usual.name}`;
  return {
    money,
    usual: usual?.name ?? '',
    bought: (frequency) => {
      const price = high?.membershipTierPlans.find((plan) => plan.frequency === frequency)?.priceCents;
      const name = `${high?.name ?? usual?.name ?? ''}, ${frequency === 'year' ? 'annual' : 'monthly'}`;
      const starting = price === undefined ? null : money(price);
      return { plan: name, starting, upgrade: `${starting ?? ''}${credit}` };
    },
  };
}

/** The words of the catalog with what a tenant sells: its tiers, what they cost, and the plan of its usual member. */
export function soldWords(
  { money, usual, bought }: Prices,
  tiers: readonly Sold[],
): (text: string) => string {
  const { words } = tierWords(tiers);
  const pairs = tierPairs(tiers);
  const sampleCharge = formatMoney(samplePreview.amountToCharge, 'USD');
  if (pairs.length === 0)
    return (text) => text.replaceAll('A link had brought a plan', 'Nothing was chosen before');
  return (text) => {
    const priced = pairs.reduce(
      (reported, { sample, tier }) =>
        reported.replaceAll(
          `${sample.name} · ${formatMoney(sample.price, 'USD')}`,
          `${tier.name} · ${money(tier.price)}`,
        ),
      text.replaceAll(/\bmember on (?:Silver|Gold)\b/g, `member on ${usual}`),
    );
    return words(priced.replaceAll(sampleCharge, bought('month').upgrade));
  };
}
