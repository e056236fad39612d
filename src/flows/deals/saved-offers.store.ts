import { isMissing } from '#machines/domain/app-error.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { savedAfter, type SavedChange } from '#machines/domain/saved-offers.ts';
import { fetchEveryPage } from '#src/api/every-page.ts';
import { fetchRewards } from '#src/api/rewards.ts';
import { fetchSavedOffers, saveOffer, unsaveOffer } from '#src/api/saved-offers.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { savedInBrowser } from '#src/browser/saved-offers.ts';

type Dependencies = Pick<AppDependencies, 'http' | 'client' | 'session' | 'local'>;

export interface SavedStore {
  read: (signal: AbortSignal) => Promise<readonly Reward[]>;
  store: (change: SavedChange, signal: AbortSignal) => Promise<void>;
}

/** Where saved offers are: in the account, or in the browser where the server lacks the call. */
export function openSavedStore({ http, client, session, local }: Dependencies): SavedStore {
  let isInBrowser = false;
  const browser = () =>
    savedInBrowser(local, { client: client()?.id ?? '', member: session()?.user.id ?? '' });

  /** As they are now: an offer that is gone is left out, unless nobody can say. */
  async function readBrowser(signal: AbortSignal): Promise<readonly Reward[]> {
    const saved = browser().read();
    if (saved.length === 0) return saved;
    const all = await fetchEveryPage((asked) => fetchRewards(http, { ...asked, mayBeWhole: true }, signal));
    return saved.flatMap(({ id }) => all.items.find((offer) => offer.id === id) ?? []);
  }

  return {
    async read(signal) {
      try {
        const { items } = await fetchEveryPage((asked) =>
          fetchSavedOffers(http, { ...asked, mayBeWhole: true }, signal),
        );
        isInBrowser = false;
        return items;
      } catch (error) {
        if (!isMissing(error)) throw error;
        isInBrowser = true;
        return readBrowser(signal);
      }
    },
    async store(change, signal) {
      const { offer, isSaved } = change;
      if (isInBrowser) browser().write(savedAfter(browser().read(), [change]));
      else await (isSaved ? saveOffer : unsaveOffer)(http, offer.id, signal);
    },
  };
}
