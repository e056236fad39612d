import { ReceiptText } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { ActivityFilters, PageSize } from '#machines/domain/activity-filters.ts';
import {
  newestFirst,
  readSort,
  sortColumns,
  writeSort,
  type Sort,
  type Transaction,
} from '#machines/domain/transaction.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { countOf, type Page } from '#machines/domain/wire.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { heading } from '#src/ui/section/section.css.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { SelectField } from '#src/ui/select-field/select-field.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { activityMessages } from './activity.messages.ts';
import { box, head, panel } from './activity-screen.css.ts';
import { Pager } from './pager.tsx';
import type { RowFacts } from './transaction-row.tsx';
import * as styles from './transactions.css.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { Updating } from './updating.tsx';

interface TransactionsSectionProps extends RowFacts {
  section: Section<Page<Transaction>>;
  filters: ActivityFilters;
  /** The page size of what is shown. */
  shownSize: PageSize;
  /** At the end of the heading. */
  exporting: ReactNode;
  onChange: (change: Partial<ActivityFilters>) => void;
  /** For who has never linked a card: there can't be a purchase, whatever the filter. */
  onLinkCard: (() => void) | null;
}

const copy = activityMessages.table;

/** The purchases that the filter leaves. */
export function TransactionsSection({
  section,
  filters,
  shownSize,
  cards,
  currency,
  exporting,
  onChange,
  onLinkCard,
}: TransactionsSectionProps) {
  const { pageSize, sort } = filters;
  const changeSort = useCallback(
    (next: Sort) => {
      onChange({ sort: next });
      announce(copy.sorted(sortOptions.find(({ value }) => value === writeSort(next))?.label ?? ''));
    },
    [onChange],
  );
  if (section.state === 'absent') return null;
  const isFiltered = filters.cardId !== null || filters.period.preset !== 'all';
  return (
    <section aria-labelledby="transactions-title">
      <div className={head}>
        <h2 id="transactions-title" className={heading}>
          {copy.title}
        </h2>
        {exporting}
      </div>
      <SectionView
        section={section}
        failureTitle={copy.failed}
        skeleton={<TableSkeleton rows={pageSize === 'all' ? 10 : pageSize} />}
      >
        {(page) =>
          countOf(page) === 0 ? (
            <div className={`${panel} ${box}`}>
              {isFiltered && onLinkCard === null ? (
                <EmptyState
                  icon={<ReceiptText size={20} />}
                  title={copy.noneTitle}
                  text={copy.noneText}
                  action={
                    <Button
                      variant="outlined"
                      onClick={() => onChange({ cardId: null, period: { preset: 'all' } })}
                    >
                      {copy.clear}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  icon={<ReceiptText size={20} />}
                  title={copy.emptyTitle}
                  text={copy.emptyText}
                  action={onLinkCard && <Button onClick={onLinkCard}>{copy.link}</Button>}
                />
              )}
            </div>
          ) : (
            <div className={styles.panel}>
              <div className={styles.sortSelect}>
                <SelectField
                  name="sort"
                  label={copy.sortBy}
                  value={writeSort(sort)}
                  options={sortOptions}
                  onChange={({ target }) => onChange({ sort: readSort(target.value) ?? newestFirst })}
                />
              </div>
              <Updating section={section}>
                <TransactionsTable
                  rows={page.items}
                  sort={sort}
                  cards={cards}
                  currency={currency}
                  onSort={changeSort}
                />
              </Updating>
              <SkippedRows count={skippedIn(page.items)} nouns={copy.nouns} />
              <Pager
                page={page}
                pageSize={pageSize}
                shownSize={shownSize}
                onTurn={(next) => onChange({ page: next })}
                onResize={(size) => onChange({ pageSize: size })}
              />
            </div>
          )
        }
      </SectionView>
    </section>
  );
}

const sortOptions = sortColumns.flatMap((column) => {
  const name = column === 'card' ? copy.cardDigits : copy.columns[column];
  const [desc, asc] =
    column === 'date' ? [copy.newest, copy.oldest] : [copy.descending(name), copy.ascending(name)];
  return [
    { value: writeSort({ column, direction: 'desc' }), label: desc },
    { value: writeSort({ column, direction: 'asc' }), label: asc },
  ];
});

function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.panel}>
      {Array.from({ length: rows }, (_, key) => (
        <div key={key} className={styles.skeletonRow}>
          <span>
            <Skeleton width="min(180px, 40%)" />
            <Skeleton width="min(110px, 30%)" />
          </span>
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  );
}
