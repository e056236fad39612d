import { BadgeCheck, Ellipsis, Pause, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card } from '#machines/domain/card.ts';
import { actionsOf, statusOf, type CardAction } from '#machines/domain/card-actions.ts';
import {
  cardBrand,
  cardExpired,
  cardExpiry,
  cardListMessages as copy,
  cardName,
  cardNumber,
} from '#src/messages/cards.ts';
import { Button } from '#src/ui/button/button.tsx';
import { CardFace } from '#src/ui/card-face/card-face.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { Menu } from '#src/ui/menu/menu.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import * as styles from './card-list.css.ts';

interface CardRowProps {
  card: Card;
  onAct: (action: CardAction) => void;
  onLink: () => void;
}

const tones = {
  active: 'success',
  paused: 'warning',
  expired: 'error',
  deleted: 'neutral',
  unknown: 'neutral',
} as const;

const icons: Readonly<Record<CardAction, ReactNode>> = {
  makePrimary: <BadgeCheck size={18} />,
  resume: <Play size={18} />,
  pause: <Pause size={18} />,
  delete: <Trash2 size={18} />,
};

/** One card: what it is, how it stands, and what can be done to it. */
export function CardRow({ card, onAct, onLink }: CardRowProps) {
  const status = statusOf(card);
  const name = cardName(card);
  return (
    <li className={styles.row}>
      <CardFace brand={cardBrand(card)} look={status === 'active' ? 'lively' : 'resting'} />
      <div className={styles.words}>
        <p className={styles.nameLine}>
          <span className={styles.name} aria-hidden="true">
            {cardNumber(card)}
          </span>
          <VisuallyHidden>{name}</VisuallyHidden>
          {card.billing && <Badge tone="primary">{copy.primary}</Badge>}
        </p>
        <p className={styles.meta}>
          {status === 'expired' ? cardExpired(card) : cardExpiry(card)}
          <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>
        </p>
      </div>
      <Menu
        label={copy.manageCard(name)}
        className={styles.manage}
        items={actionsOf(card).map((action) => ({
          id: action,
          label: copy.actions[action],
          icon: icons[action],
          onSelect: () => onAct(action),
        }))}
      >
        <span className={styles.manageWord}>{copy.manage}</span>
        <Ellipsis size={20} aria-hidden="true" />
      </Menu>
      {status === 'paused' && (
        <div className={styles.note}>
          <p className={styles.noteWords}>{copy.notes.paused}</p>
          <Button
            variant="quiet"
            aria-label={copy.act(copy.actions.resume, name)}
            onClick={() => onAct('resume')}
          >
            {copy.actions.resume}
          </Button>
        </div>
      )}
      {status === 'expired' && (
        <div className={styles.note}>
          <p className={styles.noteWords}>{card.billing ? copy.notes.expiredPrimary : copy.notes.expired}</p>
          <Button variant="quiet" onClick={onLink}>
            {copy.linkNew}
          </Button>
        </div>
      )}
    </li>
  );
}
