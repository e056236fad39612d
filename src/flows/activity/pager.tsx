import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { pageSizes, type PageSize } from '#machines/domain/activity-filters.ts';
import { countOf, type Page } from '#machines/domain/wire.ts';
import { formatInteger } from '#src/messages/format.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { activityMessages } from './activity.messages.ts';
import * as styles from './pager.css.ts';

interface PagerProps {
  page: Page<unknown>;
  /** That which is wanted. */
  pageSize: PageSize;
  /** That of the rows that are shown, while the answer to another one is on its way. */
  shownSize: PageSize;
  onTurn: (page: number) => void;
  onResize: (size: PageSize) => void;
}

const copy = activityMessages.table;

/** Which rows of the list are shown, and how to get to the others. */
export function Pager({ page, pageSize, shownSize, onTurn, onResize }: PagerProps) {
  const id = useId();
  const { pageNumber, total } = page;
  const before = shownSize === 'all' ? 0 : (pageNumber - 1) * shownSize;
  const last =
    total === null || shownSize === 'all' ? before + countOf(page) : Math.min(total, before + shownSize);
  return (
    <div className={styles.foot}>
      <span className={styles.sizes}>
        <label htmlFor={id}>{copy.pageSize}</label>
        <select
          id={id}
          className={styles.size}
          value={String(pageSize)}
          onChange={({ target }) => {
            const chosen = pageSizes.find((each) => String(each) === target.value);
            if (chosen) onResize(chosen);
          }}
        >
          {pageSizes.map((each) => (
            <option key={each} value={String(each)}>
              {each === 'all' ? copy.allRows : each}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.turn}>
        <span role="status">
          {copy.shown(
            formatInteger(before + 1),
            formatInteger(last),
            total === null ? null : formatInteger(total),
          )}
        </span>
        <Turn label={copy.previous} isPossible={pageNumber > 1} onTurn={() => onTurn(pageNumber - 1)}>
          <ChevronLeft size={20} />
        </Turn>
        <Turn
          label={copy.next}
          isPossible={total === null || last < total}
          onTurn={() => onTurn(pageNumber + 1)}
        >
          <ChevronRight size={20} />
        </Turn>
      </span>
    </div>
  );
}

interface TurnProps {
  label: string;
  isPossible: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** At an end of the list it stays where it is, and keeps the focus. */
function Turn({ label, isPossible, onTurn, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      isOutlined
      className={isPossible ? undefined : styles.noTurn}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onTurn : undefined}
    >
      {children}
    </IconButton>
  );
}
