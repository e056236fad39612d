import { fromPromise } from 'xstate';
import type { Reward } from '#machines/domain/reward.ts';
import type { SavedChange } from '#machines/domain/saved-offers.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import type { SavedStore } from './saved-offers.store.ts';

const code = lazyModule(() => import('./saved-offers.store.ts'));

/** The saved offers with their real actors. */
export function provideSavedOffers(
  dependencies: Pick<AppDependencies, 'http' | 'client' | 'session' | 'local'>,
): typeof savedOffersMachine {
  let opened: SavedStore | null = null;
  const open = async () => (opened ??= (await code.load()).openSavedStore(dependencies));
  return savedOffersMachine.provide({
    actors: {
      readSaved: fromPromise<readonly Reward[], void>(async ({ signal }) => (await open()).read(signal)),
      storeSaved: fromPromise<void, SavedChange>(async ({ input, signal }) =>
        (await open()).store(input, signal),
      ),
    },
  });
}
