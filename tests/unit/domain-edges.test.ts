import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordChangeFields } from '#machines/domain/account-changes.ts';
import { pageSizes, unitOf } from '#machines/domain/activity-filters.ts';
import { benefitSchema } from '#machines/domain/benefit.ts';
import { fieldsAgree } from '#machines/domain/fields-agree.ts';
import { footerContent } from '#machines/domain/footer.ts';
import { periodOf } from '#machines/domain/giving.ts';
import type { Membership } from '#machines/domain/member.ts';
import { membershipSchema, userSchema } from '#machines/domain/member.ts';
import { planState, rankOf, subtotalOf, type RankedPlan } from '#machines/domain/plan-change.ts';
import { annualSaving, priceOf } from '#machines/domain/plan-choice.ts';
import { isByMonthOrYear, planAt } from '#machines/domain/plan-frequency.ts';
import { rewardSchema } from '#machines/domain/reward.ts';
import { isCheckout, routeNames } from '#machines/domain/routes.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import { parseSignUpEntry } from '#machines/domain/sign-up-link.ts';
import { showcaseUrl } from '#machines/domain/showcase.ts';
import { defaultTheme, type Theme } from '#machines/domain/theme.ts';
import { tierSchema, type Tier } from '#machines/domain/tier.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';

const [sample] = sampleTiers;
if (!sample) throw new Error('There is no sample of a tier.');
const [month, year] = sample.membershipTierPlans;
if (!month || !year) throw new Error('The sample is not sold by month and year.');

const tier = (change: Partial<Tier>): Tier => ({ ...sample, ...change });
const free = { tier: tier({}), plan: { ...month, price: 0 } };

describe('a plan at the edge of its price', () => {
  it('that costs nothing has that price, a fixed one, and no minimum of purchases that are rounded up', () => {
    expect(priceOf(free)).toBe(0);
    expect(rankOf({ ...free, tier: tier({ isFixedTier: true }) }).isFixed).toBe(true);
    expect(subtotalOf({ ...free, tier: tier({ hasNoMinimum: false, minRoundUp: 500 }) })).toBe(0);
  });

  it('saves what twelve months cost where the year is free', () => {
    const plans = [
      { ...month, price: 100 },
      { ...year, price: 0 },
    ];
    expect(annualSaving(tier({ membershipTierPlans: plans }))).toBe(1200);
  });

  it('can be had at the same price where the client lets nobody move down', () => {
    const current: RankedPlan = {
      tierId: 'a',
      planId: 'a-month',
      price: 1000,
      frequency: 'month',
      isFixed: true,
    };
    const situation = { current, scheduled: null, mayDowngrade: false };
    expect(planState({ ...current, tierId: 'b', planId: 'b-month' }, situation)).toBe('active');
    expect(planState({ ...current, tierId: 'b', planId: 'b-month', price: 999 }, situation)).toBe('disabled');
  });

  it('is the only one where no other is sold: neither by month or year, nor another one', () => {
    const yearly = tier({ membershipTierPlans: [year] });
    expect(planAt(yearly, 'month').plan).toEqual(year);
    expect([isByMonthOrYear(yearly), isByMonthOrYear(tier({}))]).toEqual([false, true]);
  });

  it('is not scheduled while it is the one that runs', () => {
    const running = { endsAt: '2026-12-22T00:00:00Z' } as Membership['membershipSubscriptions'][number];
    const later = { ...running, endsAt: '2027-01-22T00:00:00Z' };
    const scheduled = (...membershipSubscriptions: (typeof running)[]) =>
      scheduledSubscription({ currentSubscription: running, membershipSubscriptions });
    expect([scheduled(running), scheduled(running, later)]).toEqual([null, later]);
  });
});

describe('a form and an address at their limits', () => {
  it('[ACCT-02] a password of now may have 1024 letters', () => {
    const { currentPassword } = passwordChangeFields;
    expect([1024, 1025].map((length) => v.is(currentPassword, 'a'.repeat(length)))).toEqual([true, false]);
  });

  it('[ACCT-02] a statement may be of one day', () => {
    const day = '2026-11-22';
    expect(periodOf({ from: day, to: day })).toEqual({ from: day, to: day });
    expect(periodOf({ from: day, to: '2026-11-21' })).toBeNull();
  });

  it('[JOIN-01] a cap of a link may be a cent, and is left out where it is none', () => {
    const { client } = sampleProgramme;
    const cap = (maxRoundUp: string) =>
      parseSignUpEntry(`?maxRoundUp=${maxRoundUp}`, { tiers: [], client }).maxRoundUp;
    expect([cap('0.01'), cap('0')]).toEqual([1, null]);
  });

  it('[ACTV-02] a page of the activity has one of these lengths, and up to 31 days are drawn by the day', () => {
    expect(pageSizes).toEqual([10, 25, 50, 100, 'all']);
    const drawn = (from: string) =>
      unitOf({ period: { preset: 'custom', from, to: '2026-10-31' }, unit: null }, '2026-11-22');
    expect([drawn('2026-10-01'), drawn('2026-09-30')]).toEqual(['day', 'month']);
  });
});

describe('an answer that leaves something out', () => {
  const defaultOf = (schema: v.GenericSchema) => v.parse(schema, undefined);

  it('[HTTP-01] says no by it: no newsletter, no subscription, no fixed price, not featured', () => {
    const { newsletter, isSubscribed, clientNewsletter } = userSchema.entries;
    const left = [
      membershipSchema.entries.newsletter,
      newsletter,
      isSubscribed,
      clientNewsletter,
      tierSchema.entries.isFixedTier,
      rewardSchema.entries.isFeatured,
    ];
    expect(left.map(defaultOf)).toEqual(left.map(() => false));
  });

  it('[HTTP-01] a benefit may be counted as none', () => {
    const text = { en: 'No tickets' };
    expect(v.parse(benefitSchema, { key: 'tickets', count: 0, text })).toMatchObject({ count: 0 });
  });

  it('a client without a showcase has no videos; with one they are at its own address, or at the provider’s', () => {
    const { client } = sampleProgramme;
    const url = (vimeoShowcaseId: string | null, videosUrl: string | null) =>
      showcaseUrl({ ...client, vimeoShowcaseId, videosUrl });
    expect([url(null, 'https://own.example'), url('7', 'https://own.example'), url('7', null)]).toEqual([
      null,
      'https://own.example',
      'https://vimeo.com/showcase/7/embed',
    ]);
  });

  it('[NAV-12] a link of the footer has the built-in words where there are some, and is left out where there are none', () => {
    const keys = ['footer_contact_us', 'footer_faq', 'footer_about_1', 'footer_mission', 'footer_history'];
    const values = ['', 'default', 'default', '', 'Since 1987'];
    const anchors = keys.map((key, index) => ({
      key,
      value: values[index] ?? '',
      href: '/there',
      type: 'default',
      css: [],
    }));
    const theme: Theme = { ...defaultTheme, anchors: anchors };
    const { support, about } = footerContent({ theme, items: [], categories: [], isWhiteLabel: false });
    expect(support.slice(0, 2).map(({ id, text }) => [id, text])).toEqual([
      ['contact', null],
      ['faq', null],
    ]);
    expect(about.map(({ id, text }) => [id, text])).toEqual([
      ['mission', null],
      ['history', 'Since 1987'],
    ]);
  });
});

describe('fields that have to agree', () => {
  it('are not compared where what was sent is no object', () => {
    const pair = v.pipe(
      v.object({ one: v.string(), two: v.string() }),
      fieldsAgree(['one', 'two'], ({ one, two }) => one === two, 'differ'),
    );
    const { issues } = v.safeParse(pair, 'both');
    expect(issues?.map(({ kind, path }) => [kind, path])).toEqual([['schema', undefined]]);
  });
});

describe('a page on which a membership is paid for', () => {
  it('is the checkout or the renewal', () => {
    expect(routeNames.filter(isCheckout)).toEqual(['sign-up-billing', 'renew']);
  });
});
