import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { FindParams } from '#machines/deals/deals-reads.ts';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import type { DealsQuery } from '#machines/domain/deals-query.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { countOf, type Page } from '#machines/domain/wire.ts';
import { nearRadiusKm } from '#machines/domain/offer-filter.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import type { SavedOffersRef } from '#machines/saved-offers/saved-offers.machine.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { formatDistance } from '#src/messages/format-distance.ts';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { ListHead, NoOffers, Paging } from './deals-parts.tsx';
import { dealsMessages as copy } from './deals.messages.ts';
import { GridSkeleton, Offers } from './offer-grid.view.tsx';
import { rangeText } from './range-text.ts';
import { useOpenOffer } from './use-open-offer.ts';

interface FoundOffersProps {
  flow: DealsRef;
  onPage: (page: number) => void;
}

/** The offers of a name, of a category, or near the member. */
export function FoundOffers({ flow, onPage }: FoundOffersProps) {
  const found = useSelector(flow, ({ children }) => children.found);
  const isNear = useSelector(flow, ({ context }) => context.query.isNear);
  const saved = useSelector(flow, ({ children }) => children.savedOffers);
  return found && saved && <FoundList key={String(isNear)} {...{ flow, onPage, found, saved }} />;
}

interface FoundListProps extends FoundOffersProps {
  found: ResourceRef<Page<Reward>, FindParams>;
  saved: SavedOffersRef;
}

function FoundList({ flow, onPage, found, saved }: FoundListProps) {
  const { currencyCode, featureFlags } = useClient();
  const query = useSelector(flow, ({ context }) => context.query);
  const categories = useSelector(useActor('categories'), ({ context }) => context.data ?? []);
  const open = useOpenOffer(flow);
  const section = useReadSection(found);
  const category = query.category === '' ? null : nameOf(query.category, categories);
  const lists = section.state === 'ready' ? [section.data] : [];
  const [isKnown, setKnown] = useState(false);
  if (lists.length > 0 && !isKnown) setKnown(true);

  return (
    <section aria-labelledby="found">
      <ListHead id="found" title={copy.list.found({ ...query, category })} isNews={isKnown}>
        {lists.some((page) => countOf(page) > 0) &&
          rangeText(lists, { hasPages: featureFlags.newOffersSystem, search: query.search })}
      </ListHead>
      <SectionView section={section} failureTitle={copy.list.failed} skeleton={<GridSkeleton count={10} />}>
        {(page) =>
          countOf(page) > 0 ? (
            <Offers offers={page.items} currency={currencyCode} saved={saved} onOpen={open} />
          ) : page.total !== 0 ? (
            <NoOffers
              {...copy.empty.pastTheEnd}
              way={{ label: copy.empty.pastTheEnd.first, onGo: () => onPage(1) }}
            />
          ) : (
            <NoOffers
              {...emptyText(query, formatDistance(nearRadiusKm, currencyCode))}
              way={{ label: copy.empty.all, onGo: () => flow.send({ type: 'filters.clear' }) }}
            />
          )
        }
      </SectionView>
      {featureFlags.newOffersSystem && lists.length > 0 && <Paging lists={lists} onPage={onPage} />}
    </section>
  );
}

export function Locating() {
  return (
    <section aria-labelledby="found">
      <ListHead id="found" title={copy.list.found({ search: '', category: null, isNear: true })}>
        {copy.near.locating} {copy.near.hint}
      </ListHead>
      <Waiting>
        <GridSkeleton count={10} />
      </Waiting>
    </section>
  );
}

/** A category that is not there any more has no name. */
function nameOf(platformName: string, categories: readonly { name: string; platformName: string }[]) {
  return categories.find((category) => category.platformName === platformName)?.name ?? null;
}

function emptyText({ search, category, isNear }: DealsQuery, distance: string) {
  if (search !== '') return copy.empty.search(search);
  if (isNear) return copy.empty.near(distance);
  return category === '' ? copy.empty.none : copy.empty.category;
}
