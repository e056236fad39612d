import type { ActorRefFrom } from 'xstate';
import { defaultTheme } from '#machines/domain/theme.ts';
import { appSetup } from './app.setup.ts';

export type AppRef = ActorRefFrom<typeof appMachine>;

export const appMachine = appSetup.createMachine({
  id: 'app',
  description:
    'The whole app: it starts in a fixed order, then holds everything that lives as long as the page.',
  context: ({ input }) => ({
    ...input,
    programme: null,
    theme: defaultTheme,
    route: null,
    session: null,
    error: null,
  }),
  initial: 'checkingHost',
  invoke: [
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    { id: 'overlays', src: 'overlays', systemId: 'overlays' },
    { id: 'network', src: 'network', systemId: 'network' },
  ],
  on: {
    'route.entered': { actions: { type: 'keepRoute', params: ({ event }) => ({ route: event.route }) } },
  },
  states: {
    checkingHost: {
      description: 'Only hosts on the allowed list are served.',
      tags: 'starting',
      always: [
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
          actions: { type: 'keepProgramme', params: ({ event }) => ({ programme: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
            target: 'offline',
          },
          {
            target: 'unavailable',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'reportProgramme', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      after: { answerTimeout: { target: 'unavailable', actions: 'keepTimeout' } },
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
          actions: { type: 'keepTheme', params: ({ event }) => ({ theme: event.output }) },
        },
        onError: {
          target: 'serving',
          actions: { type: 'reportTheme', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { answerTimeout: 'serving' },
    },
    serving: {
      description: 'The programme is known.',
      initial: 'restoringSession',
      invoke: [
        {
          id: 'consent',
          src: 'consent',
          systemId: 'consent',
          input: ({ context }) => ({ stored: context.storedConsent }),
        },
        { id: 'cards', src: 'cards', systemId: 'cards' },
        { id: 'categories', src: 'categories', systemId: 'categories' },
        { id: 'summary', src: 'summary', systemId: 'summary' },
        { id: 'offers', src: 'offers', systemId: 'offers' },
        { id: 'featuredOffers', src: 'featuredOffers', systemId: 'featuredOffers' },
        { id: 'offerSearch', src: 'offerSearch', systemId: 'offerSearch' },
        {
          id: 'page',
          src: 'page',
          systemId: 'page',
          input: ({ context }) => ({
            route: context.route,
            tiers: context.programme?.tiers ?? [],
            session: context.session,
          }),
        },
        {
          id: 'session',
          src: 'session',
          systemId: 'session',
          input: ({ context }) => ({ logOutPending: context.logOutPending }),
        },
      ],
      on: {
        'session.opened': {
          actions: [
            { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
            'resetStores',
            'loadMember',
            'loadHome',
            'tellPageSession',
          ],
        },
        'session.changed': {
          actions: [
            { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
            'loadMember',
            'loadHome',
            'tellPageSession',
          ],
        },
        'session.closed': [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ reason: event.reason }) },
            actions: [
              'forgetSession',
              'resetStores',
              'tellPageSession',
              { type: 'showToast', params: { message: { key: 'sessionExpired' } } },
            ],
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => ({ reason: event.reason }) },
            actions: [
              'forgetSession',
              'resetStores',
              'tellPageSession',
              { type: 'showToast', params: { message: { key: 'loggedOutElsewhere' } } },
            ],
          },
          { actions: ['forgetSession', 'resetStores', 'tellPageSession'] },
        ],
        'route.entered': {
          actions: [
            { type: 'keepRoute', params: ({ event }) => ({ route: event.route }) },
            { type: 'tellPageRoute', params: ({ event }) => event },
            'loadHome',
          ],
        },
        'session.established': {
          actions: {
            type: 'establishSession',
            params: ({ event }) => ({ session: event.session }),
          },
        },
        'session.change': {
          actions: { type: 'changeSession', params: ({ event }) => ({ change: event }) },
        },
        'session.refresh': { actions: 'refreshSession' },
        'session.expire': { actions: 'expireSession' },
        'route.go': { actions: { type: 'goTo', params: ({ event }) => event } },
        'card.linked': {
          actions: [
            { type: 'addCard', params: ({ event }) => ({ card: event.card }) },
            { type: 'trackCard', params: ({ event }) => ({ card: event.card }) },
          ],
        },
        'card.changed': [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event },
            actions: [{ type: 'keepCards', params: ({ event }) => event }, 'reloadCards', 'trackDeletion'],
          },
          { actions: [{ type: 'keepCards', params: ({ event }) => event }, 'reloadCards'] },
        ],
        'balances.reload': { actions: ['reloadCards', 'reloadSummary'] },
        'payment.failed': { actions: 'trackFailure' },
        'flow.closed': { actions: { type: 'trackClose', params: ({ event }) => event } },
        'offer.searched': { actions: { type: 'trackOffer', params: ({ event }) => ({ fact: event }) } },
        'offer.viewed': { actions: { type: 'trackOffer', params: ({ event }) => ({ fact: event }) } },
        'toast.show': {
          actions: { type: 'tellToasts', params: ({ event }) => ({ content: event.content }) },
        },
        'member.joined': { actions: ['welcome', { type: 'goTo', params: { route: 'home' } }] },
        'network.restored': { actions: 'tellReadsRestored' },
        'read.failed': {
          actions: { type: 'reportRead', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        restoringSession: {
          description: 'Waits to know who is here.',
          tags: 'starting',
          on: {
            'session.opened': {
              target: 'running',
              actions: [
                { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
                'tellPageSession',
                'loadMember',
                'loadHome',
              ],
            },
            'session.closed': 'running',
            'session.late': 'running',
          },
          after: { answerTimeout: 'running' },
        },
        running: { description: 'Pages are shown.' },
      },
    },
    offline: {
      description: 'There is no connection, so nothing could be read.',
      on: { 'app.retry': 'loadingProgramme', 'network.restored': 'loadingProgramme' },
    },
    unavailable: {
      description: 'The programme could not be read.',
      initial: 'leaving',
      states: {
        leaving: {
          description: 'The whole page goes to the page of the programme, where there is one.',
          invoke: { id: 'leaveForProgramPage', src: 'leaveForProgramPage', onDone: 'here', onError: 'here' },
          after: { leavingTimeout: 'here' },
        },
        here: {
          description: 'A plain page says that the programme is unavailable.',
          on: { 'app.retry': '#app.loadingProgramme' },
        },
      },
    },
    forbidden: { description: 'Domain not allowed.' },
  },
});
