import { Tag } from 'lucide-react';
import type { Reward } from '#machines/domain/reward.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { homeMessages } from './home.messages.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import * as styles from './curated-deals.css.ts';
import { SectionHead } from './section-head.tsx';

interface CuratedDealsProps {
  section: Section<readonly Reward[]>;
  onOpen: (reward: Reward) => void;
}

const copy = homeMessages.curated;
const shown = 6;

export function CuratedDeals({ section, onOpen }: CuratedDealsProps) {
  return (
    <section aria-labelledby="curated">
      <SectionHead id="curated" title={copy.title} />
      <SectionView section={section} failureTitle={copy.failed} skeleton={<DealsSkeleton />}>
        {(deals) =>
          deals.length === 0 ? (
            <Card>
              <EmptyState icon={<Tag size={20} />} title={copy.emptyTitle} text={copy.emptyText} />
            </Card>
          ) : (
            <ul className={styles.grid}>
              {deals.slice(0, shown).map((deal) => (
                <li key={deal.id}>
                  <button type="button" className={styles.deal} onClick={() => onOpen(deal)}>
                    <span className={styles.tile}>
                      <OfferLogo logo={deal.logo} brand={deal.brand} />
                    </span>
                    <span className={styles.words}>
                      <span className={styles.brand}>{deal.brand}</span>
                      <span className={styles.reward}>{deal.rewardText}</span>
                    </span>
                    <span className={styles.facts}>
                      {deal.type !== 'unknown' && (
                        <Badge tone={deal.type === 'card_linked' ? 'primary' : 'neutral'}>
                          {copy.kinds[deal.type]}
                        </Badge>
                      )}
                      {deal.endsAt !== null && <span>{copy.until(formatDate(deal.endsAt))}</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </SectionView>
    </section>
  );
}

function DealsSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: shown }, (_, key) => (
        <div key={key} className={styles.deal}>
          <span className={styles.tile}>
            <Skeleton width={64} height={64} radius={12} />
          </span>
          <span className={styles.words}>
            <span className={styles.brand}>
              <Skeleton width={110} />
            </span>
            <span className={styles.reward}>
              <Skeleton width={80} />
            </span>
          </span>
          <span className={styles.facts}>
            <Skeleton width={96} height={24} radius={999} />
          </span>
        </div>
      ))}
    </div>
  );
}
