import '#src/theme/global.css.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { HomeScreen } from '#src/flows/home/home-screen.tsx';
import { homeMessages as copy } from '#src/flows/home/home.messages.ts';

const long = 'W'.repeat(60);
const billions = 123_456_789_012;

interface Home {
  firstName?: string;
  summary?: Partial<MembershipSummary>;
  rewards?: readonly Reward[];
  ticketCount?: number;
}

const open = ({ firstName = 'Ada', summary = {}, rewards = [], ticketCount = 0 }: Home) =>
  render(
    <main style={{ paddingInline: 16 }}>
      <HomeScreen
        firstName={firstName}
        slides={null}
        firstSteps={null}
        currency="CAD"
        dues="none"
        hasDeals
        ticketCount={ticketCount}
        whyNoTickets="soon"
        impactUnits={[]}
        summary={{ state: 'ready', data: { ...sampleSummary, ...summary } }}
        featured={{ state: 'ready', data: rewards }}
        curated={{ state: 'ready', data: rewards }}
        categories={{ state: 'ready', data: [{ name: long, platformName: long }] }}
        onWithdraw={() => {}}
        onOpenReward={() => {}}
        onShowTickets={() => {}}
      />
    </main>,
  );

const width = () => document.documentElement.scrollWidth;

describe('home, on a narrow phone', () => {
  beforeEach(() => page.viewport(320, 700));
  afterEach(() => page.viewport(1440, 900));

  it.each([long, 'נועה', '𠮷田 🎉'])(
    '[HOME-01] greets %s without growing wider than the screen',
    async (firstName) => {
      await open({ firstName });
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(copy.title(firstName));
      expect(width()).toBe(320);
    },
  );

  it.each([
    [0, copy.balances.withdrawNothing],
    [-1, copy.balances.withdrawNothing],
    [-billions, copy.balances.withdrawNothing],
    [billions, ''],
  ])('[HOME-01] [FRMT-01] holds an amount of %s cents', async (cents, reason) => {
    const month = { month: '2026-11', amount: cents };
    await open({
      summary: {
        cashBackBalance: cents,
        pendingCashBack: cents,
        lifetimeCashBack: cents,
        contributedThisMonth: cents,
        contributions: [month],
        lastDonations: [
          { date: '2026-11-03T00:00:00Z', amount: cents, own: cents, recipient: long, month: '2026-10' },
        ],
      },
    });
    await expect.element(page.getByText(copy.balances.confirmed)).toBeVisible();
    expect(width()).toBe(320);
    const withdraw = page.getByRole('button', { name: copy.balances.withdraw, exact: true });
    await expect.element(withdraw).toHaveAccessibleDescription(reason);
  });

  it('[HOME-02] [HOME-03] [HOME-04] holds long names, missing pictures and any number of tickets', async () => {
    const lost = {
      ...sampleReward,
      brand: long,
      nameShort: long,
      logo: '/media/gone.svg',
      image: '/media/gone.svg',
    };
    const bare = {
      ...sampleReward,
      id: 'bare',
      brand: 'שרה',
      nameShort: 'שרה',
      logo: '',
      image: null,
      rewardText: '',
    };
    await open({ rewards: [lost, bare], ticketCount: 1_000_000 });
    await expect.element(page.getByText(long, { exact: true }).first()).toBeVisible();
    expect(width()).toBe(320);
  });

  it('[HOME-02] shows the whole of each featured offer that takes the focus by keyboard', async () => {
    const rewards = Array.from({ length: 6 }, (_, index) => ({ ...sampleReward, id: `reward-${index}` }));
    await open({ rewards });
    const all = page.getByRole('link', { name: copy.featured.all, exact: true });
    (all.element() as HTMLElement).focus();
    const slider = page.getByRole('region', { name: copy.featured.title });
    for (const offer of slider.getByRole('listitem').getByRole('button').elements()) {
      await userEvent.tab();
      expect(document.activeElement).toBe(offer);
      const { left, right } = offer.getBoundingClientRect();
      expect([left >= 0, right <= width()]).toEqual([true, true]);
    }
  });
});

describe('home, when a day has gone by', () => {
  afterEach(() => vi.useRealTimers());
  const donation = {
    date: '2026-11-03T00:00:00Z',
    amount: 521,
    own: 521,
    recipient: 'Rowing',
    month: '2026-10-01T00:00:00Z',
  };

  it.each([
    ['2027-01-16T23:59:59Z', 'CAD 3.41 pending Expected by Jan 16, 2027.'],
    ['2027-01-17T00:00:00Z', 'CAD 3.41 pending Expected by Jan 16, 2027, now late.'],
  ])('[LIFE-04] says at %s whether the pending cash back is late, with its date', async (now, words) => {
    vi.setSystemTime(new Date(now));
    await open({ summary: { pendingCashBack: 341, pendingExpectedAt: '2027-01-16T00:00:00Z' } });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    [
      '2026-11-01T00:00:00Z',
      'You have given CAD 1.20 so far in November. Your CAD 5.21 for October went to Rowing.',
    ],
    ['2026-12-01T00:00:00Z', 'You have given CAD 1.20 so far in December.'],
    ['2027-02-01T00:00:00Z', 'You have given CAD 1.20 so far in February.'],
  ])(
    '[LIFE-04] [HOME-01] speaks in the month of %s of that month and the last alone',
    async (month, words) => {
      await open({
        summary: {
          contributedThisMonth: 120,
          contributedOwnThisMonth: 120,
          contributions: [{ month, amount: 120 }],
          lastDonations: [donation],
        },
      });
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    },
  );

  it.each([
    ['2026-11-30T23:59:59Z', 'Your CAD 5.21 for October went to Rowing.'],
    ['2026-12-01T00:00:00Z', copy.impact.start],
  ])('[LIFE-04] goes at %s by the device’s month where the server names none', async (now, words) => {
    vi.setSystemTime(new Date(now));
    await open({
      summary: { contributedThisMonth: 0, lifetimeCashBack: 0, contributions: [], lastDonations: [donation] },
    });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });
});

describe('home says whose money was given', () => {
  const month = '2026-11-01T00:00:00Z';
  const donation = {
    date: '2026-11-03T00:00:00Z',
    amount: 521,
    recipient: 'Rowing',
    month: '2026-10-01T00:00:00Z',
  };

  it.each([
    [
      'the member’s',
      120,
      521,
      'You have given CAD 1.20 so far in November. Your CAD 5.21 for October went to Rowing.',
      'You gave so far in November',
    ],
    [
      'the stores’',
      0,
      0,
      'Stores have given CAD 1.20 in your name so far in November. The CAD 5.21 from stores for October went to Rowing in your name.',
      'Stores gave so far in November',
    ],
    [
      'both',
      50,
      21,
      'So far in November, you have given CAD 0.50, and stores CAD 0.70 in your name. Your CAD 0.21 for October and CAD 5.00 from stores went to Rowing.',
      'Contributed so far in November',
    ],
    [
      'nobody’s that is named',
      null,
      null,
      'CAD 1.20 has been given so far in November. The CAD 5.21 given for October went to Rowing.',
      'Contributed so far in November',
    ],
  ])('[LIFE-10] [HOME-01] where it is %s', async (_, ownThisMonth, own, words, label) => {
    await open({
      summary: {
        contributedThisMonth: 120,
        contributedOwnThisMonth: ownThisMonth,
        contributions: [{ month, amount: 120 }],
        lastDonations: [{ ...donation, own }],
      },
    });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  });
});
