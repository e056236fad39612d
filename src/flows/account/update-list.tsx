import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inCurrencyOf, type Client } from '#machines/domain/client.ts';
import { unreadIn } from '#machines/domain/unread.ts';
import type { Updates } from '#machines/domain/updates.ts';
import { Badge } from '#src/ui/chip/chip.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { dot } from '#src/messages/format.ts';
import { formatMoment } from './format-date-time.ts';
import { GrowingList } from './growing-list.tsx';
import { updatesMessages as copy } from './updates.messages.ts';
import * as billing from './billing.css.ts';
import { entry as entryStyle } from './history.css.ts';
import { RefusedAlert } from './refused-alert.tsx';
import { action } from './settings.css.ts';
import * as styles from './updates.css.ts';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

export interface UpdateListProps {
  updates: Updates;
  client: Pick<Client, 'currencyCode'>;
  form: Pick<SentForm, 'state' | 'error'>;
  isLoadingMore: boolean;
  onMore: () => void;
  /** All that is unread was in view, up to the latest. */
  onSeen: (id: string) => void;
  /** Marks everything up to the latest as read. */
  onMarkAll: (id: string) => void;
}

/** What happened to the account, the latest first, each entry with when and from where; what is unread is marked. */
export function UpdateList({ updates, client, form, onSeen, onMarkAll, ...growth }: UpdateListProps) {
  const { items } = updates;
  const latest = items[0]?.id ?? null;
  const shownUnread = items.filter(({ isUnread }) => isUnread);
  const isMoreUnread = unreadIn(updates) > shownUnread.length;
  const lastUnread = useInView(isMoreUnread || shownUnread.length === 0 ? null : latest, onSeen);
  useFocusWhenFewer(isMoreUnread ? 1 : 0, 'updates');
  const isMarking = form.state === 'sending' || form.state === 'waiting';
  return (
    <>
      <RefusedAlert title={copy.refused} error={form.error} />
      {isMoreUnread && latest !== null && (
        <div className={styles.bar}>
          <button
            type="button"
            className={action}
            aria-disabled={isMarking || undefined}
            aria-busy={isMarking || undefined}
            data-busy-label={copy.marking}
            onClick={() => {
              if (!isMarking) onMarkAll(latest);
            }}
          >
            {isMarking ? copy.marking : copy.markAll}
          </button>
        </div>
      )}
      <GrowingList page={updates} copy={copy} icon={<Bell size={20} />} note={copy.times} {...growth}>
        {(entry) => (
          <li
            key={entry.id}
            ref={entry === shownUnread.at(-1) ? lastUnread : undefined}
            tabIndex={-1}
            className={entryStyle}
          >
            <span className={styles.sentence}>
              {entry.isUnread && <Badge tone="primary">{copy.isNew}</Badge>}
              <span className={billing.what}>{copy.sentence(inCurrencyOf(client, entry))}</span>
            </span>
            <span className={billing.meta}>
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              {copy.origin(entry) && (
                <span>
                  {dot}
                  {copy.origin(entry)}
                </span>
              )}
            </span>
          </li>
        )}
      </GrowingList>
    </>
  );
}

/** Calls back with an id when an element comes into view; not without one. */
function useInView(id: string | null, onView: (id: string) => void) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id === null || element.current === null) return undefined;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) onView(id);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [id, onView]);
  return element;
}
