import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMoney } from '#src/messages/format.ts';
import { money } from './money.css.ts';

/** An amount in tabular figures; its size is that of the text around it. */
export function Money({ cents, currency }: { cents: Cents; currency: CurrencyCode }) {
  return <span className={money}>{formatMoney(cents, currency)}</span>;
}
