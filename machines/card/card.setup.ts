import { assign, not, or, setup, stateIn } from 'xstate';
import { answerTimeout, errorActions, shortAnswerTimeout } from '#machines/call.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import { hasCode, isNotFound, leavesOpen } from '#machines/domain/app-error.ts';
import type { Card } from '#machines/domain/card.ts';
import {
  isLastActive,
  isReached,
  statusOf,
  withChanged,
  type CardAction,
} from '#machines/domain/card-actions.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';
import type { CardOverlay, ModalOutput } from '#machines/domain/overlay.ts';
import type { CardContext, CardEvent, CardFacts } from './card.types.ts';

/** The actors, guards and actions of what is done to one card. */
export const cardSetup = setup({
  types: {} as {
    context: CardContext;
    events: CardEvent;
    input: CardOverlay;
    output: ModalOutput;
    tags: 'busy' | 'working';
    children: { cardLink: 'cardLink' };
  },
  actors: {
    fetchFacts: notProvided<CardFacts>('fetchFacts'),
    pauseCard: notProvided<Card, { id: string }>('pauseCard'),
    resumeCard: notProvided<Card, { id: string }>('resumeCard'),
    deleteCard: notProvided<Card, { id: string }>('deleteCard'),
    makeCardDefault: notProvided<Card, { id: string }>('makeCardDefault'),
    cardLink: cardLinkMachine,
  },
  guards: {
    /** Not while something is under way. */
    mayClose: not(
      or([
        stateIn('pausing'),
        stateIn('resuming'),
        stateIn('deleting'),
        stateIn('settingPrimary'),
        stateIn('checking'),
        stateIn({ linkingCard: 'working' }),
      ]),
    ),
    isMissing: ({ context }) => cardOf(context) === null,
    hasStatus: ({ context }, { status }: { status: Card['status'] }) => {
      const card = cardOf(context);
      return card !== null && statusOf(card) === status;
    },
    requests: ({ context }, { action }: { action: CardAction }) => context.action === action,
    isDone: ({ context }) => {
      const card = cardOf(context);
      return card !== null && isReached(card, context.action);
    },
    isLastActive: ({ context: { facts, cardId } }) => facts !== null && isLastActive(facts.cards, cardId),
    isOnlyActive: ({ context }) => hasCode(context.error, 'i_card_008'),
    leavesOpen: ({ context: { error } }) => error !== null && (leavesOpen(error) || isNotFound(error)),
  },
  actions: {
    setFacts: assign({ facts: (_, { facts }: { facts: CardFacts }) => facts }),
    setCard: assign({
      facts: ({ context: { facts } }, { card }: { card: Card }) => ({
        cards: withChanged(facts?.cards ?? [], card),
        summary: facts?.summary ?? null,
      }),
      error: null,
    }),
    ...errorActions<CardContext, CardEvent>(),
    request: assign({ action: (_, { action }: { action: CardAction }) => action }),
    notifyChanged: notify('app', ({ context }) => {
      const card = cardOf(context);
      return card && { type: 'card.changed', card, cards: context.facts?.cards ?? [] };
    }),
    trackDeleted: notify('tracker', ({ context }) =>
      cardOf(context)?.status === 'deleted'
        ? { type: 'event.tracked', tracked: { name: 'Card Deleted' } }
        : null,
    ),
    notifyStale: notify('app', { type: 'balances.changed' }),
    notifyToast: notify('toasts', ({ context }) => {
      const card = cardOf(context);
      if (!card) return null;
      const message = { key: 'cardChanged', action: context.action, card } as const;
      return { type: 'toast.show', content: { message, type: 'success', timeout: defaultToastTimeout } };
    }),
  },
  delays: { answerTimeout, shortAnswerTimeout },
});

/** The card that this is about; null when it is not among the member's. */
export function cardOf({ facts, cardId }: Pick<CardContext, 'facts' | 'cardId'>): Card | null {
  return facts?.cards.find(({ id }) => id === cardId) ?? null;
}
