import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Giving } from '#machines/domain/giving.ts';
import { partsOf, whoseIs } from '#machines/domain/whose-money.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { formatMonthYear } from '#src/messages/format-date.ts';
import { formatInteger, formatMoney } from '#src/messages/format.ts';
import { byWhom } from '#src/messages/whose-money.ts';
import { SummaryList } from '#src/ui/summary-list/summary-list.tsx';
import { statementBodyMessages as copy } from './statement-body.messages.ts';
import * as styles from './sheet.css.ts';

export interface StatementBodyProps {
  giving: Giving;
  currencyCode: CurrencyCode;
}

/** How much was given, by whom, to whom and by month, and whether that serves for taxes. */
export default function StatementBody({ giving, currencyCode }: StatementBodyProps) {
  const { total, ownTotal, byCause, byMonth, taxNote } = giving;
  const parts = partsOf(total, ownTotal);
  const isOfBoth = whoseIs(parts) === 'both';
  const givers = ({ amount, own }: { amount: Cents; own: Cents | null }) =>
    isOfBoth && <span className={styles.givers}>{byWhom(partsOf(amount, own), currencyCode)}</span>;
  return (
    <div className={styles.body}>
      <div className={styles.total}>
        <span className={styles.label}>{copy.total}</span>
        <span className={styles.totalAmount}>{formatMoney(total, currencyCode)}</span>
        {byCause.length === 0 && <span className={styles.note}>{copy.nothing}</span>}
        {parts && total !== 0 && (
          <SummaryList
            rows={[
              { label: copy.own, value: formatMoney(parts.own, currencyCode) },
              { label: copy.stores, value: formatMoney(parts.stores, currencyCode) },
            ]}
          />
        )}
      </div>
      {byCause.length > 0 && (
        <div className={styles.tables}>
          <table className={styles.table}>
            <caption className={styles.caption}>{copy.byCause}</caption>
            <thead>
              <tr>
                <th className={styles.columnHead}>{copy.cause}</th>
                <th className={styles.numberHead}>{copy.donations}</th>
                <th className={styles.numberHead}>{copy.amount}</th>
              </tr>
            </thead>
            <tbody>
              {byCause.map(({ recipient, count, amount, own }) => (
                <tr key={recipient}>
                  <th scope="row" className={styles.textCell}>
                    <span>{recipient}</span> {givers({ amount, own })}
                  </th>
                  <td className={styles.number}>{count === null ? '' : formatInteger(count)}</td>
                  <td className={styles.number}>{formatMoney(amount, currencyCode)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table className={styles.table}>
            <caption className={styles.caption}>{copy.byMonth}</caption>
            <thead>
              <tr>
                <th className={styles.columnHead}>{copy.month}</th>
                <th className={styles.numberHead}>{copy.amount}</th>
              </tr>
            </thead>
            <tbody>
              {byMonth.map(({ month, amount, own }) => (
                <tr key={month}>
                  <th scope="row" className={styles.textCell}>
                    <span>{formatMonthYear(month)}</span> {givers({ amount, own })}
                  </th>
                  <td className={styles.number}>{formatMoney(amount, currencyCode)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>{taxNote ?? copy.taxNote}</p>
    </div>
  );
}
