import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError, shortAnswerTimeout } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { ModalNext, ModalOutput, OfferPlace, RewardOverlay } from '#machines/domain/overlay.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { offerViewed } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import { completeReward } from './complete-reward.ts';

export interface RewardContext {
  rewardId: string;
  place: OfferPlace;
  near: Position | null;
  reward: Reward | null;
  error: AppError | null;
  /** What the member does next; null for nothing. */
  next: ModalNext | null;
}

export type RewardEvent =
  | { type: 'reward.retry' }
  /** Links a card, with which the offer is earned. */
  | { type: 'card.link' }
  /** Looks at all offers instead. */
  | { type: 'offers.browse' }
  | { type: 'flow.close' };

export type RewardRef = ActorRefFrom<typeof rewardMachine>;

export const rewardMachine = setup({
  types: {} as {
    context: RewardContext;
    events: RewardEvent;
    input: RewardOverlay;
    output: ModalOutput;
    tags: 'busy';
  },
  actors: {
    /** Null where the server does not tell of this one. */
    fetchReward: notProvided<Reward | null, { rewardId: string; near: Position | null }>('fetchReward'),
    /** Looks for it in the lists; null where they do not have it. */
    findReward: notProvided<Reward | null, { rewardId: string }>('findReward'),
  },
  guards: {
    isListed: ({ context }) => context.reward !== null,
    isThere: (_, { reward }: { reward: Reward | null }) => reward !== null,
    hasFailed: ({ context }) => context.error !== null,
  },
  actions: {
    setReward: assign({
      reward: ({ context }, { reward }: { reward: Reward | null }) =>
        reward && completeReward(context.reward, reward),
      error: null,
    }),
    ...errorActions<RewardContext, RewardEvent>(),
    request: assign((_, { next }: { next: ModalNext }) => ({ next })),
    trackViewed: notify(
      'tracker',
      ({ context: { place, reward } }) =>
        reward && { type: 'event.tracked', tracked: offerViewed(place, reward.category, reward.brand) },
    ),
  },
  delays: { answerTimeout, shortAnswerTimeout },
}).createMachine({
  id: 'reward',
  description: 'One offer: what it earns, how it works, and until when.',
  context: ({ input: { rewardId, reward = null, place = 'link', near = null } }) => ({
    rewardId,
    place,
    near,
    reward,
    error: null,
    next: null,
  }),
  output: ({ context }) => ({ next: context.next }),
  initial: 'deciding',
  on: { 'flow.close': '.closed' },
  states: {
    deciding: {
      description: 'What a list had of the offer is shown at once.',
      always: [
        { guard: 'isListed', target: 'shown.completing', actions: 'trackViewed' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The offer is read, of which nothing is known.',
      tags: 'busy',
      invoke: {
        id: 'fetchReward',
        src: 'fetchReward',
        input: ({ context: { rewardId, near } }) => ({ rewardId, near }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ reward: event.output }) },
            target: 'shown',
            actions: [
              { type: 'setReward', params: ({ event }) => ({ reward: event.output }) },
              'trackViewed',
            ],
          },
          { target: 'searching' },
        ],
        onError: { target: 'searching', actions: setError },
      },
      after: { shortAnswerTimeout: { target: 'searching', actions: 'setTimeoutError' } },
    },
    searching: {
      description: 'The lists are searched for an offer that could not be read by itself.',
      tags: 'busy',
      invoke: {
        id: 'findReward',
        src: 'findReward',
        input: ({ context: { rewardId } }) => ({ rewardId }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ reward: event.output }) },
            target: 'shown',
            actions: [
              { type: 'setReward', params: ({ event }) => ({ reward: event.output }) },
              'trackViewed',
            ],
          },
          { guard: 'hasFailed', target: 'failed' },
          { target: 'absent' },
        ],
        onError: { target: 'failed', actions: setError },
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    shown: {
      description: 'The offer is there; a card can be linked for it.',
      initial: 'whole',
      states: {
        completing: {
          description: 'What the list did not have is read; without it, what the list had stays.',
          invoke: {
            id: 'completeReward',
            src: 'fetchReward',
            input: ({ context: { rewardId, near } }) => ({ rewardId, near }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ reward: event.output }) },
                target: 'whole',
                actions: { type: 'setReward', params: ({ event }) => ({ reward: event.output }) },
              },
              { target: 'whole' },
            ],
            onError: { target: 'whole', actions: setError },
          },
          after: { answerTimeout: { target: 'whole', actions: 'setTimeoutError' } },
        },
        whole: { description: 'All that there is of it is shown.' },
      },
      on: {
        'card.link': {
          target: 'closed',
          actions: {
            type: 'request',
            params: { next: { kind: 'overlay', overlay: { kind: 'linkCard' } } },
          },
        },
      },
    },
    absent: {
      description: 'The offer has ended, or never was.',
      on: {
        'offers.browse': {
          target: 'closed',
          actions: { type: 'request', params: { next: { kind: 'route', route: 'rewards' } } },
        },
      },
    },
    failed: {
      description: 'The offer could not be read.',
      on: { 'reward.retry': { target: 'loading', actions: 'clearError' } },
    },
    closed: { description: 'The dialog is left.', type: 'final' },
  },
});
