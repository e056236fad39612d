import type { FlowOverlay } from '#machines/domain/overlay.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { answer, does, leads, refuse, sends, type ModalStep } from './modal-step.ts';

const pausing: FlowOverlay = { kind: 'card', cardId: 'card-2', action: 'pause' };
const other = { ...sampleCard, id: 'card-2', lastDigits: '4444', billing: false };
const cards = [sampleCard, other];
const readsCard = (all: readonly object[]) =>
  answer(['card'], 'fetchFacts', { cards: all, summary: sampleSummary });
const confirmsCard = leads(readsCard(cards), does(['card'], { type: 'card.confirm' }));
const linksFromCard = leads(readsCard([other]), does(['card'], { type: 'card.link' }));

export const steps: readonly ModalStep[] = [
  { step: 'a card that is read', overlay: pausing },
  { step: 'what pausing a card costs', overlay: pausing, lead: readsCard(cards) },
  { step: 'pausing a card', overlay: pausing, lead: confirmsCard, stays: true },
  {
    step: 'a card that was not paused',
    overlay: pausing,
    lead: leads(confirmsCard, refuse(['card'], 'pauseCard', refusal('', 'i_card_004').error)),
  },
  { step: 'the only active card', overlay: pausing, lead: readsCard([other]) },
  { step: 'a card that is gone', overlay: pausing, lead: readsCard([sampleCard]) },
  { step: 'another card instead', overlay: pausing, lead: linksFromCard },
  {
    step: 'linking another one instead',
    overlay: pausing,
    lead: leads(linksFromCard, sends('card', 'cardLink')),
    stays: true,
  },
];
