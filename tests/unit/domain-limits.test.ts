import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardSchema } from '#machines/domain/card.ts';
import { clientSchema } from '#machines/domain/client.ts';
import { endOfDay, isFilterDay } from '#machines/domain/day.ts';
import { capFloor } from '#machines/domain/donation-cap.ts';
import { parseQuery } from '#machines/domain/query.ts';
import { monthsToStay } from '#machines/domain/referral.ts';
import {
  resendPause,
  resetCodeField,
  resetCodeLength,
  resetCodeLifetime,
} from '#machines/domain/reset-code.ts';
import { isSigningUp, type RouteName } from '#machines/domain/routes.ts';
import { safeHref } from '#machines/domain/theme.ts';
import { compareBenefits } from '#machines/domain/tier-benefits.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { explainContribution } from '#machines/domain/contribution-breakdown.ts';
import { withdrawalSchema } from '#machines/domain/withdrawal.ts';
import { sampleTransaction } from '#machines/samples/activity.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';

describe('a limit that is promised in words', () => {
  it('[AUTH-04] a reset code has six digits, lasts five minutes, and can be asked for again after half a minute', () => {
    expect({ resetCodeLength, resetCodeLifetime, resendPause }).toEqual({
      resetCodeLength: 6,
      resetCodeLifetime: 300,
      resendPause: 30,
    });
    expect(v.safeParse(resetCodeField, '1'.repeat(resetCodeLength)).success).toBe(true);
  });

  it('[REFR-01] a friend stays three months before the reward is the member’s', () => {
    expect(monthsToStay).toBe(3);
  });

  it('[ACCT-02] a monthly cap is more than 20 in the client’s currency', () => {
    expect(capFloor).toBe(2000);
  });
});

describe('an amount to withdraw', () => {
  const read = (amount: string) => {
    const { success, output, issues } = v.safeParse(withdrawalSchema(2500), { cardId: 'card-1', amount });
    return success ? output.amount : issues[0].message;
  };

  it.each([
    ['25', 2500],
    [' 25.00 ', 2500],
    ['0.01', 1],
    ['0', 'amountTooLittle'],
    ['25.01', 'amountTooMuch'],
    ['a lot', 'amountInvalid'],
    ['', 'amountMissing'],
  ])('[ACTV-04] is read to the cent, from one cent to the whole balance: %o', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a day', () => {
  it.each([
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['2026-02-29', false],
  ])('is taken from 2000 to 2100, both included: %s', (day, isTaken) => {
    expect(isFilterDay(day)).toBe(isTaken);
  });

  it('ends with the first instant of the next one', () => {
    expect(endOfDay('2026-11-22').toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });
});

describe('what a client leaves out', () => {
  it('[R5] is switched off, but for the reminder of tickets', () => {
    const { featureFlags } = clientSchema.entries;
    const { sweepstakesReminder, ...others } = v.parse(featureFlags, {});
    expect(new Set(Object.values(others))).toEqual(new Set([false]));
    expect(sweepstakesReminder).toBe(true);
  });
});

describe('a card that says nothing of it', () => {
  it('[CARD-03] is not the primary one', () => {
    const { billing: _, ...silent } = sampleCard;
    expect(v.parse(cardSchema, silent).billing).toBe(false);
  });
});

describe('a text from outside', () => {
  it('of a query that cannot be decoded is left out with its name', () => {
    expect(parseQuery('?a=%E0%A4&b=2')).toEqual([['b', '2']]);
  });

  it('of a link is followed without its spaces, and never for what they hide', () => {
    expect(safeHref(' /rewards ')).toBe('/rewards');
    expect(safeHref('java script:alert(1)')).toBe('#');
  });
});

describe('why a purchase gives what it gives', () => {
  const stepsOf = (amount: number, contribution: number) =>
    explainContribution({ ...sampleTransaction, amount, roundUpAmount: 0, contribution }).steps;

  it('[ACTV-02] nothing that was paid is no refund, and one cent of the store is said', () => {
    expect(stepsOf(0, 1)).toEqual([
      { kind: 'purchase', amount: 0 },
      { kind: 'fromStore', amount: 1 },
    ]);
    expect(stepsOf(-1, 0)).toEqual([{ kind: 'refund', amount: -1 }, { kind: 'nothingRoundedUp' }]);
  });
});

describe('a benefit that is not counted', () => {
  const tierWith = (id: string, count: number | null): Tier => ({
    ...(sampleTiers[0] as Tier),
    id,
    benefits: [{ key: 'tickets', count, text: { en: `tickets of ${id}` } }],
  });

  it('[SUBS-07] is less than one of its kind', () => {
    const [none, one] = [tierWith('none', null), tierWith('one', 1)];
    expect(compareBenefits(none, one, [none, one])).toEqual({
      gained: [{ text: 'tickets of one', insteadOf: null }],
      lost: [],
    });
  });
});

describe('signing up', () => {
  it.each<[RouteName, boolean]>([
    ['sign-up', true],
    ['sign-up-tiers', true],
    ['sign-up-user-info', true],
    ['login', false],
    ['home', false],
  ])('[NAV-01] has the page %s: %s', (route, has) => {
    expect(isSigningUp(route)).toBe(has);
  });
});
