import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrivalOf } from '#machines/domain/payout.ts';
import { nextPeriodAfter } from '#machines/domain/plan-period.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { hasExpired } from '#server/cards/card-view.ts';
import { billingDays, daysIn } from '#tests/support/billing-days.ts';
import { periodFrom } from '#server/payments/period.ts';
import type { PaidPlan } from '#server/payments/plans.ts';

/** Where clocks change, by half an hour off the hour: what is reckoned by local time is seen. */
const elsewhere = 'America/St_Johns';
const own = process.env['TZ'];

beforeAll(() => {
  process.env['TZ'] = elsewhere;
});

afterAll(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

const instants = fc.date({
  min: new Date('2019-01-01T00:00:00.000Z'),
  max: new Date('2041-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

function planOf(frequency: 'month' | 'year', priceCents: number): PaidPlan {
  const tier: PaidPlan['tier'] = {
    id: 'tier',
    clientId: 'varsity',
    name: 'Gold',
    position: 1,
    priceCents,
    frequency,
    hidden: false,
    hasNoMinimum: false,
    minRoundUpCents: null,
    maxRoundUpCents: null,
    labels: {},
    benefits: [],
    giveawayTickets: 0,
    isFixedTier: false,
  };
  return { tier, plan: null };
}

const nextOf = (plan: PaidPlan, begin: Date) => new Date(periodFrom(plan, begin).endsAt.getTime() + 1);

describe('a paid period', () => {
  test.each([
    ['month', '2026-01-31T18:30:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['month', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['month', '2026-12-31T23:59:59.999Z', '2027-01-31T00:00:00.000Z'],
    ['month', '2026-03-08T03:30:00.000Z', '2026-04-08T00:00:00.000Z'],
    ['year', '2028-02-29T12:00:00.000Z', '2029-02-28T00:00:00.000Z'],
    ['year', '2027-02-28T12:00:00.000Z', '2028-02-28T00:00:00.000Z'],
  ] as const)('[FRMT-02] of a %s that begins at %s is followed at %s', (frequency, begin, next) => {
    expect(nextOf(planOf(frequency, 2500), new Date(begin)).toISOString()).toBe(next);
  });

  test('[FRMT-02] ends on the same day of a later month, or on its last one, at midnight UTC', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('month' as const, 'year' as const), (begin, frequency) => {
        const months = frequency === 'year' ? 12 : 1;
        const next = nextOf(planOf(frequency, 2500), begin);
        const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth() + months];
        const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        const day = Math.min(begin.getUTCDate(), lastDay);
        expect(next.toISOString()).toBe(new Date(Date.UTC(year, month, day)).toISOString());
      }),
    );
  });

  test('[FRMT-02] of round-ups ends with the month, UTC', () => {
    fc.assert(
      fc.property(instants, (begin) => {
        const next = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1));
        expect(nextOf(planOf('month', -100), begin).toISOString()).toBe(next.toISOString());
      }),
    );
  });

  test('[FRMT-02] is renewed a day after its end, whatever the clocks do', () => {
    fc.assert(
      fc.property(instants, (end) => {
        const renewal = Date.parse(renewalAfter({ endsAt: end.toISOString() }));
        expect(renewal - end.getTime()).toBe(24 * 3_600_000);
      }),
    );
  });
});

describe('periods that have an anchor', () => {
  /** The days on which as many periods begin after the first, each counted from the one before alone. */
  function daysAfter(joined: string, frequency: 'month' | 'year', count: number): string[] {
    const day = Number(joined.slice(8));
    let due = new Date(`${joined}T00:00:00.000Z`);
    return Array.from({ length: count }, () => {
      due = nextPeriodAfter(due, { frequency, isRoundUp: false }, { due, day });
      return due.toISOString().slice(0, 10);
    });
  }

  test.each(billingDays)('[LIFE-03] begin on its day from $joined on, five years long', (row) => {
    expect(daysAfter(row.joined, 'month', 60)).toEqual(daysIn(row.monthly));
    expect(daysAfter(row.joined, 'year', 5)).toEqual(row.annual);
  });

  test('[LIFE-03] begin after now, however long ago one was due', () => {
    const anchor = { due: new Date('2027-01-31T00:00:00.000Z'), day: 31 };
    const next = (now: string, isRoundUp: boolean) =>
      nextPeriodAfter(new Date(now), { frequency: 'month', isRoundUp }, anchor).toISOString();
    expect([
      next('2027-02-27T23:59:59.999Z', false),
      next('2027-02-28T00:00:00.000Z', false),
      next('2028-02-01T12:00:00.000Z', false),
      next('2028-02-01T12:00:00.000Z', true),
    ]).toEqual([
      '2027-02-28T00:00:00.000Z',
      '2027-03-31T00:00:00.000Z',
      '2028-02-29T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
  });
});

describe('a payout', () => {
  test('[ACTV-04] [FRMT-02] arrives after three days from Monday to Friday, UTC, at the same time of the day', () => {
    fc.assert(
      fc.property(instants, (from) => {
        const days = (arrivalOf(from).getTime() - from.getTime()) / 86_400_000;
        const passed = Array.from({ length: days }, (_, index) =>
          new Date(from.getTime() + (index + 1) * 86_400_000).getUTCDay(),
        );
        expect(passed.filter((weekday) => weekday % 6 !== 0)).toHaveLength(3);
        expect([0, 6]).not.toContain(passed.at(-1));
      }),
    );
  });
});

describe('a card', () => {
  test('[FRMT-02] is good to the last millisecond of its month, UTC', () => {
    const card = { expiryYear: 2028, expiryMonth: 2 };
    const at = (text: string) => hasExpired(card, new Date(text));
    expect([at('2028-02-29T23:59:59.999Z'), at('2028-03-01T00:00:00.000Z')]).toEqual([false, true]);
  });
});
