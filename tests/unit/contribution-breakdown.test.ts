import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainContribution } from '#machines/domain/contribution-breakdown.ts';
import { sampleTransaction } from '#machines/samples/activity.ts';

const kindsOf = (change: Partial<typeof sampleTransaction>) =>
  explainContribution({ ...sampleTransaction, ...change }).steps.map(({ kind }) => kind);

describe('why a purchase gives what it gives', () => {
  test('[ACTV-02] adds up to the cent, whatever was bought', () => {
    const cents = fc.integer({ min: -50_000, max: 500_000 });
    fc.assert(
      fc.property(
        cents,
        fc.nat(99),
        fc.integer({ min: -500, max: 500 }),
        (amount, roundUpAmount, contribution) => {
          const why = explainContribution({ ...sampleTransaction, amount, roundUpAmount, contribution });
          const [bought, ...given] = why.steps;
          expect(bought).toEqual({ kind: amount < 0 ? 'refund' : 'purchase', amount });
          const sum = given.reduce((total, step) => total + ('amount' in step ? step.amount : 0), 0);
          expect(sum).toBe(contribution);
          expect(why.contribution).toBe(contribution);
          expect(why.steps.length).toBeGreaterThan(1);
        },
      ),
    );
  });

  test('[ACTV-02] only a refund takes back: what costs nothing is no refund', () => {
    const lost = { roundUpAmount: 0, contribution: -5 };
    expect(kindsOf({ ...lost, amount: -1 })).toEqual(['refund', 'takenBack']);
    expect(kindsOf({ ...lost, amount: 0 })).toEqual(['purchase', 'overCap']);
  });

  test('[ACTV-02] names the rule, the cap, and where nothing is rounded up', () => {
    expect(explainContribution(sampleTransaction).steps).toEqual([
      { kind: 'purchase', amount: 2340 },
      { kind: 'roundUp', amount: 60, upTo: 2400 },
    ]);
    expect(kindsOf({ contribution: 40 })).toEqual(['purchase', 'roundUp', 'overCap']);
    expect(kindsOf({ contribution: 0 })).toEqual(['purchase', 'roundUp', 'overCap']);
    expect(kindsOf({ roundUpAmount: 0, contribution: 117 })).toEqual(['purchase', 'fromStore']);
    expect(kindsOf({ roundUpAmount: 0, contribution: 0 })).toEqual(['purchase', 'nothingRoundedUp']);
    expect(kindsOf({ amount: -2340, roundUpAmount: 0, contribution: 0 })).toEqual([
      'refund',
      'nothingRoundedUp',
    ]);
    expect(
      explainContribution({ ...sampleTransaction, amount: -2340, roundUpAmount: 0, contribution: -60 }).steps,
    ).toEqual([
      { kind: 'refund', amount: -2340 },
      { kind: 'takenBack', amount: -60 },
    ]);
  });
});
