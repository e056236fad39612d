import { amount, emphasised, label as labelStyle, list, note as noteStyle, row } from './summary-list.css.ts';

export interface SummaryRow {
  label: string;
  /** Already formatted: an amount, a date. A row without one is left out. */
  value: string;
  /** A second line below the label. */
  note?: string;
  /** What it comes to: large, and before all others. */
  isEmphasised?: boolean;
}

/** What is ordered and what it costs, row by row. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  const known = rows.filter(({ value }) => value !== '');
  const [first, rest] = [known.filter(isTotal), known.filter((each) => !isTotal(each))];
  return (
    <dl className={list}>
      {[...first, ...rest].map(({ label, value, note, isEmphasised = false }) => (
        <div key={label} className={isEmphasised ? emphasised : row}>
          <dt className={labelStyle}>
            {label}
            {note !== undefined && <span className={noteStyle}>{note}</span>}
          </dt>
          <dd className={amount}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isTotal({ isEmphasised = false }: SummaryRow): boolean {
  return isEmphasised;
}
