import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { ModalNext, ModalOutput, OfferPlace, RewardOverlay } from '#machines/domain/overlay.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { offerViewed } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';

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
    /** Null for an offer that has ended or never was. */
    fetchReward: notProvided<Reward | null, { rewardId: string; near: Position | null }>('fetchReward'),
  },
  guards: { isThere: (_, { reward }: { reward: Reward | null }) => reward !== null },
  actions: {
    setReward: assign({ reward: (_, { reward }: { reward: Reward | null }) => reward, error: null }),
    ...errorActions<RewardContext, RewardEvent>(),
    request: assign((_, { next }: { next: ModalNext }) => ({ next })),
    trackViewed: notify(
      'tracker',
      ({ context: { place, reward } }) =>
        reward && { type: 'event.tracked', tracked: offerViewed(place, reward.category, reward.brand) },
    ),
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'reward',
  description: 'One offer: what it earns, how it works, and until when.',
  context: ({ input: { rewardId, place = 'link', near = null } }) => ({
    rewardId,
    place,
    near,
    reward: null,
    error: null,
    next: null,
  }),
  output: ({ context }) => ({ next: context.next }),
  initial: 'loading',
  on: { 'flow.close': '.closed' },
  states: {
    loading: {
      description: 'The offer is read.',
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
          { target: 'absent' },
        ],
        onError: { target: 'failed', actions: setError },
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    shown: {
      description: 'The offer is there; a card can be linked for it.',
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
      on: { 'reward.retry': 'loading' },
    },
    closed: { description: 'The dialog is left.', type: 'final' },
  },
});
