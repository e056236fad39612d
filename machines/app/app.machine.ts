import type { ActorRefFrom } from 'xstate';
import { defaultTheme } from '#machines/domain/theme.ts';
import { appSetup } from './app.setup.ts';
import { serving } from './serving.ts';

export type AppRef = ActorRefFrom<typeof appMachine>;

export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'The whole app: it starts in a fixed order, then holds everything that lives as long as the page.',
  context: ({ input }) => ({
    isCrossSite: false,
    ...input,
    programme: null,
    theme: defaultTheme,
    route: null,
    expected: null,
    session: null,
    error: null,
    missing: [],
  }),
  initial: 'checkingHost',
  invoke: [
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    { id: 'overlays', src: 'overlays', systemId: 'overlays' },
    { id: 'network', src: 'network', systemId: 'network' },
  ],
  on: {
    'route.entered': { actions: { type: 'setRoute', params: ({ event }) => ({ route: event.route }) } },
  },
  states: {
    checkingHost: {
      description: 'Only hosts on the allowed list are served, by an API whose cookies can be read.',
      tags: 'starting',
      always: [
        { guard: 'isCrossSite', target: 'crossSite', actions: 'reportHost' },
        { guard: 'isAllowedHost', target: 'loadingProgramme' },
        { target: 'forbidden', actions: 'reportHost' },
      ],
    },
    loadingProgramme: {
      description: 'Reads the client and its tiers.',
      tags: 'starting',
      invoke: {
        id: 'fetchProgramme',
        src: 'fetchProgramme',
        input: ({ context }) => ({ label: context.label ?? '' }),
        onDone: {
          target: 'loadingTheme',
          actions: { type: 'setProgramme', params: ({ event }) => ({ programme: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'offline',
          },
          {
            target: 'unavailable',
            actions: [
              { type: 'setError', params: ({ event }) => ({ error: event.error }) },
              { type: 'reportProgramme', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      after: { answerTimeout: { target: 'unavailable', actions: 'setTimeoutError' } },
    },
    loadingTheme: {
      description: "Reads the client's looks; without them the app wears its own.",
      tags: 'starting',
      invoke: {
        id: 'fetchTheme',
        src: 'fetchTheme',
        input: ({ context }) => ({ label: context.label ?? '' }),
        onDone: {
          target: 'serving',
          actions: { type: 'setTheme', params: ({ event }) => ({ theme: event.output }) },
        },
        onError: {
          target: 'serving',
          actions: { type: 'reportTheme', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        shortAnswerTimeout: {
          target: 'serving',
          actions: { type: 'reportTheme', params: { error: { kind: 'timeout' } } },
        },
      },
    },
    serving,
    offline: {
      description: 'There is no connection, so nothing could be read.',
      on: { 'app.retry': 'loadingProgramme', 'network.restored': 'loadingProgramme' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Not every browser tells when it has a connection again.',
          after: { lookAgain: 'looking' },
        },
        looking: {
          description: 'Finds out whether the server can be reached.',
          invoke: {
            id: 'reachServer',
            src: 'reachServer',
            onDone: '#app.loadingProgramme',
            onError: 'waiting',
          },
          after: { lookAgain: 'waiting' },
        },
      },
    },
    unavailable: {
      description: 'The programme could not be read.',
      initial: 'leaving',
      states: {
        leaving: {
          description: 'The whole page goes to the page of the programme, where there is one.',
          invoke: {
            id: 'leaveForProgramPage',
            src: 'leaveForProgramPage',
            onDone: 'fallback',
            onError: 'fallback',
          },
          after: { leavingTimeout: 'fallback' },
        },
        fallback: {
          description: 'A plain page says that the programme is unavailable.',
          on: { 'app.retry': '#app.loadingProgramme' },
        },
      },
    },
    forbidden: { description: 'Domain not allowed.' },
    crossSite: { description: 'The API is on another site: nobody could be logged in.' },
  },
});
