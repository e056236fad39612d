import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Giving } from '#machines/domain/giving.ts';
import { formatMonthYear } from '#src/messages/format-date.ts';
import { formatInteger, formatMoney } from '#src/messages/format.ts';
import { statementBodyMessages as copy } from './statement-body.messages.ts';
import * as styles from './sheet.css.ts';

export interface StatementBodyProps {
  giving: Giving;
  currencyCode: CurrencyCode;
}

/** How much was given, to whom and by month. */
export default function StatementBody({ giving, currencyCode }: StatementBodyProps) {
  const { total, byCause, byMonth } = giving;
  return (
    <div className={styles.body}>
      <div className={styles.total}>
        <span className={styles.label}>{copy.total}</span>
        <span className={styles.totalAmount}>{formatMoney(total, currencyCode)}</span>
        {byCause.length === 0 && <span className={styles.note}>{copy.nothing}</span>}
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
              {byCause.map(({ recipient, count, amount }) => (
                <tr key={recipient}>
                  <th scope="row" className={styles.textCell}>
                    {recipient}
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
              {byMonth.map(({ month, amount }) => (
                <tr key={month}>
                  <th scope="row" className={styles.textCell}>
                    {formatMonthYear(month)}
                  </th>
                  <td className={styles.number}>{formatMoney(amount, currencyCode)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
