import { defineEntry } from '#machines/registry-entry.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures } from '#machines/samples/failures.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { appMachine } from './app.machine.ts';

export const appEntry = defineEntry<typeof appMachine>({
  machine: appMachine,
  title: 'The app',
  summary: 'It starts in a fixed order, and every way in which that can fail has a page of its own.',
  inputs: [
    {
      title: 'A host of a client opens',
      input: { label: 'varsity', storedConsent: null, logOutPending: false },
    },
    {
      title: 'A host that is not allowed opens',
      input: { label: null, storedConsent: null, logOutPending: false },
    },
    {
      title: 'A host opens whose API is on another site',
      input: { label: 'varsity', storedConsent: null, logOutPending: false, isCrossSite: true },
    },
  ],
  events: {
    'session.opened': [
      { title: 'A member is signed in', event: { type: 'session.opened', session: sampleSessions.active } },
    ],
    'session.slow': [{ title: 'The session takes long', event: { type: 'session.slow' } }],
    'session.closed': [
      { title: 'The session has expired', tone: 'bad', event: { type: 'session.closed', reason: 'expired' } },
      {
        title: 'Another tab has logged out',
        event: { type: 'session.closed', reason: 'loggedOutElsewhere' },
      },
      { title: 'Nobody is signed in', event: { type: 'session.closed', reason: 'absent' } },
    ],
    'navigation.pending': [
      { title: 'Home is on its way', event: { type: 'navigation.pending', route: 'home' } },
    ],
    'route.entered': [
      { title: 'The terms are shown', event: { type: 'route.entered', route: 'support-terms' } },
      { title: 'Home is shown', event: { type: 'route.entered', route: 'home' } },
    ],
    'session.changed': [
      {
        title: 'The membership has changed',
        event: { type: 'session.changed', session: sampleSessions.active },
      },
    ],
    'card.linked': [{ title: 'A card is linked', event: { type: 'card.linked', card: sampleCard } }],
    'card.changed': [
      {
        title: 'A card is paused',
        event: { type: 'card.changed', card: { ...sampleCard, status: 'paused' }, cards: [] },
      },
    ],
    'balances.reload': [
      { title: 'Newer cards and balances are asked for', event: { type: 'balances.reload' } },
    ],
    'balances.changed': [
      { title: 'Cards and balances are out of date', event: { type: 'balances.changed' } },
    ],
    'member.joined': [{ title: 'Somebody has joined', event: { type: 'member.joined' } }],
    'network.restored': [{ title: 'The connection is back', event: { type: 'network.restored' } }],
    'call.missing': [
      { title: 'The server has no withdrawals', event: { type: 'call.missing', call: 'GET payouts' } },
    ],
    'read.failed': [
      {
        title: 'A part of the page cannot be read',
        tone: 'bad',
        event: { type: 'read.failed', error: failures.unexpected.error },
      },
    ],
    'app.retry': [{ title: 'Choose Retry', event: { type: 'app.retry' } }],
  },
  source: {
    'session.opened': 'child',
    'session.slow': 'child',
    'session.closed': 'child',
    'navigation.pending': 'app',
    'route.entered': 'app',
    'session.changed': 'child',
    'card.linked': 'child',
    'card.changed': 'child',
    'balances.reload': 'child',
    'balances.changed': 'child',
    'member.joined': 'child',
    'network.restored': 'child',
    'read.failed': 'child',
    'call.missing': 'server',
    'app.retry': 'member',
  },
  requirements: {
    'BOOT-01': ['loadingProgramme'],
    'BOOT-02': ['app'],
    'BOOT-03': ['unavailable'],
    'TRST-10': ['offline'],
    'BOOT-04': ['loadingTheme'],
    'BOOT-05': ['checkingHost'],
  },
  outcomes: {
    fetchProgramme: {
      done: [{ title: 'The client and its tiers come', output: sampleProgramme }],
      error: [failures.offline, failures.unexpected],
    },
    fetchTheme: {
      done: [{ title: 'The theme comes', output: defaultTheme }],
      error: [failures.unexpected],
    },
    reachServer: {
      done: [{ title: 'The server answers', output: undefined }],
      error: [failures.offline],
    },
    leaveForProgramPage: {
      done: [{ title: 'There is no page to go to', tone: 'neutral', output: undefined }],
      error: [failures.unexpected],
    },
    toasts: { done: [], error: [] },
    consent: { done: [], error: [] },
    page: { done: [], error: [] },
    overlays: { done: [], error: [] },
    network: { done: [], error: [] },
    session: { done: [], error: [] },
    offerSearch: { done: [], error: [] },
    cards: { done: [], error: [] },
    categories: { done: [], error: [] },
    summary: { done: [], error: [] },
    offers: { done: [], error: [] },
    featuredOffers: { done: [], error: [] },
  },
  stateKey: ({ label, route }) => ({ label, route }),
});
