import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { emailTokenIn, placeOf } from './account-place.ts';
import { chargesAtOnce } from './account-reads.ts';
import { accountSetup, renewsOn } from './account.setup.ts';

export type AccountRef = ActorRefFrom<typeof accountMachine>;

export const accountMachine = accountSetup.createMachine({
  id: 'account',
  description: 'The account page: what is changed on it without a dialog, and what it reads.',
  context: ({ input }) => ({
    place: placeOf(input.search),
    emailToken: emailTokenIn(input.search),
    chargeCount: chargesAtOnce,
    plan: null,
    error: null,
  }),
  invoke: [
    {
      id: 'settings',
      src: 'settings',
      input: ({ context: { place } }) => ({ row: place.view === 'account' ? place.row : null }),
    },
    { id: 'charges', src: 'charges' },
    { id: 'giving', src: 'giving' },
    { id: 'receipt', src: 'receipt' },
    { id: 'statement', src: 'statement' },
    { id: 'affinities', src: 'affinities' },
    { id: 'devices', src: 'devices' },
    { id: 'updates', src: 'updates' },
    {
      id: 'emailChange',
      src: 'emailChange',
      input: ({ context }) => ({ token: context.emailToken }),
    },
  ],
  initial: 'deciding',
  on: {
    'step.entered': [
      {
        guard: { type: 'hasToken', params: ({ event }) => ({ token: emailTokenIn(event.search) }) },
        actions: { type: 'openLink', params: ({ event }) => ({ token: emailTokenIn(event.search) }) },
      },
      { guard: { type: 'isSame', params: ({ event }) => ({ place: placeOf(event.search) }) } },
      {
        guard: { type: 'isReceipt', params: ({ event }) => ({ place: placeOf(event.search) }) },
        actions: [
          { type: 'setPlace', params: ({ event }) => ({ place: placeOf(event.search) }) },
          'loadReceipt',
        ],
      },
      {
        guard: { type: 'isStatement', params: ({ event }) => ({ place: placeOf(event.search) }) },
        actions: [
          { type: 'setPlace', params: ({ event }) => ({ place: placeOf(event.search) }) },
          'loadStatement',
        ],
      },
      {
        guard: { type: 'isRow', params: ({ event }) => ({ place: placeOf(event.search) }) },
        actions: [{ type: 'setPlace', params: ({ event }) => ({ place: placeOf(event.search) }) }, 'openRow'],
      },
      { actions: { type: 'setPlace', params: ({ event }) => ({ place: placeOf(event.search) }) } },
    ],
    'row.changed': {
      actions: [
        { type: 'setPlace', params: ({ event }) => ({ place: { view: 'account', row: event.row } }) },
        { type: 'goTo', params: ({ context }) => ({ place: context.place, replaces: true }) },
      ],
    },
    'setting.saved': {
      guard: { type: 'isPassword', params: ({ event }) => ({ row: event.row }) },
      actions: ['refreshDevices', 'refreshUpdates'],
    },
    'link.answered': {
      actions: [
        { type: 'goTo', params: ({ context }) => ({ place: context.place, replaces: true }) },
        'refreshUpdates',
      ],
    },
    'devices.changed': { actions: 'refreshUpdates' },
    'period.choose': {
      actions: {
        type: 'goTo',
        params: ({ event }) => ({ place: { view: 'statement', period: event.period }, replaces: false }),
      },
    },
    'affinity.changed': { actions: 'loadAffinities' },
    'charges.more': { actions: ['requestMoreCharges', 'loadCharges'] },
    'member.changed': { actions: ['loadCharges', 'refreshUpdates'] },
  },
  states: {
    deciding: {
      description: 'The reads of the page begin; an address of a receipt or a statement begins its own.',
      entry: ['loadCharges', 'loadGiving', 'loadAffinities'],
      always: [
        {
          guard: { type: 'isReceipt', params: ({ context }) => context },
          target: 'resting',
          actions: 'loadReceipt',
        },
        {
          guard: { type: 'isStatement', params: ({ context }) => context },
          target: 'resting',
          actions: 'loadStatement',
        },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'The page as it is.',
      initial: 'ready',
      on: {
        'downgrade.undo': { target: 'undoingDowngrade', actions: 'clearAll' },
        'cancellation.undo': {
          target: 'undoingCancellation',
          actions: { type: 'setChoice', params: ({ event }) => ({ plan: event.plan }) },
        },
      },
      states: {
        ready: { description: 'Nothing was refused.' },
        planRefused: { description: 'The scheduled change stands; the reason is shown beside it.' },
        membershipRefused: { description: 'The cancellation stands; the reason is shown beside it.' },
      },
    },
    undoingDowngrade: {
      description: 'The scheduled change of plan is taken back.',
      tags: 'busy',
      invoke: {
        id: 'cancelDowngrade',
        src: 'cancelDowngrade',
        onDone: {
          target: 'resting.ready',
          actions: [
            { type: 'notifyMembership', params: ({ event }) => ({ membership: event.output }) },
            { type: 'showToast', params: { message: { key: 'planStored' } } },
          ],
        },
        onError: { target: 'checkingPlan', actions: setError },
      },
      after: { answerTimeout: { target: 'checkingPlan', actions: 'setTimeoutError' } },
    },
    checkingPlan: {
      description: 'Whatever went wrong, the membership tells whether the change was taken back.',
      tags: 'busy',
      invoke: {
        id: 'fetchMembership',
        src: 'fetchMembership',
        onDone: [
          {
            guard: { type: 'isScheduled', params: ({ event }) => ({ membership: event.output }) },
            target: 'resting.planRefused',
            actions: { type: 'notifyMembership', params: ({ event }) => ({ membership: event.output }) },
          },
          {
            target: 'resting.ready',
            actions: [
              { type: 'notifyMembership', params: ({ event }) => ({ membership: event.output }) },
              { type: 'showToast', params: { message: { key: 'planStored' } } },
              'clearAll',
            ],
          },
        ],
        onError: 'resting.planRefused',
      },
      after: { shortAnswerTimeout: 'resting.planRefused' },
    },
    undoingCancellation: {
      description: 'The cancellation is taken back, once.',
      invoke: {
        id: 'cancellationUndo',
        src: 'cancellationUndo',
        input: ({ context }) => ({ order: context.plan }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ output: event.output }) },
            target: 'resting.ready',
            actions: [
              { type: 'notifyStored', params: ({ event }) => ({ output: event.output }) },
              {
                type: 'showToast',
                params: ({ event }) => ({
                  message: { key: 'membershipStored', renewsOn: renewsOn(event.output) },
                }),
              },
              'clearAll',
            ],
          },
          {
            target: 'resting.membershipRefused',
            actions: { type: 'setReason', params: ({ event }) => ({ output: event.output }) },
          },
        ],
      },
    },
  },
});
