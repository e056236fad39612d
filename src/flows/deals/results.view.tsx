import { useSelector } from '@xstate/react';
import type { DealsRef } from '#machines/deals/deals.machine.ts';
import type { PositionFailure } from '#machines/domain/position.ts';
import type { NearMeRef } from '#machines/near-me/near-me.machine.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { GridSkeleton } from './offer-grid.view.tsx';
import { PositionNotice } from './deals-parts.tsx';
import { AllOffers } from './all-offers.view.tsx';
import { FoundOffers, Locating } from './found-offers.view.tsx';

const SavedOffers = lazyComponent(() => import('./saved-offers.view.tsx'), {
  fallback: () => (
    <Waiting>
      <GridSkeleton count={4} />
    </Waiting>
  ),
});

const failures: readonly PositionFailure[] = ['denied', 'unavailable', 'timedOut'];

/** Why the member's place is not known, where it was asked for. */
export function MissedPosition({ flow }: { flow: DealsRef }) {
  const nearMe = useSelector(flow, ({ children }) => children.nearMe);
  return nearMe && <Missed flow={flow} nearMe={nearMe} />;
}

function Missed({ flow, nearMe }: { flow: DealsRef; nearMe: NearMeRef }) {
  const failure = useSelector(nearMe, (snapshot) => failures.find((each) => snapshot.matches(each)));
  const retry = () => flow.send({ type: 'nearby.toggle' });
  return failure && <PositionNotice failure={failure} onRetry={retry} />;
}

interface ResultsProps {
  flow: DealsRef;
  /** Another page was asked for. */
  onPage: () => void;
}

/** The offers that are shown now. */
export function Results({ flow, onPage }: ResultsProps) {
  const isFinding = useSelector(flow, (snapshot) => snapshot.matches({ list: { shown: 'finding' } }));
  const isLocating = useSelector(flow, (snapshot) => snapshot.matches({ list: 'locating' }));
  const isSaved = useSelector(flow, (snapshot) => snapshot.matches({ list: 'saved' }));
  const go = (page: number) => {
    flow.send({ type: 'page.choose', page });
    onPage();
  };
  if (isSaved) return <SavedOffers flow={flow} />;
  if (isLocating) return <Locating />;
  return isFinding ? <FoundOffers flow={flow} onPage={go} /> : <AllOffers flow={flow} onPage={go} />;
}
