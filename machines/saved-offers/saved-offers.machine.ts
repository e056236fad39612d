import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError, shortAnswerTimeout } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { isSavedIn, savedAfter, withChange, type SavedChange } from '#machines/domain/saved-offers.ts';
import { defaultToastTimeout } from '#machines/domain/toast.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface SavedOffersContext {
  /** What is stored, the latest first. */
  stored: readonly Reward[];
  /** What the member has changed since, in order; the first of them is the one that is sent. */
  changes: readonly SavedChange[];
  error: AppError | null;
}

export type SavedOffersEvent =
  /** Sets the heart of an offer, or takes it back. */
  ({ type: 'offer.mark' } & SavedChange) | { type: 'saved.retry' };

export type SavedOffersRef = ActorRefFrom<typeof savedOffersMachine>;

/** What the member sees as saved: what is stored, and what was changed since. */
export const shownSaved = ({ stored, changes }: SavedOffersContext) => savedAfter(stored, changes);

export const savedOffersMachine = setup({
  types: {} as { context: SavedOffersContext; events: SavedOffersEvent; tags: 'busy' },
  actors: {
    readSaved: notProvided<readonly Reward[]>('readSaved'),
    storeSaved: notProvided<void, SavedChange>('storeSaved'),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    changesHeart: ({ context }, { offer, isSaved }: SavedChange) =>
      isSavedIn(shownSaved(context), offer.id) !== isSaved,
  },
  actions: {
    ...errorActions<SavedOffersContext, SavedOffersEvent>(),
    setStored: assign((_, { offers }: { offers: readonly Reward[] }) => ({ stored: offers, error: null })),
    addChange: assign({
      changes: ({ context }, { offer, isSaved }: SavedChange) =>
        withChange(context.changes, { offer, isSaved }),
    }),
    applyChange: assign(({ context: { stored, changes } }) => ({
      stored: savedAfter(stored, changes.slice(0, 1)),
      changes: changes.slice(1),
    })),
    undoChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
    undoAll: assign({ changes: [] }),
    notifyUndone: notify('toasts', ({ context: { changes } }) => {
      const [change] = changes;
      if (!change) return null;
      const { offer, isSaved } = change;
      const message = { key: 'offerNotSaved', brand: offer.brand, isSaved } as const;
      return { type: 'toast.show', content: { message, type: 'error', timeout: defaultToastTimeout } };
    }),
  },
  delays: { answerTimeout, shortAnswerTimeout },
}).createMachine({
  id: 'savedOffers',
  description: 'The offers that a member has saved, and each heart that is set or taken back.',
  context: { stored: [], changes: [], error: null },
  initial: 'reading',
  on: {
    'offer.mark': {
      guard: { type: 'changesHeart', params: ({ event }) => event },
      actions: { type: 'addChange', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      description: 'What is stored is read. A heart that is set meanwhile is sent afterwards.',
      tags: 'busy',
      invoke: {
        id: 'readSaved',
        src: 'readSaved',
        onDone: {
          target: 'deciding',
          actions: { type: 'setStored', params: ({ event }) => ({ offers: event.output }) },
        },
        onError: { target: 'unread', actions: setError },
      },
      after: { answerTimeout: { target: 'unread', actions: 'setTimeoutError' } },
    },
    unread: {
      description:
        'What is stored could not be read. Hearts that were set are taken back, and a new one reads again.',
      entry: ['notifyUndone', 'undoAll'],
      on: {
        'saved.retry': { target: 'reading', actions: 'clearError' },
        'offer.mark': {
          guard: { type: 'changesHeart', params: ({ event }) => event },
          target: 'reading',
          actions: ['clearError', { type: 'addChange', params: ({ event }) => event }],
        },
      },
    },
    deciding: {
      description: 'Whether a change waits to be sent.',
      always: [{ guard: 'hasChanges', target: 'storing' }, { target: 'resting' }],
    },
    resting: {
      description: 'What is shown is stored.',
      on: {
        'offer.mark': {
          guard: { type: 'changesHeart', params: ({ event }) => event },
          target: 'storing',
          actions: { type: 'addChange', params: ({ event }) => event },
        },
      },
    },
    storing: {
      description: 'A change is shown already, and is being sent; a failure undoes it, in words.',
      tags: 'busy',
      invoke: {
        id: 'storeSaved',
        src: 'storeSaved',
        input: ({ context }) => firstOf(context),
        onDone: { target: 'deciding', actions: 'applyChange' },
        onError: { target: 'deciding', actions: ['notifyUndone', 'undoChange'] },
      },
      after: { shortAnswerTimeout: { target: 'deciding', actions: ['notifyUndone', 'undoChange'] } },
    },
  },
});

function firstOf({ changes: [first] }: SavedOffersContext): SavedChange {
  if (!first) throw new Error('There is no change to be sent.');
  return first;
}
