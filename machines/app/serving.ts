import { appSetup } from './app.setup.ts';

/** The state of the app in which its programme is known: it holds what lives as long as the page, and hears it. */
export const serving = appSetup.createStateConfig({
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
        { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
        'resetStores',
        'loadMember',
        'loadHome',
        'notifyPageSession',
      ],
    },
    'session.changed': {
      actions: [
        { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
        'loadMember',
        'loadHome',
        'notifyPageSession',
        'notifyFlowChange',
      ],
    },
    'session.closed': [
      {
        guard: { type: 'isExpired', params: ({ event }) => ({ reason: event.reason }) },
        actions: [
          'clearSession',
          'resetStores',
          'notifyPageSession',
          { type: 'showToast', params: { message: { key: 'sessionExpired' } } },
        ],
      },
      {
        guard: { type: 'isElsewhere', params: ({ event }) => ({ reason: event.reason }) },
        actions: [
          'clearSession',
          'resetStores',
          'notifyPageSession',
          { type: 'showToast', params: { message: { key: 'loggedOutElsewhere' } } },
        ],
      },
      { actions: ['clearSession', 'resetStores', 'notifyPageSession'] },
    ],
    'navigation.pending': {
      guard: 'isBeforePages',
      actions: [{ type: 'setExpected', params: ({ event }) => ({ route: event.route }) }, 'loadHome'],
    },
    'route.entered': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        actions: [
          { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
          { type: 'notifyPageRoute', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'setRoute', params: ({ event }) => ({ route: event.route }) },
          { type: 'notifyPageRoute', params: ({ event }) => event },
          'loadHome',
        ],
      },
    ],
    'card.linked': {
      actions: [{ type: 'addCard', params: ({ event }) => ({ card: event.card }) }, 'notifyFlowChange'],
    },
    'card.changed': {
      actions: [{ type: 'setCards', params: ({ event }) => event }, 'reloadCards', 'notifyFlowChange'],
    },
    'balances.reload': { actions: ['reloadCards', 'reloadSummary'] },
    'balances.changed': { actions: ['reloadCards', 'reloadSummary', 'notifyFlowChange'] },
    'member.joined': { actions: ['welcome', 'goHome'] },
    'call.missing': {
      actions: { type: 'addMissing', params: ({ event }) => ({ call: event.call }) },
    },
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
            { type: 'setSession', params: ({ event }) => ({ session: event.session }) },
            'notifyPageSession',
            'loadMember',
            'loadHome',
          ],
        },
        'session.closed': 'running',
        'session.slow': 'running',
      },
      after: { sessionTimeout: 'running' },
    },
    running: { description: 'Pages are shown.' },
  },
});
