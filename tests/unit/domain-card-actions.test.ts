import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOnlyAmex, withCard, type Card } from '#machines/domain/card.ts';
import {
  actionsOf,
  inListOrder,
  isLastActive,
  isReached,
  statusOf,
  withChanged,
  type CardAction,
} from '#machines/domain/card-actions.ts';
import { activeCards, withPrimary } from '#machines/domain/primary-card.ts';
import { sampleCard } from '#machines/samples/cards.ts';

const cardOf = (id: string, changes: Partial<Card> = {}): Card => ({
  ...sampleCard,
  id,
  billing: false,
  ...changes,
});

const statuses: Card['status'][] = ['active', 'paused', 'expired', 'deleted'];
const actions: CardAction[] = ['makePrimary', 'resume', 'pause', 'delete'];
const ids = ['a', 'b', 'c', 'd', 'e'];

const anyCard = fc
  .record({
    id: fc.constantFrom(...ids),
    status: fc.constantFrom(...statuses),
    billing: fc.boolean(),
    system: fc.constantFrom('visa' as const, 'mastercard' as const, 'amex' as const),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ day, ...card }) =>
    cardOf(card.id, { ...card, createdAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z` }),
  );
const anyCards = fc.uniqueArray(anyCard, { selector: ({ id }) => id, maxLength: ids.length });
const changing = { status: 'paused', billing: false } as const;

describe('the list of cards', () => {
  test('[CARD-05] a card takes the place of the one with its id, else it comes last; the others stay as they are', () => {
    fc.assert(
      fc.property(anyCards, anyCard, (cards, card) => {
        const next = withCard(cards, card);
        const at = cards.findIndex(({ id }) => id === card.id);
        expect(next).toEqual(at < 0 ? [...cards, card] : cards.with(at, card));
        expect(withCard(next, card)).toEqual(next);
      }),
    );
  });

  test('[CARD-05] after a card became the primary one, it alone is', () => {
    fc.assert(
      fc.property(anyCards, anyCard, (cards, card) => {
        const primary: Card = { ...card, status: 'active', billing: true };
        const next = withChanged(cards, primary);
        expect(next.filter(({ billing }) => billing)).toEqual([primary]);
        expect(next.map(({ id }) => id)).toEqual(withCard(cards, primary).map(({ id }) => id));
        expect(withPrimary(next, primary)).toEqual(next);
      }),
    );
  });

  test('[CARD-03] a deleted card stays in the list, and clears no other primary one', () => {
    const primary = cardOf('a', { billing: true });
    const deleted = cardOf('b', { status: 'deleted', deleted: true, billing: true });
    expect(withChanged([primary, cardOf('b')], deleted)).toEqual([primary, deleted]);
  });

  test('[CARD-03] shows the primary one first, then by status, each in the order of linking', () => {
    const cards = [
      cardOf('removed', { status: 'deleted', billing: true }),
      cardOf('expired', { status: 'expired' }),
      cardOf('late', { createdAt: '2026-11-20T00:00:00Z' }),
      cardOf('paused', { status: 'paused' }),
      cardOf('early', { createdAt: '2026-11-01T00:00:00Z' }),
      cardOf('primary', { billing: true, createdAt: '2026-11-30T00:00:00Z' }),
    ];
    expect(inListOrder(cards).map(({ id }) => id)).toEqual([
      'primary',
      'early',
      'late',
      'paused',
      'expired',
      'removed',
    ]);
  });

  test('[CARD-03] its order loses no card and changes none', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const ordered = inListOrder(cards);
        expect(new Set(ordered)).toEqual(new Set(cards));
        expect(ordered).toHaveLength(cards.length);
        expect(inListOrder(ordered)).toEqual(ordered);
      }),
    );
  });
});

describe('what can be done to a card', () => {
  test.each<[Partial<Card>, CardAction[]]>([
    [{ status: 'active' }, ['makePrimary', 'pause', 'delete']],
    [{ status: 'active', billing: true }, ['pause', 'delete']],
    [{ status: 'paused' }, ['resume', 'delete']],
    [{ status: 'expired' }, ['delete']],
    [{ status: 'expired', billing: true }, ['delete']],
    [{ status: 'deleted' }, []],
    [{ status: 'active', deleted: true }, []],
  ])('[CARD-04] [CARD-09] %j offers %j', (changes, offered) => {
    expect(actionsOf(cardOf('a', changes))).toEqual(offered);
  });

  test('[CARD-04] never what it is already', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        for (const action of actionsOf(card)) expect(isReached(card, action)).toBe(false);
        const reached = actions.filter((action) => isReached(card, action));
        expect(reached.length > 0).toBe(statusOf(card) !== 'expired');
      }),
    );
  });

  test('[CARD-04] a card is the last active one exactly when no card is active after it was paused', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        for (const card of cards) {
          const left = activeCards(withChanged(cards, { ...card, ...changing }));
          const wasActive = activeCards(cards).includes(card);
          expect(isLastActive(cards, card.id)).toBe(wasActive && left.length === 0);
        }
      }),
    );
  });
});

describe('only American Express', () => {
  test('[CARD-06] holds after a change exactly when a card is active and each active one is American Express', () => {
    fc.assert(
      fc.property(anyCards, anyCard, (cards, changed) => {
        const next = withChanged(cards, changed);
        const active = next.filter(({ status }) => status === 'active');
        const brands = new Set(active.map(({ system }) => system));
        expect(hasOnlyAmex(next)).toBe(brands.size === 1 && brands.has('amex'));
      }),
    );
  });

  test('[CARD-06] ends when a Visa is linked or resumed, and comes back when it is paused or removed', () => {
    const amex = cardOf('a', { system: 'amex' });
    const visa = cardOf('b', { system: 'visa' });
    const limitedWith = (changes: Partial<Card>) =>
      hasOnlyAmex(withChanged([amex, visa], { ...visa, ...changes }));
    expect(hasOnlyAmex([amex])).toBe(true);
    expect(hasOnlyAmex(withChanged([amex], visa))).toBe(false);
    expect(statuses.map((status) => limitedWith({ status }))).toEqual([false, true, true, true]);
    expect(limitedWith({ deleted: true })).toBe(true);
  });
});
