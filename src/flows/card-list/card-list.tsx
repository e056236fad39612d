import { CreditCard, Plus } from 'lucide-react';
import type { Card } from '#machines/domain/card.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { inListOrder, statusOf, type CardAction } from '#machines/domain/card-actions.ts';
import { cardListMessages as copy } from '#src/messages/cards.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { useFirstRows } from '#src/ui/growing-list/use-first-rows.tsx';
import { heading } from '#src/ui/section/section.css.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { cardsTitleId } from './cards-title.ts';
import * as styles from './card-list.css.ts';
import { CardRow } from './card-row.tsx';
import { RemovedCards } from './removed-cards.tsx';

interface CardListProps {
  section: Section<readonly Card[]>;
  onAct: (card: Card, action: CardAction) => void;
  onLink: () => void;
}

/** The member's cards, and what can be done to each. */
export function CardList({ section, onAct, onLink }: CardListProps) {
  const isEmpty = section.state === 'ready' && !section.data.some(isStored) && skippedIn(section.data) === 0;
  return (
    <section aria-labelledby={cardsTitleId}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <h2 id={cardsTitleId} tabIndex={-1} className={heading}>
            {copy.title}
          </h2>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        {section.state === 'ready' && !isEmpty && (
          <Button variant="outlined" onClick={onLink}>
            <Plus size={18} aria-hidden="true" />
            {copy.link}
          </Button>
        )}
      </div>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<CardListSkeleton />}>
        {(cards) => {
          const stored = inListOrder(cards).filter(isStored);
          const skipped = skippedIn(cards);
          const removed = cards.filter((card) => !isStored(card));
          return (
            <>
              {stored.length === 0 && skipped === 0 && (
                <div className={styles.empty}>
                  <EmptyState
                    icon={<CreditCard size={20} />}
                    title={copy.empty.title}
                    text={copy.empty.text}
                    action={<Button onClick={onLink}>{copy.link}</Button>}
                  />
                </div>
              )}
              {stored.length > 0 && <StoredCards cards={stored} onAct={onAct} onLink={onLink} />}
              <SkippedRows count={skipped} nouns={copy.nouns} />
              {removed.length > 0 && <RemovedCards cards={removed} />}
            </>
          );
        }}
      </SectionView>
    </section>
  );
}

function StoredCards({ cards, onAct, onLink }: Omit<CardListProps, 'section'> & { cards: readonly Card[] }) {
  const { shown, list, more } = useFirstRows(cards);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={copy.list}>
        {shown.map((card) => (
          <CardRow key={card.id} card={card} onAct={(action) => onAct(card, action)} onLink={onLink} />
        ))}
      </ul>
      {more}
    </>
  );
}

function isStored(card: Card): boolean {
  return statusOf(card) !== 'deleted';
}

function CardListSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2].map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton width={60} height={40} radius={6} />
          <span className={styles.words}>
            <span className={styles.name}>
              <Skeleton width={140} />
            </span>
            <span className={styles.meta}>
              <Skeleton width={110} />
            </span>
          </span>
          <Skeleton width={44} height={44} radius={8} />
        </div>
      ))}
    </div>
  );
}
