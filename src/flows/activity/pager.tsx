import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { pageSizes, type PageSize } from '#machines/domain/activity-filters.ts';
import { formatInteger } from '#src/messages/format.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { activityMessages } from './activity.messages.ts';
import * as styles from './pager.css.ts';

interface PagerProps {
  pageNumber: number;
  pageSize: PageSize;
  /** That of the rows that are shown, while the answer to another one is on its way. */
  shownSize: PageSize;
  total: number;
  onTurn: (page: number) => void;
  onResize: (size: PageSize) => void;
}

const copy = activityMessages.table;

/** Which rows of the list are shown, and how to get to the others. */
export function Pager({ pageNumber, pageSize, shownSize, total, onTurn, onResize }: PagerProps) {
  const id = useId();
  const size = shownSize === 'all' ? total : shownSize;
  const first = (pageNumber - 1) * size + 1;
  const last = Math.min(total, pageNumber * size);
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
          {copy.shown(formatInteger(first), formatInteger(last), formatInteger(total))}
        </span>
        <Turn label={copy.previous} isPossible={pageNumber > 1} onTurn={() => onTurn(pageNumber - 1)}>
          <ChevronLeft size={20} />
        </Turn>
        <Turn label={copy.next} isPossible={last < total} onTurn={() => onTurn(pageNumber + 1)}>
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
