import type { CurrencyCode } from '#machines/domain/client.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { formatMonth } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { homeMessages } from './home.messages.ts';
import * as styles from './month-strip.css.ts';

interface MonthStripProps {
  months: MembershipSummary['contributions'];
  currency: CurrencyCode;
}

const copy = homeMessages.balances;
const shown = 12;

/** What the latest months gave, one bar each; as a list of months and amounts for who does not see them. */
export function MonthStrip({ months: all, currency }: MonthStripProps) {
  const months = all.slice(-shown);
  const most = Math.max(1, ...months.map(({ amount }) => amount));
  return (
    <ol className={styles.strip} aria-label={copy.months}>
      {months.map(({ month, amount }) => {
        const words = copy.inMonth(formatMonth(month), formatMoney(amount, currency));
        return (
          <li key={month} className={styles.month} title={words}>
            <span className={styles.bar} style={{ '--share': amount / most }} aria-hidden="true" />
            <span aria-hidden="true">{formatMonth(month).charAt(0)}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
