import { partsOf, whoseIs } from '#machines/domain/whose-money.ts';
import { byWhom } from '#src/messages/whose-money.ts';
import { Money } from '#src/ui/money/money.tsx';
import { activityMessages } from './activity.messages.ts';
import type { ChartProps } from './chart.tsx';
import * as styles from './contributions.css.ts';
import { formatUnit } from './format-period.ts';

const copy = activityMessages.chart;

/** The numbers of the chart, with who gave how much where the member and stores did. */
export function ContributionsTable({ contributions, unit, currency }: ChartProps) {
  const { items, total, ownTotal } = contributions;
  const isOfBoth = whoseIs(partsOf(total, ownTotal)) === 'both';
  return (
    <table className={styles.table} aria-label={copy.slider[unit]}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            {copy.table[unit]}
          </th>
          <th scope="col" className={`${styles.heading} ${styles.number}`}>
            {copy.table.amount}
          </th>
          <th scope="col" className={`${styles.heading} ${styles.number}`}>
            {copy.table.purchases}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ date, amount, own, count }) => (
          <tr key={date}>
            <th scope="row" className={styles.cell}>
              {formatUnit(date, unit)}
              {isOfBoth && <span className={styles.byWhom}>{byWhom(partsOf(amount, own), currency)}</span>}
            </th>
            <td className={`${styles.cell} ${styles.number}`}>
              <Money cents={amount} currency={currency} />
            </td>
            <td className={`${styles.cell} ${styles.number}`}>{count}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`${styles.cell} ${styles.foot}`}>
            {copy.table.sum}
            {isOfBoth && <span className={styles.byWhom}>{byWhom(partsOf(total, ownTotal), currency)}</span>}
          </th>
          <td className={`${styles.cell} ${styles.number} ${styles.foot}`}>
            <Money cents={total} currency={currency} />
          </td>
          <td className={`${styles.cell} ${styles.number} ${styles.foot}`}>
            {items.reduce((sum, { count }) => sum + (count ?? 0), 0)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
