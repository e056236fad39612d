import { ChevronRight } from 'lucide-react';
import type { Card } from '#machines/domain/card.ts';
import { cardListMessages as copy, cardName, cardNumber } from '#src/messages/cards.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { useFirstRows } from '#src/ui/growing-list/use-first-rows.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import * as styles from './card-list.css.ts';

/** The cards that were removed: folded away, and still there to look up. */
export function RemovedCards({ cards }: { cards: readonly Card[] }) {
  const { shown, list, more } = useFirstRows(cards);
  return (
    <details className={styles.removed}>
      <summary className={styles.summary}>
        <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
        {copy.removed(cards.length)}
      </summary>
      <ul ref={list} className={styles.removedList}>
        {shown.map((card) => (
          <li key={card.id} tabIndex={-1} className={styles.removedRow}>
            <span>
              <span aria-hidden="true">{cardNumber(card)}</span>
              <VisuallyHidden>{cardName(card)}</VisuallyHidden>
            </span>
            <span>{copy.removedOn(formatDate(card.updatedAt))}</span>
          </li>
        ))}
      </ul>
      {more}
      <p className={styles.removedNote}>{copy.removedNote}</p>
    </details>
  );
}
