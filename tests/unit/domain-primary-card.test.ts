import { describe, expect, test } from 'vitest';
import type { Card } from '#machines/domain/card.ts';
import { activeCards, heirOf, primaryCard, withPrimary } from '#machines/domain/primary-card.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { cardExpiry, cardName } from '#src/messages/cards.ts';
import { cardObstacle } from '#src/flows/renewal/renewal.messages.ts';

const cardOf = (id: string, changes: Partial<Card> = {}): Card => ({
  ...sampleCard,
  id,
  billing: false,
  ...changes,
});

describe('the cards of a member', () => {
  test('[JOIN-10] [CARD-09] those that are active can be charged', () => {
    const cards = [
      cardOf('a'),
      cardOf('b', { status: 'expired' }),
      cardOf('c', { status: 'paused' }),
      cardOf('d', { deleted: true }),
    ];
    expect(activeCards(cards).map(({ id }) => id)).toEqual(['a']);
  });

  test('[CARD-05] one is primary, whatever its status, unless it was deleted', () => {
    const expired = cardOf('b', { billing: true, status: 'expired' });
    expect(primaryCard([cardOf('a'), expired])).toBe(expired);
    expect(primaryCard([cardOf('a', { billing: true, status: 'deleted' })])).toBe(null);
    expect(primaryCard([])).toBe(null);
  });

  test('[CARD-04] a primary card that is taken out leaves its place to the active card that was linked first', () => {
    const linked = (id: string, day: string, change: Partial<Card> = {}) =>
      cardOf(id, { billing: false, createdAt: `2026-0${day}T00:00:00Z`, ...change });
    const primary = linked('a', '1-01', { billing: true });
    const others = [
      linked('d', '5-01'),
      linked('c', '4-01'),
      linked('b', '3-01', { status: 'paused' }),
      linked('e', '2-01', { deleted: true }),
    ];
    expect(heirOf(primary, [primary, ...others])?.id).toBe('c');
    expect(heirOf({ ...primary, billing: false }, [primary, ...others])).toBeNull();
    expect(heirOf(primary, [primary, ...others.slice(2)])).toBeNull();
  });

  test('[CARD-05] a new primary card clears the others', () => {
    const cards = [cardOf('a', { billing: true }), cardOf('b')];
    const primary = cardOf('b', { billing: true });
    expect(withPrimary(cards, primary)).toEqual([cardOf('a'), primary]);
  });

  test('[CARD-09] each says in words what it is, and what stands in its way', () => {
    expect([cardName(sampleCard), cardExpiry({ expiryMonth: 4, expiryYear: 2030 })]).toEqual([
      'Visa ending in 4242',
      'Expires 04/2030',
    ]);
    expect([sampleCard, cardOf('a', { status: 'paused' }), null].map(cardObstacle)).toEqual([
      null,
      'This card is paused. Change it to renew.',
      'You have no card to pay with. Link one to renew.',
    ]);
  });
});
