import { defineEntry } from '#machines/registry-entry.ts';
import type { Card } from '#machines/domain/card.ts';
import { isLastActive } from '#machines/domain/card-actions.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { failures, refusal } from '#machines/samples/failures.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { cardMachine } from './card.machine.ts';
import { cardOf } from './card.setup.ts';

const primary = sampleCard;
const other: Card = {
  ...sampleCard,
  id: 'card-2',
  system: 'mastercard',
  lastDigits: '4444',
  billing: false,
};
const inStatus = (status: Card['status']): Card => ({ ...other, status, deleted: status === 'deleted' });
const factsOf = (...cards: Card[]) => ({ cards, summary: sampleSummary });
const input = (action: CardAction) => ({ kind: 'card' as const, cardId: other.id, action });

const missing = {
  title: 'The card is not there any more',
  error: { ...refusal('', 'i_card_001').error, status: 404, code: null },
};
const failing = [
  failures.offline,
  missing,
  refusal('It is the last active card', 'i_card_008'),
  refusal('The server refuses', 'i_card_004'),
] as const;

export const cardEntry = defineEntry<typeof cardMachine>({
  machine: cardMachine,
  title: 'A card',
  summary: 'What pausing or deleting a card costs is said before; the last active card stays.',
  inputs: [
    { title: 'Choose Pause', input: input('pause') },
    { title: 'Choose Resume', input: input('resume') },
    { title: 'Choose Remove', input: input('delete') },
    { title: 'Choose Make primary', input: input('makePrimary') },
  ],
  events: {
    'card.confirm': [{ title: 'Confirm', event: { type: 'card.confirm' } }],
    'card.retry': [{ title: 'Choose Retry', event: { type: 'card.retry' } }],
    'card.check': [{ title: 'Choose Check again', event: { type: 'card.check' } }],
    'card.remove': [{ title: 'Choose Remove card', event: { type: 'card.remove' } }],
    'card.link': [{ title: 'Choose Link another card', event: { type: 'card.link' } }],
    'step.back': [{ title: 'Choose Back', event: { type: 'step.back' } }],
    'flow.close': [{ title: 'Close the modal', event: { type: 'flow.close' } }],
    'work.started': [{ title: 'Linking begins', event: { type: 'work.started' } }],
    'work.finished': [{ title: 'Linking is let go', event: { type: 'work.finished' } }],
  },
  source: {
    'card.confirm': 'member',
    'card.retry': 'member',
    'card.check': 'member',
    'card.remove': 'member',
    'card.link': 'member',
    'step.back': 'member',
    'flow.close': 'member',
    'work.started': 'child',
    'work.finished': 'child',
  },
  risks: { irreversible: ['deleting', 'deleted'] },
  requirements: {
    'CARD-04': ['card'],
    'CARD-09': ['expired'],
  },
  outcomes: {
    fetchFacts: {
      done: [
        { title: 'It is active, beside another one', output: factsOf(primary, other) },
        { title: 'It is the only active one', output: factsOf(other) },
        { title: 'It is active and primary', output: factsOf({ ...other, billing: true }, primary) },
        { title: 'It is paused', output: factsOf(primary, inStatus('paused')) },
        { title: 'It has expired', tone: 'neutral', output: factsOf(primary, inStatus('expired')) },
        { title: 'It is deleted', output: factsOf(primary, inStatus('deleted')) },
        { title: 'It is not there any more', tone: 'bad', output: factsOf(primary) },
      ],
      error: [failures.offline],
    },
    pauseCard: { done: [{ title: 'It is paused', output: inStatus('paused') }], error: failing },
    resumeCard: { done: [{ title: 'It is active', output: other }], error: failing },
    deleteCard: { done: [{ title: 'It is deleted', output: inStatus('deleted') }], error: failing },
    makeCardDefault: {
      done: [{ title: 'It is the primary one', output: { ...other, billing: true } }],
      error: failing,
    },
    cardLink: { done: [{ title: 'The card step is done', output: { card: primary } }], error: [] },
  },
  stories: [
    {
      title: 'Pausing a card',
      start: 'Choose Pause',
      causes: ['It is active, beside another one', 'Confirm', 'It is paused'],
    },
    {
      title: 'The only card stays',
      start: 'Choose Pause',
      causes: ['It is the only active one'],
    },
    {
      title: 'Resuming a card',
      start: 'Choose Resume',
      causes: ['It is paused', 'Confirm', 'It is active'],
    },
    {
      title: 'Removing a card',
      start: 'Choose Remove',
      causes: ['It is active, beside another one', 'Confirm', 'It is deleted'],
    },
  ],
  stateKey: ({ cardId, action, facts, error }) => {
    const card = cardOf({ cardId, facts });
    return {
      action,
      status: card?.status ?? null,
      isPrimary: card?.billing ?? false,
      isLast: facts !== null && isLastActive(facts.cards, cardId),
      error: error?.kind ?? null,
      code: error?.kind === 'rejected' ? (error.code ?? error.status) : null,
    };
  },
});
