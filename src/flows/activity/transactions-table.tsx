import {
  functionalUpdate,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { memo, useCallback, useState, type ComponentPropsWithRef } from 'react';
import { sortColumns, type Sort, type SortColumn, type Transaction } from '#machines/domain/transaction.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { activityMessages } from './activity.messages.ts';
import { TransactionRow, type RowFacts } from './transaction-row.tsx';
import * as styles from './transactions.css.ts';

const copy = activityMessages.table;

const features = tableFeatures({ rowSortingFeature, rowExpandingFeature });
type TableRow = Row<typeof features, Transaction>;

const valueOf: Readonly<Record<SortColumn, (row: Transaction) => string | number>> = {
  date: ({ purchasedAt }) => purchasedAt,
  card: ({ cardId }) => cardId,
  amount: ({ amount }) => amount,
  roundUp: ({ roundUpAmount }) => roundUpAmount,
  contribution: ({ contribution }) => contribution,
  reward: ({ rewardAmount }) => rewardAmount,
};
const columns: ColumnDef<typeof features, Transaction>[] = sortColumns.map((id) => ({
  id,
  accessorFn: valueOf[id],
  sortDescFirst: id !== 'card',
}));

/** The most rows that are all in the page at once; of more than these only those in view are, but on paper all. */
const mostInPage = 50;

interface TransactionsTableProps extends RowFacts {
  rows: Transaction[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The purchases, in the order in which they came from the server. Of no concern to a filter until its answer is there. */
export const TransactionsTable = memo(function TransactionsTable({
  rows,
  sort,
  cards,
  currency,
  onSort,
}: TransactionsTableProps) {
  const sorting = [{ id: sort.column, desc: sort.direction === 'desc' }];
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }, index) => id ?? `unbooked-${index}`,
    getRowCanExpand: () => true,
    manualExpanding: true,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      const column = sortColumns.find((each) => each === next?.id);
      if (next && column) onSort({ column, direction: next.desc ? 'desc' : 'asc' });
    },
  });
  const { rows: tableRows } = table.getRowModel();
  const isPrinting = usePrinting();
  const isWindowed = tableRows.length > mostInPage && !isPrinting;
  return (
    <table className={styles.table} aria-rowcount={isWindowed ? tableRows.length + 1 : undefined}>
      <caption>
        <VisuallyHidden>{copy.caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {table.getFlatHeaders().map(({ column }) => {
            const id = sortColumns.find((each) => each === column.id) ?? 'date';
            const direction = sort.column === id ? sort.direction : null;
            return (
              <th
                key={id}
                scope="col"
                className={`${styles.heading} ${styles.widths[id]}`}
                aria-sort={direction === null ? undefined : ariaSort[direction]}
              >
                <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
                  {copy.columns[id]}
                  <ArrowDown size={14} className={styles.arrow} aria-hidden="true" />
                </button>
              </th>
            );
          })}
          <th scope="col" className={`${styles.heading} ${styles.details}`}>
            <VisuallyHidden>{activityMessages.why.title}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {isWindowed ? (
        <WindowedRows rows={tableRows} cards={cards} currency={currency} />
      ) : (
        tableRows.map((row) => (
          <OneRow key={row.id} row={row} isOpen={row.getIsExpanded()} cards={cards} currency={currency} />
        ))
      )}
    </table>
  );
});

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface OneRowProps extends RowFacts, Pick<ComponentPropsWithRef<'tbody'>, 'ref'> {
  row: TableRow;
  /** The row stays the same object when it is opened. */
  isOpen: boolean;
  place?: number;
}

/** Shown anew only when something about it changes: a list of hundreds stays as it is while others are asked for. */
const OneRow = memo(function OneRow({ row, ...rest }: OneRowProps) {
  return (
    <TransactionRow
      {...rest}
      data-index={row.index}
      transaction={row.original}
      columns={sortColumns}
      onToggle={() => row.toggleExpanded()}
    />
  );
});

/** Only the rows in view, between two spaces as high as the rows that are not. */
function WindowedRows({ rows, cards, currency }: RowFacts & { rows: TableRow[] }) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((element: HTMLElement | null) => {
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY);
  }, []);
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it tells
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 65,
    overscan: 2,
    useFlushSync: false,
    scrollMargin: top,
    getItemKey,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top);
  return (
    <>
      <tbody ref={measureTop} aria-hidden="true">
        <Space height={Math.max(0, before)} />
      </tbody>
      {items.map(({ index, key }) => {
        const row = rows[index];
        return (
          row && (
            <OneRow
              key={key}
              ref={virtualizer.measureElement}
              row={row}
              isOpen={row.getIsExpanded()}
              place={index + 2}
              cards={cards}
              currency={currency}
            />
          )
        );
      })}
      <tbody aria-hidden="true">
        <Space height={Math.max(0, after)} />
      </tbody>
    </>
  );
}

function Space({ height }: { height: number }) {
  return <tr style={{ height }} />;
}
