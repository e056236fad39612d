import { History } from 'lucide-react';
import { inCurrencyOf, type Client } from '#machines/domain/client.ts';
import type { HistoryEntry } from '#machines/domain/history.ts';
import type { Page } from '#machines/domain/wire.ts';
import { dot } from '#src/messages/format.ts';
import { formatMoment } from './format-date-time.ts';
import { GrowingList } from './growing-list.tsx';
import { historyMessages as copy } from './history.messages.ts';
import * as billing from './billing.css.ts';
import { entry as entryStyle } from './history.css.ts';

export interface HistoryListProps {
  history: Page<HistoryEntry>;
  client: Pick<Client, 'currencyCode'>;
  isLoadingMore: boolean;
  onMore: () => void;
}

/** What happened to the account, the latest first, each entry with when and from where. */
export function HistoryList({ history, client, ...growth }: HistoryListProps) {
  return (
    <GrowingList page={history} copy={copy} icon={<History size={20} />} note={copy.times} {...growth}>
      {(entry) => (
        <li key={entry.id} tabIndex={-1} className={entryStyle}>
          <span className={billing.what}>{copy.sentence(inCurrencyOf(client, entry))}</span>
          <span className={billing.meta}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            {copy.origin(entry) && dot}
            {copy.origin(entry)}
          </span>
        </li>
      )}
    </GrowingList>
  );
}
