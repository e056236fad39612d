import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { explainContribution } from '#machines/domain/contribution-breakdown.ts';
import { contributionsSchema } from '#machines/domain/contribution.ts';
import { givingSchema } from '#machines/domain/giving.ts';
import { ownPartOf, partsOf, whoseIs } from '#machines/domain/whose-money.ts';
import { sampleTransaction } from '#machines/samples/activity.ts';
import { byWhom } from '#src/messages/whose-money.ts';

describe('whose money was given', () => {
  test.each([
    ['all of it', 500, 500, { own: 500, stores: 0 }, 'own', 'all by you'],
    ['nothing', 500, 0, { own: 0, stores: 500 }, 'stores', 'all by stores in your name'],
    ['a part', 500, 150, { own: 150, stores: 350 }, 'both', '$1.50 by you, $3.50 by stores in your name'],
    ['nothing that is said', 500, null, null, 'unknown', ''],
    ['more than all', 500, 501, null, 'unknown', ''],
    ['less than nothing', 500, -1, null, 'unknown', ''],
    [
      'a part of what was taken back',
      -500,
      -150,
      { own: -150, stores: -350 },
      'both',
      '−$1.50 by you, −$3.50 by stores in your name',
    ],
  ] as const)('[LIFE-10] of a sum of which %s is the member’s', (_, amount, own, parts, whose, words) => {
    expect(partsOf(amount, own)).toEqual(parts);
    expect(whoseIs(partsOf(amount, own))).toBe(whose);
    expect(byWhom(partsOf(amount, own), 'USD')).toBe(words);
  });

  test('[LIFE-10] nobody gave where nothing was given', () => {
    expect(byWhom(partsOf(0, 0), 'USD')).toBe('');
  });

  test.each([
    ['a round-up', 60, 60, 60, 'own'],
    ['a round-up that the cap cut', 60, 20, 20, 'own'],
    ['what a store gave', 0, 117, 0, 'stores'],
    ['a round-up to which a store added', 60, 75, 60, 'both'],
    ['a refund of a round-up', -60, -60, -60, 'own'],
    ['a refund of what was given', 0, -60, 0, 'stores'],
    ['nothing', 60, 0, 0, 'unknown'],
  ] as const)('[LIFE-10] [ACTV-02] of a purchase: %s', (_, roundUpAmount, contribution, own, whose) => {
    const purchase = { ...sampleTransaction, roundUpAmount, contribution };
    expect(ownPartOf(purchase)).toBe(own);
    expect(explainContribution(purchase).whose).toBe(whose);
  });

  test('[LIFE-10] the sum of a chart is known where each of its rows is', () => {
    const rows = [
      { date: '2026-11-20', amount: 1, own: 0.25, count: 1 },
      { date: '2026-11-21', amount: 2, own: 1.5, count: 1 },
    ];
    expect(v.parse(contributionsSchema, rows).ownTotal).toBe(175);
    expect(v.parse(contributionsSchema, [...rows, { date: '2026-11-22', amount: 1 }]).ownTotal).toBeNull();
  });
});

const statement = { from: '2026-01-01', to: '2026-12-31', total: 1 };

test.each([
  ['  Ask your tax adviser. ', 'Ask your tax adviser.'],
  ['  ', null],
  [undefined, null],
  [null, null],
  [{ en: 'A receipt' }, null],
  ['x'.repeat(301), null],
])('[LIFE-10] a statement takes a sentence about taxes of use: %j', (taxNote, expected) => {
  expect(v.parse(givingSchema, { ...statement, taxNote }).taxNote).toBe(expected);
});
