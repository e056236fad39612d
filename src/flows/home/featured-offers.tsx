import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import type { Reward } from '#machines/domain/reward.ts';
import { routes } from '#machines/domain/routes.ts';
import { homeMessages } from './home.messages.ts';
import { Card } from '#src/ui/card/card.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { showWhole } from '#src/ui/rail/show-whole.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import * as styles from './featured-offers.css.ts';
import { SectionHead } from './section-head.tsx';

interface FeaturedOffersProps {
  section: Section<readonly Reward[]>;
  onOpen: (reward: Reward) => void;
}

const copy = homeMessages.featured;
const skeletons = Array.from({ length: 10 }, (_, index) => index);

export function FeaturedOffers({ section, onOpen }: FeaturedOffersProps) {
  const rail = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const element = rail.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section aria-labelledby="featured">
      <SectionHead id="featured" title={copy.title}>
        <div className={styles.tools}>
          <Link href={routes.rewards.path} className={styles.all}>
            {copy.all}
          </Link>
          {section.state === 'ready' && section.data.length > 0 && (
            <div className={styles.arrows}>
              <IconButton isOutlined label={copy.previous} onClick={() => move(-1)}>
                <ChevronLeft size={20} />
              </IconButton>
              <IconButton isOutlined label={copy.next} onClick={() => move(1)}>
                <ChevronRight size={20} />
              </IconButton>
            </div>
          )}
        </div>
      </SectionHead>
      <SectionView section={section} failureTitle={copy.failed} skeleton={<RailSkeleton />}>
        {(offers) =>
          offers.length === 0 ? (
            <Card>
              <EmptyState icon={<Sparkles size={20} />} title={copy.emptyTitle} text={copy.emptyText} />
            </Card>
          ) : (
            <ul ref={rail} className={styles.rail} onFocus={showWhole}>
              {offers.map((offer) => (
                <li key={offer.id} className={styles.cell}>
                  <button type="button" className={styles.offer} onClick={() => onOpen(offer)}>
                    <span className={styles.face}>
                      <Picture
                        className={styles.picture}
                        src={offer.image}
                        alt=""
                        width={155}
                        height={87}
                        loading="lazy"
                        instead={<OfferLogo logo={offer.logo} brand={offer.brand} />}
                      />
                    </span>
                    <span className={styles.brand}>{offer.nameShort || offer.brand}</span>
                    <span className={styles.reward}>{offer.rewardText}</span>
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

function RailSkeleton() {
  return (
    <div className={styles.rail}>
      {skeletons.map((key) => (
        <div key={key} className={styles.cell}>
          <Skeleton width={155} height={87} radius={12} />
          <span className={styles.brand}>
            <Skeleton width={100} />
          </span>
          <span className={styles.reward}>
            <Skeleton width={70} />
          </span>
        </div>
      ))}
    </div>
  );
}
