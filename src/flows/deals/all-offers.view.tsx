import { useSelector } from '@xstate/react';
import type { BrowseParams } from '#machines/deals/deals-reads.ts';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { countOf, type Page } from '#machines/domain/wire.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import type { SavedOffersRef } from '#machines/saved-offers/saved-offers.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useReadSection } from '#src/app/use-section.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { ListHead, NoOffers, Paging } from './deals-parts.tsx';
import { extentOf } from './deals.facts.ts';
import * as styles from './deals.css.ts';
import { dealsMessages as copy } from './deals.messages.ts';
import { GridSkeleton, Offers } from './offer-grid.view.tsx';
import { rangeText } from './range-text.ts';
import { useOpenOffer } from './use-open-offer.ts';

type ListRef = ResourceRef<Page<Reward>, BrowseParams>;

interface AllOffersProps {
  flow: DealsRef;
  onPage: (page: number) => void;
}

/** All offers, the featured ones after the others; each list loads and fails by itself. */
export function AllOffers({ flow, onPage }: AllOffersProps) {
  const others = useSelector(flow, ({ children }) => children.others);
  const featured = useSelector(flow, ({ children }) => children.featured);
  const saved = useSelector(flow, ({ children }) => children.savedOffers);
  return others && featured && saved && <Lists {...{ flow, onPage, others, featured, saved }} />;
}

interface ListsProps extends AllOffersProps {
  others: ListRef;
  featured: ListRef;
  saved: SavedOffersRef;
}

function Lists({ flow, onPage, others, featured, saved }: ListsProps) {
  const { currencyCode, featureFlags } = useClient();
  const open = useOpenOffer(flow);
  const lists = [useReadSection(others), useReadSection(featured)] as const;
  const [first, second] = lists;
  const known = lists.flatMap((list) => (list.state === 'ready' ? [list.data] : []));
  const extent = extentOf(known);
  const isWhole = known.length === lists.length;
  const isNone = isWhole && extent.last < extent.first;
  const isPast = isNone && (extent.page > 1 || extent.total !== 0);
  const hasPages = featureFlags.newOffersSystem;

  if (isPast) {
    const { first: label, ...words } = copy.empty.pastTheEnd;
    return <NoOffers {...words} way={{ label, onGo: () => onPage(1) }} />;
  }
  if (isNone) return <NoOffers {...copy.empty.none} />;
  return (
    <>
      <section aria-labelledby="others">
        <ListHead id="others" title={copy.list.others}>
          {isWhole ? rangeText(known, { hasPages }) : !hasPages && <span className={styles.countToCome} />}
        </ListHead>
        <SectionView section={first} failureTitle={copy.list.failed} skeleton={<GridSkeleton count={20} />}>
          {({ items }) => <Offers offers={items} currency={currencyCode} saved={saved} onOpen={open} />}
        </SectionView>
      </section>
      {hasOffers(second) && (
        <section aria-labelledby="featured">
          <ListHead id="featured" title={copy.list.featured} />
          <SectionView
            section={second}
            failureTitle={copy.list.featuredFailed}
            skeleton={<GridSkeleton count={20} />}
          >
            {({ items }) => <Offers offers={items} currency={currencyCode} saved={saved} onOpen={open} />}
          </SectionView>
        </section>
      )}
      {hasPages && known.length > 0 && <Paging lists={known} onPage={onPage} />}
    </>
  );
}

/** Further pages may have none. */
function hasOffers(section: Section<Page<Reward>>): boolean {
  return section.state !== 'ready' || countOf(section.data) > 0;
}
