import type { ActorRefFrom } from 'xstate';
import { setError } from '#machines/call.ts';
import { withoutPlan } from '#machines/card-link/card-link.machine.ts';
import { cardSetup } from './card.setup.ts';
import { activeCard, expiredCard, pausedCard } from './card-statuses.ts';

export type CardRef = ActorRefFrom<typeof cardMachine>;

type CardChange = 'pauseCard' | 'resumeCard' | 'deleteCard' | 'makeCardDefault';

/** Something is being done to the card by a call; whatever goes wrong is judged. */
const changing = (src: CardChange, description: string) =>
  cardSetup.createStateConfig({
    description,
    tags: 'working',
    invoke: {
      id: src,
      src,
      input: ({ context }) => ({ id: context.cardId }),
      onDone: {
        target: 'finished',
        actions: { type: 'setCard', params: ({ event }) => ({ card: event.output }) },
      },
      onError: { target: 'decidingAfterFailure', actions: setError },
    },
    after: { answerTimeout: { target: 'decidingAfterFailure', actions: 'setTimeoutError' } },
  });

export const cardMachine = cardSetup.createMachine({
  id: 'card',
  description:
    'What a member does to one card: its status decides what can be done, and what it costs is said.',
  context: ({ input: { cardId, action } }) => ({ cardId, action, facts: null, error: null }),
  output: { next: null },
  initial: 'reading',
  on: { 'flow.close': { guard: 'mayClose', target: '.left' } },
  states: {
    reading: {
      description: 'The card is read as it is now, with what would be forfeited.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        onDone: {
          target: 'deciding',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: { target: 'unreadable', actions: setError },
      },
      after: { answerTimeout: { target: 'unreadable', actions: 'setTimeoutError' } },
    },
    deciding: {
      description: 'Its status decides what can be done to it.',
      always: [
        { guard: 'isMissing', target: 'gone' },
        { guard: { type: 'hasStatus', params: { status: 'active' } }, target: 'active' },
        { guard: { type: 'hasStatus', params: { status: 'paused' } }, target: 'paused' },
        { guard: { type: 'hasStatus', params: { status: 'expired' } }, target: 'expired' },
        { target: 'deleted' },
      ],
    },
    unreadable: {
      description: 'The card could not be read, so nothing can be decided.',
      on: { 'card.retry': 'reading' },
    },
    active: activeCard,
    paused: pausedCard,
    expired: expiredCard,
    deleted: {
      description: 'The card was deleted before: nothing can be done to it any more.',
      entry: 'notifyStale',
    },
    unchanged: {
      description: 'The card is already what was asked for: another tab was faster.',
      entry: 'notifyStale',
    },
    gone: {
      description: 'The card is not there any more.',
      entry: 'notifyStale',
    },
    pausing: changing('pauseCard', 'The card is being paused.'),
    resuming: changing('resumeCard', 'The card is being made active again.'),
    deleting: changing('deleteCard', 'The card is being deleted.'),
    settingPrimary: changing('makeCardDefault', 'The card is becoming the primary one.'),
    decidingAfterFailure: {
      description: 'Why it failed decides what comes next.',
      always: [
        { guard: 'isOnlyActive', target: 'active.onlyActive' },
        { guard: 'leavesOpen', target: 'checking' },
        { target: 'refused' },
      ],
    },
    refused: {
      description: 'Nothing has changed; the reason is shown, and it can be tried again.',
      on: {
        'card.confirm': [
          { guard: { type: 'requests', params: { action: 'pause' } }, target: 'pausing' },
          { guard: { type: 'requests', params: { action: 'resume' } }, target: 'resuming' },
          { guard: { type: 'requests', params: { action: 'delete' } }, target: 'deleting' },
          { target: 'settingPrimary' },
        ],
      },
    },
    checking: {
      description:
        'No answer came, or none is there: the card itself tells whether it has changed, and is there.',
      tags: 'working',
      invoke: {
        id: 'fetchFacts',
        src: 'fetchFacts',
        onDone: {
          target: 'decidingAfterCheck',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: 'uncertain',
      },
      after: { shortAnswerTimeout: 'uncertain' },
    },
    decidingAfterCheck: {
      description: 'The card as it is now is held against what was asked for.',
      always: [
        { guard: 'isMissing', target: 'gone' },
        { guard: 'isDone', target: 'finished' },
        { guard: { type: 'hasStatus', params: { status: 'deleted' } }, target: 'deleted' },
        { target: 'refused' },
      ],
    },
    uncertain: {
      description: 'Whether the card has changed could not be found out; nothing is sent again unasked.',
      on: { 'card.check': 'checking' },
    },
    linkingCard: {
      description: 'Another card is linked; then what was asked for is looked at again.',
      invoke: {
        id: 'cardLink',
        src: 'cardLink',
        input: withoutPlan,
        onDone: 'reading',
      },
      initial: 'open',
      states: {
        open: {
          description: 'Nothing is being sent.',
          on: { 'work.started': 'working', 'step.back': '#card.reading' },
        },
        working: {
          description: 'The other card is being linked: the dialog stays.',
          tags: 'working',
          on: { 'work.finished': 'open' },
        },
      },
    },
    left: { description: 'The member has closed it; nothing has changed by it.', type: 'final' },
    finished: {
      description: 'The card has changed; the list and a notice say so.',
      type: 'final',
      entry: ['notifyChanged', 'trackDeleted', 'notifyToast'],
    },
  },
});
