import { assign, raise, sendTo, setup } from 'xstate';
import {
  allDeals,
  isNarrowed,
  isSameQuery,
  plainText,
  readDealsQuery,
  withoutDealsQuery,
  writeDealsQuery,
  type DealsQuery,
} from '#machines/domain/deals-query.ts';
import type { OfferSort } from '#machines/domain/offer-order.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Search } from '#machines/domain/query.ts';
import { nearMeMachine, type NearMeFact } from '#machines/near-me/near-me.machine.ts';
import { isBlank, typingDelays } from '#machines/offer-search/offer-search.machine.ts';
import type { PageFlowInput, StepEntered } from '#machines/page/page.types.ts';
import { offerSearched } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { dealsReads } from './deals-reads.ts';

export interface DealsContext {
  /** What stands in the search field. */
  text: string;
  /** What is shown. The address follows it, and it follows the address. */
  query: DealsQuery;
  /** What else the address says. */
  rest: Search;
  /** Where the member is; null until it is known. */
  position: Position | null;
}

export type DealsEvent =
  | { type: 'search.type'; text: string }
  /** Typing has come to rest. */
  | { type: 'search.settled' }
  /** A category's platform name; empty for all. */
  | { type: 'category.choose'; category: string }
  /** Only what is near, or everywhere again. */
  | { type: 'nearby.toggle' }
  /** Only what the member saved, or all offers again. */
  | { type: 'saved.toggle' }
  /** An order; null for the usual one. */
  | { type: 'sort.choose'; sort: OfferSort | null }
  /** From 1. */
  | { type: 'page.choose'; page: number }
  /** All offers again. */
  | { type: 'filters.clear' }
  | NearMeFact
  | StepEntered;

type Change = Partial<DealsQuery>;

/** The actors, guards and actions of the deals. */
export const dealsSetup = setup({
  types: {} as {
    context: DealsContext;
    events: DealsEvent;
    input: PageFlowInput;
    children: {
      others: 'others';
      featured: 'featured';
      found: 'found';
      nearMe: 'nearMe';
      savedOffers: 'savedOffers';
    };
  },
  actors: { ...dealsReads, nearMe: nearMeMachine, savedOffers: savedOffersMachine },
  guards: {
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    isAnswered: ({ context }) => plainText(context.text) === context.query.search,
    isEmptied: ({ context }) => isBlank(context.text),
    isShown: ({ context }, { search }: { search: Search }) =>
      isSameQuery(readDealsQuery(search), context.query),
    isLost: ({ context }) => context.query.isNear && context.position === null,
    isSaved: ({ context }) => context.query.isSaved,
    isNarrowed: ({ context }) => isNarrowed(context.query),
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text }),
    settle: raise({ type: 'search.settled' }),
    setSearch: assign({
      query: ({ context }) => ({
        ...context.query,
        search: plainText(context.text),
        isSaved: false,
        page: 1,
      }),
    }),
    setChange: assign({
      query: ({ context }, { change }: { change: Change }) => ({ ...context.query, page: 1, ...change }),
    }),
    switchNear: assign({
      query: ({ context }) => ({
        ...context.query,
        isNear: !context.query.isNear,
        isSaved: false,
        page: 1,
      }),
    }),
    switchSaved: assign({
      query: ({ context: { query } }) => ({ ...allDeals, isSaved: !query.isSaved, sort: query.sort }),
      text: '',
    }),
    clearFilters: assign({ query: allDeals, text: '' }),
    setAddress: assign((_, { search }: { search: Search }) => {
      const query = readDealsQuery(search);
      return { query, text: query.search, rest: withoutDealsQuery(search) };
    }),
    setRest: assign({ rest: (_, { search }: { search: Search }) => withoutDealsQuery(search) }),
    setPosition: assign({ position: (_, { position }: { position: Position }) => position }),
    notifyAddress: notify('router', ({ context }, { replaces }: { replaces: boolean }) => ({
      type: 'navigation.requested',
      route: 'rewards',
      search: { ...context.rest, ...writeDealsQuery(context.query) },
      replaces,
    })),
    trackSearched: notify('tracker', ({ context }) => ({
      type: 'event.tracked',
      tracked: offerSearched(context.query.search),
    })),
    browseOthers: sendTo('others', ({ context }) => loadOf({ page: context.query.page })),
    browseFeatured: sendTo('featured', ({ context }) => loadOf({ page: context.query.page })),
    find: sendTo('found', ({ context }) => {
      const { search, category, sort, page, isNear } = context.query;
      return loadOf({ search, category, sort, page, near: isNear ? context.position : null });
    }),
    clearFound: sendTo('found', { type: 'resource.reset' }),
    findPosition: sendTo('nearMe', { type: 'position.find' }),
    clearPosition: assign({ position: null }),
    dropPosition: sendTo('nearMe', { type: 'position.drop' }),
  },
  delays: { ...typingDelays },
});

const loadOf = <Params>(params: Params) => ({ type: 'resource.load' as const, params });
