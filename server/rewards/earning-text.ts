import type { CurrencyCode } from '#machines/domain/client.ts';
import { formatMoney } from '#machines/domain/money-format.ts';
import type { rewards } from '#server/db/activity-schema.ts';

/** What an offer earns: a share in percent, or an amount, from a least amount on. */
export type Earning = Pick<typeof rewards.$inferSelect, 'earnsPercent' | 'earnsCents' | 'earnsFromCents'>;

/** "5% cash back", "$10.00 back on $50.00", in the client's money; empty for an offer that does not say. */
export function earningText(
  { earnsPercent, earnsCents, earnsFromCents }: Earning,
  currencyCode: CurrencyCode,
): string {
  if (earnsPercent !== null) return `${earnsPercent}% cash back`;
  if (earnsCents === null) return '';
  const back = `${formatMoney(earnsCents, currencyCode)} back`;
  return earnsFromCents === null ? back : `${back} on ${formatMoney(earnsFromCents, currencyCode)}`;
}
