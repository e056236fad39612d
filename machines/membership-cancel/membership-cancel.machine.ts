import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import type { Membership } from '#machines/domain/member.ts';
import { membershipCancelSetup } from './membership-cancel.setup.ts';

export type MembershipCancelRef = ActorRefFrom<typeof membershipCancelMachine>;

const reported = ({ event }: { event: { output: Membership } }) => ({ membership: event.output });

const over = {
  guard: { type: 'isOver', params: reported },
  target: 'closed',
  actions: [{ type: 'notifyMembership', params: reported }, { type: 'showEnded' }],
} as const;

const cancelled = {
  target: 'cancelled',
  actions: [
    { type: 'setMembership', params: reported },
    { type: 'notifyMembership', params: reported },
  ],
} as const;

const changePlan = { next: { kind: 'overlay', overlay: { kind: 'subscription', mode: 'upgrade' } } } as const;
const withdraw = { next: { kind: 'overlay', overlay: { kind: 'withdrawal' } } } as const;
const pauseCard = { next: { kind: 'part', part: 'cards-title' } } as const;

export const membershipCancelMachine = membershipCancelSetup.createMachine({
  id: 'membershipCancel',
  description: 'Leaving: what ends and when is said before anything else, and nothing stands in the way.',
  context: { owed: null, words: {}, error: null, membership: null, next: null },
  initial: 'loading',
  output: ({ context }) => ({ next: context.next }),
  states: {
    loading: {
      description: 'It is read what the member is owed.',
      tags: 'busy',
      on: { 'flow.close': 'closed' },
      invoke: {
        id: 'fetchOwed',
        src: 'fetchOwed',
        onDone: {
          target: 'reviewing',
          actions: { type: 'setOwed', params: ({ event }) => ({ summary: event.output }) },
        },
        onError: 'reviewing',
      },
      after: { balanceTimeout: 'reviewing' },
    },
    reviewing: {
      description: 'What ends, when, and what happens to the balance.',
      initial: 'deciding',
      on: {
        'cancel.continue': 'explaining',
        'plan.change': { target: 'closed', actions: { type: 'request', params: changePlan } },
        'cards.open': { target: 'closed', actions: { type: 'request', params: pauseCard } },
        'balance.withdraw': { target: 'closed', actions: { type: 'request', params: withdraw } },
        'flow.close': 'closed',
      },
      states: {
        deciding: {
          description: 'Tells whether the balance could be read.',
          always: [{ guard: 'knowsOwed', target: 'complete' }, { target: 'incomplete' }],
        },
        complete: { description: 'Everything is known.' },
        incomplete: {
          description: 'The balance could not be read. It can be tried again, and holds nobody back.',
          on: { 'balance.retry': '#membershipCancel.loading' },
        },
      },
    },
    explaining: {
      description: 'A reason may be given, and the cancellation is confirmed.',
      initial: 'open',
      on: {
        'cancel.confirm': {
          target: 'cancelling',
          actions: { type: 'setWords', params: ({ event }) => ({ words: event.words }) },
        },
        'step.back': { target: 'reviewing', actions: 'clearError' },
        'flow.close': 'closed',
      },
      states: {
        open: { description: 'Nothing was refused.' },
        refused: { description: 'The membership was not cancelled; the reason is shown.' },
      },
    },
    cancelling: {
      description: 'The membership is cancelled.',
      tags: ['busy', 'working'],
      invoke: {
        id: 'cancelMembership',
        src: 'cancelMembership',
        input: ({ context }) => context.words,
        onDone: [over, cancelled],
        onError: { target: 'checking', actions: setError },
      },
      after: { answerTimeout: { target: 'checking', actions: 'setTimeoutError' } },
    },
    checking: {
      description: 'Whatever went wrong, the membership tells whether it was cancelled.',
      tags: ['busy', 'working'],
      invoke: {
        id: 'askMembership',
        src: 'askMembership',
        onDone: [
          over,
          { ...cancelled, guard: { type: 'isChurned', params: reported } },
          { target: 'explaining.refused' },
        ],
        onError: 'unknown',
      },
      after: { shortAnswerTimeout: 'unknown' },
    },
    unknown: {
      description: 'It could not be found out whether it was cancelled.',
      on: { 'outcome.check': 'checking', 'flow.close': 'closed' },
    },
    cancelled: {
      description: 'Cancelled: what ends on which day, and how to come back.',
      on: { 'flow.close': 'closed' },
    },
    closed: { description: 'The dialog is left.', type: 'final' },
  },
});
