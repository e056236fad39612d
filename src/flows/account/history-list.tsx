import { History } from 'lucide-react';
import type { HistoryEntry } from '#machines/domain/history.ts';
import type { Page } from '#machines/domain/wire.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { useGrowth } from '#src/ui/growing-list/use-growth.ts';
import { formatMoment } from './format-moment.ts';
import { historyMessages as copy } from './history.messages.ts';
import * as billing from './billing.css.ts';
import { entry as entryStyle } from './history.css.ts';
import { note } from './settings.css.ts';

export interface HistoryListProps {
  history: Page<HistoryEntry>;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** What happened to the account, the latest first, each entry with when and from where. */
export function HistoryList({ history: { items, total }, isLoadingMore, onMore }: HistoryListProps) {
  const { list, grow } = useGrowth(items.length, onMore);
  if (items.length === 0) {
    return (
      <div className={billing.empty}>
        <EmptyState icon={<History size={20} />} title={copy.empty.title} text={copy.empty.text} />
      </div>
    );
  }
  return (
    <>
      <ul ref={list} className={billing.list} aria-label={copy.list}>
        {items.map((entry) => (
          <li key={entry.id} tabIndex={-1} className={entryStyle}>
            <span className={billing.what}>{copy.sentence(entry)}</span>
            <span className={billing.meta}>
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time> · {copy.origin(entry)}
            </span>
          </li>
        ))}
      </ul>
      <div className={billing.foot}>
        <p className={note}>
          {copy.shown(items.length, total)}. {copy.times}
        </p>
        {items.length < total && (
          <Button variant="outlined" isBusy={isLoadingMore} busyLabel={copy.loadingMore} onClick={grow}>
            {copy.more}
          </Button>
        )}
      </div>
    </>
  );
}
