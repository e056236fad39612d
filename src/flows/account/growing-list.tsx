import type { ReactNode } from 'react';
import { skippedIn } from '#machines/domain/rows.ts';
import { hasMore, type Page } from '#machines/domain/wire.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { useLoadMore } from '#src/ui/growing-list/use-load-more.ts';
import * as styles from './billing.css.ts';
import { note as noteStyle } from './settings.css.ts';

interface GrowingListProps<Item> {
  page: Page<Item>;
  copy: {
    list: string;
    empty: { title: string; text: string };
    nouns: readonly [one: string, many: string];
    shown: (count: number, total: number | null) => string;
    more: string;
    loadingMore: string;
  };
  /** Beside the title of an empty list. */
  icon: ReactNode;
  /** Said below the list. */
  note: string;
  isLoadingMore: boolean;
  onMore: () => void;
  /** An item, which takes the focus by `tabIndex={-1}`. */
  children: (item: Item) => ReactNode;
}

/** A list of the account, the latest first, with how much of it is shown and a way to more. */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { page, copy, icon, note, isLoadingMore, onMore, children } = props;
  const { items, total } = page;
  const { list, grow } = useLoadMore(items.length, onMore);
  const skipped = skippedIn(items);
  if (items.length === 0 && skipped === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState icon={icon} title={copy.empty.title} text={copy.empty.text} />
      </div>
    );
  }
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={copy.list}>
        {items.map(children)}
      </ul>
      <SkippedRows count={skipped} nouns={copy.nouns} />
      <div className={styles.foot}>
        <p className={noteStyle}>
          {copy.shown(items.length, total)}. {note}
        </p>
        {hasMore(page) && (
          <Button variant="outlined" isBusy={isLoadingMore} busyLabel={copy.loadingMore} onClick={grow}>
            {copy.more}
          </Button>
        )}
      </div>
    </>
  );
}
