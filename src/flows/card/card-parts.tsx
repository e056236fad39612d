import { ArrowRight, CircleAlert } from 'lucide-react';
import type { Card } from '#machines/domain/card.ts';
import { statusOf } from '#machines/domain/card-actions.ts';
import type { Consequence } from './card.messages.ts';
import {
  cardBrand,
  cardExpired,
  cardExpiry,
  cardListMessages,
  cardName,
  cardNumber,
} from '#src/messages/cards.ts';
import { dot } from '#src/messages/format.ts';
import { CardFace } from '#src/ui/card-face/card-face.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import * as styles from './card.css.ts';

export type ShownCard = Pick<
  Card,
  'system' | 'lastDigits' | 'expiryMonth' | 'expiryYear' | 'status' | 'deleted' | 'billing'
>;

/** The card that it is about. */
export function CardSummary({ card }: { card: ShownCard }) {
  const status = statusOf(card);
  const facts = [
    status === 'expired' ? cardExpired(card) : cardExpiry(card),
    ...(card.billing && status !== 'deleted' ? [cardListMessages.primary] : []),
    ...(status === 'active' || status === 'expired' ? [] : [cardListMessages.statuses[status]]),
  ];
  return (
    <div className={styles.card}>
      <CardFace brand={cardBrand(card)} look={status === 'active' ? 'lively' : 'resting'} />
      <div>
        <p className={styles.cardName}>
          <span aria-hidden="true">{cardNumber(card)}</span>
          <VisuallyHidden>{cardName(card)}</VisuallyHidden>
        </p>
        <p className={styles.cardMeta}>{facts.filter(Boolean).join(dot)}</p>
      </div>
    </div>
  );
}

/** What will change; what is lost for good stands out by icon and weight. */
export function Consequences({ items }: { items: readonly Consequence[] }) {
  return (
    <ul className={styles.consequences}>
      {items.map(({ text, isLoss }) => (
        <li key={text} className={isLoss ? styles.loss : styles.consequence}>
          <span className={isLoss ? styles.lossMark : styles.plainMark} aria-hidden="true">
            {isLoss ? <CircleAlert size={18} /> : <ArrowRight size={16} />}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
