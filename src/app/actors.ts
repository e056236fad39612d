import { fromCallback, fromPromise } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { readsBy, type OffersParams, type ReadName } from '#machines/app/reads.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { withModel } from '#machines/domain/client.ts';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import type { FlowOverlay } from '#machines/domain/overlay.ts';
import type { Category, Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import { resourceMachine } from '#machines/resource/resource.machine.ts';
import { sessionMachine, type TabsOrder } from '#machines/session/session.machine.ts';
import type { FetchedFlows } from './fetched-flows.ts';
import type { AppDependencies } from './app-dependencies.ts';

const offersPageSize = 20;
const nobody: AppError = { kind: 'expired' };

type Needed = Pick<
  AppDependencies,
  | 'api'
  | 'applyTheme'
  | 'openProgramPage'
  | 'watchOnline'
  | 'storeConsent'
  | 'runTrackers'
  | 'mayHaveSession'
  | 'markLogoutPending'
  | 'joinTabs'
>;

/** The app's chart with its real actors, provided once, for every child too. */
export function provideActors(
  dependencies: Needed,
  { logics, modal, loadModal }: Pick<FetchedFlows, 'logics' | 'modal' | 'loadModal'>,
): typeof appMachine {
  const { api } = dependencies;
  let categories: Category[] | null = null;
  const fetchProgramme = async (signal: AbortSignal) => {
    const [client, tiers] = await Promise.all([api.fetchClient(signal), api.fetchTiers(signal)]);
    return { client: withModel(client, tiers), tiers };
  };
  return appMachine.provide({
    actors: {
      fetchProgramme: fromPromise(({ signal }) => fetchProgramme(signal)),
      fetchTheme: fromPromise(async ({ signal }) => {
        const theme = await api.fetchTheme(signal);
        await dependencies.applyTheme(theme);
        return theme;
      }),
      reachServer: fromPromise(async ({ signal }) => {
        try {
          await fetchProgramme(signal);
        } catch (error) {
          if (asAppError(error).kind === 'offline') throw error;
        }
      }),
      leaveForProgramPage: fromPromise(
        () =>
          new Promise<void>((resolve) => {
            if (!dependencies.openProgramPage()) resolve();
          }),
      ),
      network: networkMachine.provide({
        actors: {
          listenToNetwork: fromCallback(({ sendBack }) =>
            dependencies.watchOnline((isOnline) =>
              sendBack({ type: isOnline ? 'network.found' : 'network.lost' }),
            ),
          ),
        },
      }),
      consent: consentMachine.provide({
        actors: {
          storeDecision: fromPromise<void, { decision: ConsentDecision }>(async ({ input }) =>
            dependencies.storeConsent(input.decision),
          ),
          runTrackers: fromCallback(() => dependencies.runTrackers()),
        },
      }),
      session: sessionMachine.provide({
        actors: {
          fetchSession: fromPromise(async ({ signal }) => {
            if (!dependencies.mayHaveSession()) throw nobody;
            return api.fetchSession(signal);
          }),
          logOut: fromPromise(async ({ signal }) => {
            dependencies.markLogoutPending(true);
            await api.logOut(signal);
            dependencies.markLogoutPending(false);
          }),
          listenToTabs: fromCallback<TabsOrder, void>(({ sendBack, receive }) => {
            const tabs = dependencies.joinTabs((fact) => sendBack({ type: `tabs.${fact}` }));
            receive((order) => tabs.notify(order.type === 'tabs.notifyLoggedIn' ? 'loggedIn' : 'loggedOut'));
            return () => tabs.close();
          }),
        },
      }),
      overlays: overlaysMachine.provide({
        actors: {
          loadModal: fromPromise<void, FlowOverlay>(({ input }) => loadModal(input.kind)),
          modal,
        },
      }),
      page: pageMachine.provide({
        actors: logics,
      }),
      offerSearch: offerSearchMachine.provide({
        actors: {
          searchRewards: fromPromise<Page<Reward>, { query: string }>(({ input, signal }) =>
            api.searchRewards(input.query, signal),
          ),
        },
      }),
      ...readsBy(
        resourceMachine.provide({
          actors: {
            fetchResource: fromPromise(({ input: { read, params }, signal }) =>
              fetchRead(read as ReadName, params, signal),
            ),
          },
        }),
      ),
    },
  });

  function fetchRead(read: ReadName, params: unknown, signal: AbortSignal): Promise<unknown> {
    switch (read) {
      case 'cards':
        return api.fetchCards({ withDeleted: true }, signal);
      case 'categories':
        return fetchCategories(signal);
      case 'summary':
        return api.fetchSummary(signal);
      case 'offers':
      case 'featuredOffers':
        return fetchOffers(params as OffersParams, signal);
    }
  }

  /** They are the same for everybody: once read they are not requested again. */
  async function fetchCategories(signal: AbortSignal): Promise<Category[]> {
    categories ??= await api.fetchCategories(signal);
    return categories;
  }

  async function fetchOffers({ featured }: OffersParams, signal: AbortSignal): Promise<Reward[]> {
    const page = await api.fetchRewards({ pageNumber: 1, pageSize: offersPageSize, featured }, signal);
    return page.items;
  }
}
