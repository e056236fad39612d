import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import { isMember, type Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { type Theme } from '#machines/domain/theme.ts';
import { defaultToastTimeout, type ToastMessage } from '#machines/domain/toast.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { networkMachine } from '#machines/network/network.machine.ts';
import { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { unprovided } from '#machines/unprovided.ts';
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
      login: 'login';
      offerSearch: 'offerSearch';
      cards: 'cards';
      categories: 'categories';
      summary: 'summary';
      offers: 'offers';
      featuredOffers: 'featuredOffers';
    };
  },
  actors: {
    fetchProgramme: unprovided<Programme, { label: string }>('fetchProgramme'),
    fetchTheme: unprovided<Theme, { label: string }>('fetchTheme'),
    leaveForProgramPage: unprovided<void>('leaveForProgramPage'),
    toasts: toastsMachine,
    consent: consentMachine,
    overlays: overlaysMachine,
    network: networkMachine,
    session: sessionMachine,
    login: loginMachine,
    offerSearch: offerSearchMachine,
    ...reads,
  },
  guards: {
    isAllowedHost: ({ context }) => context.label !== null,
    isOffline: (_, { error }: { error: unknown }) => asAppError(error).kind === 'offline',
    isLoginPage: (_, { route }: { route: RouteName }) => route === 'login',
    isOnLoginPage: ({ context }) => context.route === 'login',
    isExpired: (_, { reason }: { reason: string }) => reason === 'expired',
    isElsewhere: (_, { reason }: { reason: string }) => reason === 'loggedOutElsewhere',
  },
  actions: {
    keepProgramme: assign({
      programme: (_, { programme }: { programme: Programme }) => programme,
      error: null,
    }),
    keepTheme: assign({ theme: (_, { theme }: { theme: Theme }) => theme }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => asAppError(error) }),
    keepTimeout: assign({ error: { kind: 'timeout' } }),
    keepRoute: assign({ route: (_, { route }: { route: RouteName }) => route }),
    keepSession: assign({ session: (_, { session }: { session: Session }) => session }),
    forgetSession: assign({ session: null }),
    chooseTheme: emit(({ context }) => ({ type: 'theme.chosen', theme: context.theme })),
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
    establishSession: sendTo('session', (_, { session }: { session: Session }) => ({
      type: 'session.established' as const,
      session,
    })),
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
      if (context.route !== 'home' || !context.session || !isMember(context.session)) return;
      enqueue.sendTo('summary', { type: 'resource.load', params: {} });
      enqueue.sendTo('offers', { type: 'resource.load', params: { featured: false } });
      enqueue.sendTo('featuredOffers', { type: 'resource.load', params: { featured: true } });
    }),
    tellReadsRestored: enqueueActions(({ enqueue }) => {
      for (const read of readNames) enqueue.sendTo(read, { type: 'network.restored' });
    }),
  },
  delays: { answerTimeout: 60_000, leavingTimeout: 10_000 },
});
