import type { Card, Member, State } from './entities.ts';
import { formScript, PLAIN_EVENTS, type FormEvents } from './hosted-form.ts';
import { refuse, sameId, type Context } from './http.ts';
import { enroll } from './membership.ts';
import { findMember, type Handler } from './session-calls.ts';
import type { Session } from './session.ts';

export const readHostedForm =
  (events: FormEvents = PLAIN_EVENTS): Handler =>
  () => ({ scriptContent: formScript(events) });

export const readCards: Handler = (state, { query }, { session }) => {
  const member = findMember(state, session);
  const withDeleted = [...query].some(([key, value]) => /deleted/i.test(key) && /^(1|true)$/.test(value));
  return { items: member.cards.filter(({ deleted }) => withDeleted || !deleted) };
};

function makeCard(state: State, member: Member, payload: Record<string, unknown>): Card {
  const system = payload['system'];
  const platformData = payload['platformData'];
  if (typeof system !== 'string' || platformData === null || typeof platformData !== 'object') {
    throw refuse('i_card_004', 'Invalid user or card details');
  }
  if (/discover/i.test(system)) throw refuse('olive_cc_001', 'Discover cards are not taken');
  if (/amex|american/i.test(system)) throw refuse('olive_cc_002', 'American Express cards are not taken');
  const data = platformData as Record<string, unknown>;
  const lastDigits = typeof data['lastDigits'] === 'string' ? data['lastDigits'] : '0000';
  const all = state.tenant.members.flatMap(({ cards }) => cards);
  if (all.some((card) => !card.deleted && card.lastDigits === lastDigits)) {
    throw refuse('olive_cc_003', 'This card is already enrolled');
  }
  const now = state.now().toISOString();
  return {
    id: state.nextId++,
    userId: member.user.id,
    clientId: 1,
    name: typeof payload['name'] === 'string' && payload['name'] !== '' ? payload['name'] : system,
    system,
    currencyCode:
      typeof payload['currencyCode'] === 'string'
        ? payload['currencyCode']
        : state.tenant.client.currencyCode,
    lastDigits,
    expiryMonth: 12,
    expiryYear: state.now().getUTCFullYear() + 3,
    status: state.choices.words.cardActive,
    billing: !member.cards.some((card) => card.billing && !card.deleted),
    platformData: data,
    deleted: false,
    createdAt: now,
    updatedAt: now,
  };
}

/** Links a card; with a plan in the payload it takes the first payment and enrols too. */
export const createCard: Handler = (state, { payload }, { session }) => {
  const member = findMember(state, session);
  const card = makeCard(state, member, payload);
  member.cards.push(card);
  if (payload['membershipTierId'] === undefined || payload['membershipTierId'] === null) return { card };
  try {
    enroll(state, member, payload, card);
  } catch (error) {
    member.cards.pop();
    throw error;
  }
  return { card };
};

function findCard(state: State, call: Context, session: Session): { member: Member; card: Card } {
  const member = findMember(state, session);
  const card = member.cards.find(({ id, deleted }) => sameId(id, call.parameters[0]) && !deleted);
  if (card === undefined) throw refuse('i_card_001', 'Card membership not found');
  return { member, card };
}

const setCardStatus =
  (word: 'cardActive' | 'cardPaused'): Handler =>
  (state, call, { session }) => {
    const { card } = findCard(state, call, session);
    card.status = state.choices.words[word];
    card.updatedAt = state.now().toISOString();
    return undefined;
  };

export const resumeCard = setCardStatus('cardActive');
export const pauseCard = setCardStatus('cardPaused');

export const deleteCard: Handler = (state, call, { session }) => {
  const { member, card } = findCard(state, call, session);
  card.deleted = true;
  card.billing = false;
  const next = member.cards.find(({ deleted }) => !deleted);
  if (next !== undefined && !member.cards.some(({ billing }) => billing)) next.billing = true;
  return undefined;
};

export const setDefaultCard: Handler = (state, call, { session }) => {
  const { member, card } = findCard(state, call, session);
  for (const other of member.cards) other.billing = other === card;
  return undefined;
};
