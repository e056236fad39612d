import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { answerTimeout, shortAnswerTimeout } from '#machines/call.ts';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { withCard, type Card } from '#machines/domain/card.ts';
import { isMember, type Session } from '#machines/domain/member.ts';
import { type RouteName } from '#machines/domain/routes.ts';
import { type Theme } from '#machines/domain/theme.ts';
import { defaultToastTimeout, type ToastMessage } from '#machines/domain/toast.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import type { PageSearch } from '#machines/page/page.types.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import type { AppContext, AppEmitted, AppEvent, AppInput, Programme } from './app.types.ts';
import { readNames, reads } from './reads.ts';

/** The actors, guards and actions of the app's chart. */
export const appSetup = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    emitted: AppEmitted;
    input: AppInput;
    tags: 'starting';
    children: {
      toasts: 'toasts';
      consent: 'consent';
      overlays: 'overlays';
      network: 'network';
      session: 'session';
      page: 'page';
      offerSearch: 'offerSearch';
      cards: 'cards';
      categories: 'categories';
      summary: 'summary';
      offers: 'offers';
      featuredOffers: 'featuredOffers';
    };
  },
  actors: {
    fetchProgramme: notProvided<Programme, { label: string }>('fetchProgramme'),
    fetchTheme: notProvided<Theme, { label: string }>('fetchTheme'),
    reachServer: notProvided<void>('reachServer'),
    leaveForProgramPage: notProvided<void>('leaveForProgramPage'),
    toasts: toastsMachine,
    consent: consentMachine,
    overlays: overlaysMachine,
    network: networkMachine,
    session: sessionMachine,
    page: pageMachine,
    offerSearch: offerSearchMachine,
    ...reads,
  },
  guards: {
    isAllowedHost: ({ context }) => context.label !== null,
    isCrossSite: ({ context }) => context.isCrossSite,
    isOffline: (_, { error }: { error: unknown }) => asAppError(error).kind === 'offline',
    isBeforePages: ({ context }) => context.route === null,
    /** It was on its way, or is shown, with another address of its own, as that of a modal over it. */
    isKnown: ({ context }, { route }: { route: RouteName }) =>
      route === context.expected || route === context.route,
    isExpired: (_, { reason }: { reason: string }) => reason === 'expired',
    isElsewhere: (_, { reason }: { reason: string }) => reason === 'loggedOutElsewhere',
  },
  actions: {
    setProgramme: assign({
      programme: (_, { programme }: { programme: Programme }) => programme,
      error: null,
    }),
    setTheme: assign({ theme: (_, { theme }: { theme: Theme }) => theme }),
    setError: assign({ error: (_, { error }: { error: unknown }) => asAppError(error) }),
    setTimeoutError: assign({ error: { kind: 'timeout' } }),
    setExpected: assign({ expected: (_, { route }: { route: RouteName }) => route }),
    setRoute: assign({ route: (_, { route }: { route: RouteName }) => route, expected: null }),
    setSession: assign({ session: (_, { session }: { session: Session }) => session }),
    addMissing: assign({
      missing: ({ context }, { call }: { call: string }) => [...context.missing, call],
    }),
    clearSession: assign({ session: null }),
    reportHost: emit({
      type: 'failure.reported',
      error: { kind: 'unexpected', reason: 'unknown' },
      during: 'host',
    }),
    reportProgramme: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.reported' as const,
      error: asAppError(error),
      during: 'programme' as const,
    })),
    reportTheme: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.reported' as const,
      error: asAppError(error),
      during: 'theme' as const,
    })),
    reportRead: emit((_, { error }: { error: AppError }) => ({
      type: 'failure.reported' as const,
      error,
      during: 'read' as const,
    })),
    notifyPageRoute: sendTo(
      'page',
      (_, { route, search = {} }: { route: RouteName; search?: PageSearch | undefined }) => ({
        type: 'route.entered' as const,
        route,
        search,
      }),
    ),
    notifyPageSession: sendTo('page', ({ context }) => ({
      type: 'session.known' as const,
      session: context.session,
    })),
    notifyFlowChange: notify('pageFlow', { type: 'member.changed' }),
    addCard: sendTo('cards', (_, { card }: { card: Card }) => ({
      type: 'resource.update' as const,
      params: {},
      update: (cards: Card[] | null) => withCard(cards ?? [], card),
    })),
    setCards: sendTo('cards', (_, { cards }: { cards: readonly Card[] }) => ({
      type: 'resource.update' as const,
      params: {},
      update: () => [...cards],
    })),
    reloadCards: sendTo('cards', { type: 'resource.load', params: {} }),
    reloadSummary: sendTo('summary', { type: 'resource.load', params: {} }),
    welcome: sendTo('overlays', { type: 'overlay.open', overlay: { kind: 'welcome' } }),
    goHome: notify('router', { type: 'navigation.requested', route: 'home' }),
    showToast: sendTo('toasts', (_, { message }: { message: ToastMessage }) => ({
      type: 'toast.show' as const,
      content: { message, type: 'info' as const, timeout: defaultToastTimeout },
    })),
    resetStores: enqueueActions(({ enqueue }) => {
      for (const read of readNames) enqueue.sendTo(read, { type: 'resource.reset' });
      enqueue.sendTo('overlays', { type: 'overlays.reset' });
      enqueue.sendTo('offerSearch', { type: 'search.clear' });
    }),
    loadMember: enqueueActions(({ context, enqueue }) => {
      if (!context.session || !isMember(context.session)) return;
      enqueue.sendTo('cards', { type: 'resource.load', params: {} });
      enqueue.sendTo('categories', { type: 'resource.load', params: {} });
    }),
    loadHome: enqueueActions(({ context, enqueue }) => {
      const shown = context.route ?? context.expected;
      if (shown !== 'home' || !context.session || !isMember(context.session)) return;
      enqueue.sendTo('summary', { type: 'resource.load', params: {} });
      enqueue.sendTo('offers', { type: 'resource.load', params: { featured: false } });
      enqueue.sendTo('featuredOffers', { type: 'resource.load', params: { featured: true } });
    }),
  },
  delays: {
    answerTimeout,
    shortAnswerTimeout,
    /** Longer than the session itself waits for an answer. */
    sessionTimeout: 60_000,
    lookAgain: 10_000,
    leavingTimeout: 10_000,
  },
});
