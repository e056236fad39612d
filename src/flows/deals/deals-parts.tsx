import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PositionFailure } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { extentOf, hasNextPage } from './deals.facts.ts';
import { dealsMessages as copy } from './deals.messages.ts';
import * as styles from './deals.css.ts';

interface ListHeadProps {
  id: string;
  title: string;
  /** Whether its count is news when it changes; the first one comes with the list. */
  isNews?: boolean;
  children?: ReactNode;
}

export function ListHead({ id, title, isNews = true, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p key={String(isNews)} className={styles.count} role={isNews ? 'status' : undefined}>
        {children}
      </p>
    </div>
  );
}

interface NoOffersProps {
  title: string;
  text: string;
  /** The one way on; none where there is nowhere to go. */
  way?: { label: string; onGo: () => void };
}

export function NoOffers({ title, text, way }: NoOffersProps) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX size={20} />}
        title={title}
        text={text}
        {...(way && {
          action: (
            <Button variant="outlined" onClick={way.onGo}>
              {way.label}
            </Button>
          ),
        })}
      />
    </Card>
  );
}

export function PositionNotice({ failure, onRetry }: { failure: PositionFailure; onRetry: () => void }) {
  const { title, text } = copy.near.failures[failure];
  return (
    <div className={styles.notice}>
      <Alert type="warning" title={title}>
        <p>{text}</p>
        <div className={styles.retry}>
          <Button variant="quiet" onClick={onRetry}>
            {controlMessages.retry}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

export function Paging({
  lists,
  onPage,
}: {
  lists: readonly Page<Reward>[];
  onPage: (page: number) => void;
}) {
  const { page, pages } = extentOf(lists);
  const hasNext = hasNextPage(lists);
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={styles.paging} aria-label={copy.paging.label}>
      <Button
        variant="outlined"
        isDisabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages ?? page))}
      >
        <ChevronLeft size={18} aria-hidden="true" />
        {copy.paging.previous}
      </Button>
      <span className={styles.position}>{copy.paging.position(page, pages)}</span>
      <Button variant="outlined" isDisabled={!hasNext} onClick={() => onPage(page + 1)}>
        {copy.paging.next}
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
