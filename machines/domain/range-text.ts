import type { CurrencyCode } from './client.ts';
import { formatMoney } from './money-format.ts';
import type { RoundUpRange } from './round-up-range.ts';

/** What the round-ups of a month are charged at least and at most: "$10.00 to $25.00"; null without limits. */
export function rangeText(range: RoundUpRange, currencyCode: CurrencyCode): string | null {
  const [least, most] = [range.least, range.most].map((cents) => cents && formatMoney(cents, currencyCode));
  if (!least) return most ? `Up to ${most}` : null;
  if (!most) return `${least} or more`;
  return least === most ? most : `${least} to ${most}`;
}
