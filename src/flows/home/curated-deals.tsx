import { Tag } from 'lucide-react';
import type { Reward } from '#machines/domain/reward.ts';
import { routes } from '#machines/domain/routes.ts';
import { homeMessages } from './home.messages.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { OfferEnd } from '#src/ui/offer-end/offer-end.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import { OfferRate } from '#src/ui/offer-rate/offer-rate.tsx';
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
const endingSoon = `${routes.rewards.path}?sort=ending`;

export function CuratedDeals({ section, onOpen }: CuratedDealsProps) {
  return (
    <section aria-labelledby="curated">
      <SectionHead id="curated" title={copy.title}>
        <Link href={endingSoon} className={styles.ending}>
          {copy.ending}
        </Link>
      </SectionHead>
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
                      <OfferRate text={deal.rewardText} />
                      <span className={styles.brand}>{deal.brand}</span>
                    </span>
                    <span className={styles.facts}>
                      <OfferEnd endsAt={deal.endsAt} />
                      {deal.type === 'click' && <Badge>{copy.online}</Badge>}
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
            <span className={styles.reward}>
              <Skeleton width={80} />
            </span>
            <span className={styles.brand}>
              <Skeleton width={110} />
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
