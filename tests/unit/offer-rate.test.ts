import { describe, expect, it } from 'vitest';
import { addressLine, directionsTo } from '#machines/domain/directions.ts';
import { canSort, sortOffers } from '#machines/domain/offer-order.ts';
import { rateLevel, rateOf, rateWords } from '#machines/domain/offer-rate.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { offerEndText } from '#src/messages/offer-end.ts';

describe('what an offer earns', () => {
  it.each([
    ['6% cash back', { before: '', figure: '6%', after: 'cash back' }, 6, 'usual'],
    ['Up to 12.5 % back', { before: 'Up to', figure: '12.5 %', after: 'back' }, 12.5, 'high'],
    ['$15.00 back on $90.00', { before: '', figure: '$15.00', after: 'back on $90.00' }, 100 / 6, 'high'],
    [
      'CAD\u00a02.00 back on CAD\u00a0100.00',
      { before: '', figure: 'CAD\u00a02.00', after: 'back on CAD\u00a0100.00' },
      2,
      'low',
    ],
    ['$1,000.00 back', { before: '', figure: '$1,000.00', after: 'back' }, null, 'low'],
    ['0% cash back', { before: '', figure: '', after: '0% cash back' }, 0, 'low'],
    ['Earn points', { before: '', figure: '', after: 'Earn points' }, null, 'low'],
    ['2 for 1', { before: '', figure: '', after: '2 for 1' }, null, 'low'],
    ['', { before: '', figure: '', after: '' }, null, 'low'],
  ] as const)('[DEAL-09] is split at its figure, and is comparable: “%s”', (text, words, rate, level) => {
    expect(rateWords(text)).toEqual(words);
    expect(rateOf(text)).toEqual(rate);
    expect(rateLevel(text)).toBe(level);
  });

  it.each([
    ['3.9%', 'low'],
    ['4%', 'usual'],
    ['7.9%', 'usual'],
    ['8%', 'high'],
  ])('[DEAL-09] of %s is %s among the others', (text, level) => {
    expect(rateLevel(text)).toBe(level);
  });
});

describe('the end of an offer', () => {
  const now = new Date('2026-11-26T12:00:00Z');

  it.each([
    [null, ''],
    ['soon', ''],
    ['2026-11-26T12:00:00Z', 'Ended Nov\u00a026,\u00a02026'],
    ['2020-02-30T00:00:00Z', 'Ended Mar\u00a01,\u00a02020'],
    ['2026-11-26T23:59:59Z', 'Ends today'],
    ['2026-11-27T00:00:00Z', 'Ends tomorrow'],
    ['2026-11-28T00:00:00Z', 'Ends Saturday'],
    ['2026-12-02T23:59:59Z', 'Ends Wednesday'],
    ['2026-12-03T00:00:00Z', ''],
    ['9999-12-31T23:59:59Z', ''],
  ])('[DEAL-09] %s is said as “%s”', (endsAt, text) => {
    expect(offerEndText(endsAt, now)).toBe(text);
  });
});

describe('the order of offers', () => {
  const named = (id: string, rewardText: string, endsAt: string | null = null) => ({
    ...sampleReward,
    id,
    rewardText,
    endsAt,
  });
  const offers = [
    named('low', '2% cash back', '2026-12-01T00:00:00Z'),
    named('none', 'Earn points', '2026-11-01T00:00:00Z'),
    named('amount', '$15.00 back on $90.00'),
    named('high', '10% cash back', '2026-11-27T00:00:00Z'),
    named('same', '2% cash back', '2026-11-27T00:00:00Z'),
  ];
  const now = new Date('2026-11-26T12:00:00Z');
  const ids = (sort: 'rate' | 'ending') => sortOffers(offers, sort, now).map(({ id }) => id);

  it('[DEAL-08] is by rate, an amount as the share of what has to be spent; equal ones stay as they were', () => {
    expect(ids('rate')).toEqual(['amount', 'high', 'low', 'same', 'none']);
  });

  it('[DEAL-08] is by end; what has none or is over comes last', () => {
    expect(ids('ending')).toEqual(['high', 'same', 'low', 'none', 'amount']);
  });

  it('[DEAL-08] has an offer that ends this very instant among those that are over', () => {
    const ended = named('ended', '2% cash back', now.toISOString());
    const later = named('later', '2% cash back', '2026-11-26T12:00:00.001Z');
    expect(sortOffers([ended, later], 'ending', now).map(({ id }) => id)).toEqual(['later', 'ended']);
  });

  it('[DEAL-08] is offered for a thousand offers at most, and where nobody counted them', () => {
    expect([canSort([1000]), canSort([990, 11]), canSort([null, null]), canSort([])]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('the way to a store', () => {
  const store = {
    address: '1 A & B St',
    city: 'Austin',
    state: 'TX',
    postalCode: '78702',
    latitude: 30.25,
    longitude: -97.7,
  };

  it('[DEAL-10] leads to its address, or to its coordinates where it has no street', () => {
    expect(addressLine(store)).toBe('1 A & B St, Austin, TX 78702');
    expect(directionsTo(store)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=1%20A%20%26%20B%20St%2C%20Austin%2C%20TX%2078702',
    );
    expect(directionsTo({ ...store, address: '' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=30.25%2C-97.7',
    );
  });
});
