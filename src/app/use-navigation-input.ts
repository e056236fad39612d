import { useSelector } from '@xstate/react';
import type { NavigationItemsInput } from '#machines/domain/navigation-items.ts';
import { useActor, useApp, useClient } from './app-context.ts';
import { nothingStored, readFacts } from './navigation.ts';

/** What the navigation reads about the client and the person, kept up to date. */
export function useNavigationInput(): NavigationItemsInput {
  const app = useApp();
  const { featureFlags, referralProgram } = useClient();
  useSelector(useActor('session'), ({ context }) => context.session);
  useSelector(useActor('cards'), ({ context }) => context.data);
  return {
    ...readFacts(app, nothingStored),
    hasReferral: referralProgram,
    hasNewOffers: featureFlags.newOffersSystem,
  };
}
