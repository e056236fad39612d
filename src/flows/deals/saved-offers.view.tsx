import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import { sortOffers } from '#machines/domain/offer-order.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { isSavedIn } from '#machines/domain/saved-offers.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import { shownSaved, type SavedOffersRef } from '#machines/saved-offers/saved-offers.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { serverNow } from '#src/clock/server-clock.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { ListHead, NoOffers } from './deals-parts.tsx';
import { dealsMessages as copy } from './deals.messages.ts';
import { GridSkeleton, Offers } from './offer-grid.view.tsx';
import { useOpenOffer } from './use-open-offer.ts';

/** The offers that the member saved. */
export default function SavedOffers({ flow }: { flow: DealsRef }) {
  const saved = useSelector(flow, ({ children }) => children.savedOffers);
  return saved && <SavedList flow={flow} saved={saved} />;
}

function SavedList({ flow, saved }: { flow: DealsRef; saved: SavedOffersRef }) {
  const { currencyCode } = useClient();
  const sort = useSelector(flow, ({ context }) => context.query.sort);
  const open = useOpenOffer(flow);
  const shown = useSelector(saved, ({ context }) => shownSaved(context));
  const section = useSavedSection(saved, useHeld(shown));
  return (
    <section aria-labelledby="saved">
      <ListHead id="saved" title={copy.saved.title}>
        {section.state === 'ready' && shown.length > 0 && copy.saved.count(shown.length)}
      </ListHead>
      <SectionView section={section} failureTitle={copy.saved.failed} skeleton={<GridSkeleton count={4} />}>
        {(offers) =>
          offers.length > 0 ? (
            <Offers
              offers={sort === null ? offers : withSkippedOf(sortOffers(offers, sort, serverNow()), offers)}
              currency={currencyCode}
              saved={saved}
              onOpen={open}
            />
          ) : (
            <NoOffers
              {...copy.saved.empty}
              way={{ label: copy.empty.all, onGo: () => flow.send({ type: 'filters.clear' }) }}
            />
          )
        }
      </SectionView>
    </section>
  );
}

/** An offer whose heart is taken back stays until the view is left: it can be set again, and nothing moves. */
function useHeld(saved: readonly Reward[]): readonly Reward[] {
  const [held, setHeld] = useState(saved);
  const further = saved.filter(({ id }) => !isSavedIn(held, id));
  if (further.length === 0) return held;
  const all = withSkippedOf([...further, ...held], saved);
  setHeld(all);
  return all;
}

function useSavedSection(saved: SavedOffersRef, offers: readonly Reward[]): Section<readonly Reward[]> {
  const { supportEmail } = useClient();
  const isReading = useSelector(saved, (snapshot) => snapshot.matches('reading'));
  const isUnread = useSelector(saved, (snapshot) => snapshot.matches('unread'));
  const error = useSelector(saved, ({ context }) => context.error);
  if (isReading) return { state: 'loading' };
  if (!isUnread) return { state: 'ready', data: offers };
  const { hint, text } = errorMessage(error ?? { kind: 'timeout' }, { supportEmail });
  return { state: 'failed', message: hint ?? text, onRetry: () => saved.send({ type: 'saved.retry' }) };
}
