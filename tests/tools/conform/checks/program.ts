import type { CurrencyCode } from '#machines/domain/client.ts';
import { openTiers } from '#machines/domain/plan-choice.ts';
import { tierName, type Tier } from '#machines/domain/tier.ts';
import { fetchClient } from '#src/api/client.ts';
import { fetchTheme } from '#src/api/theme.ts';
import { fetchTiers } from '#src/api/tiers.ts';
import { priceText } from '#src/messages/plans.ts';
import type { Asking } from '../asking.ts';

/** What every page needs before anybody logs in. */
export async function checkProgram(asking: Asking): Promise<void> {
  const client = await asking.ask('fetchClient', fetchClient);
  const tiers = await asking.ask('fetchTiers', fetchTiers);
  if ('output' in client && 'output' in tiers)
    asking.findings.add(
      'fine',
      'prices as members read them, to compare',
      pricesOf(tiers.output, client.output.currencyCode),
      'Prices that are sent in cents look like any others, a hundred times as high.',
    );
  await asking.ask('fetchTheme', fetchTheme);
}

/** `Gold $25.00/month, Silver $10.00/month`. */
function pricesOf(tiers: readonly Tier[], currencyCode: CurrencyCode): string {
  const prices = openTiers(tiers).flatMap((tier) => {
    const plans = tier.membershipTierPlans.length === 0 ? [null] : tier.membershipTierPlans;
    return plans.map((plan) => `${tierName(tier)} ${priceText({ tier, plan }, currencyCode)}`);
  });
  return prices.join(', ') || 'none';
}
