import { useState, type ReactNode, type RefObject } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { Button } from '../button/button.tsx';
import { useLoadMore } from './use-load-more.ts';

const step = 100;

interface FirstRows<Row, List extends HTMLElement> {
  shown: readonly Row[];
  list: RefObject<List | null>;
  /** The way to the next ones; nothing where all are shown. */
  more: ReactNode;
}

/**
 * The first hundred rows of a list, and the way to a hundred more: thousands at once would freeze the page.
 * @param isNeeded Whether a row is shown wherever it stands, as what is chosen.
 */
export function useFirstRows<Row, List extends HTMLElement = HTMLUListElement>(
  rows: readonly Row[],
  isNeeded?: (row: Row) => boolean,
): FirstRows<Row, List> {
  const [most, setMost] = useState(step);
  const { list, grow } = useLoadMore<List>(Math.min(rows.length, most), () => setMost(most + step));
  if (rows.length <= most) return { shown: rows, list, more: null };
  const shown = rows.filter((row, index) => index < most || isNeeded?.(row) === true);
  const more = (
    <Button variant="quiet" onClick={grow}>
      {controlMessages.showMore(Math.min(step, rows.length - most), rows.length)}
    </Button>
  );
  return { shown, list, more };
}
