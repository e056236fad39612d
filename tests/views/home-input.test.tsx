import '#src/theme/global.css.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Category, Reward } from '#machines/domain/reward.ts';
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
  /** None are there yet where it is left out. */
  rewards?: readonly Reward[];
  categories?: readonly Category[];
  ticketCount?: number;
  onOpenReward?: (reward: Reward) => void;
}

const open = ({
  firstName = 'Ada',
  summary = {},
  rewards,
  categories = [{ name: long, platformName: long }],
  ticketCount = 0,
  onOpenReward = () => {},
}: Home) => {
  const offers = rewards ? ({ state: 'ready', data: rewards } as const) : ({ state: 'loading' } as const);
  return render(
    <main style={{ paddingInline: 16 }}>
      <HomeScreen
        firstName={firstName}
        slides={null}
        firstSteps={null}
        currency="CAD"
        hasDues={false}
        isPaying={false}
        hasDeals
        ticketCount={ticketCount}
        summary={{ state: 'ready', data: { ...sampleSummary, ...summary } }}
        featured={offers}
        curated={offers}
        categories={{ state: 'ready', data: categories }}
        onWithdraw={() => {}}
        onOpenReward={onOpenReward}
        onShowTickets={() => {}}
      />
    </main>,
  );
};

const width = () => document.documentElement.scrollWidth;

const sizeOf = (element: Element | undefined) => {
  const { width: wide = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return [wide, height];
};
const region = (name: string) => page.getByRole('region', { name, exact: true });

describe('home', () => {
  it('[HOME-01] shows the balance, the lifetime cash back, what this month gave and the last donations', async () => {
    const gift = { date: '2026-11-03T00:00:00Z', amount: 950, recipient: 'Lena Fischer', month: '2026-10' };
    await open({
      summary: { contributions: [{ month: '2026-11', amount: 475 }], lastDonations: [gift] },
    });
    const balances = region(copy.balances.label);
    for (const [label, amount] of [
      [copy.balances.confirmed, 'CAD 12.40'],
      [copy.balances.lifetime, 'CAD 86.50'],
      [copy.balances.contributed('November'), 'CAD 4.75'],
    ] as const)
      await expect.element(balances.getByText(label).element().parentElement).toHaveTextContent(amount);
    const donations = region(copy.donations.title).getByRole('listitem');
    await expect.element(donations).toHaveTextContent('For October, paid Nov 3Lena FischerCAD 9.50');
  });

  it('[HOME-02] features offers on cards of 155 × 87, and opens the one that is clicked', async () => {
    const onOpenReward = vi.fn<(reward: Reward) => void>();
    await open({ rewards: [sampleReward], onOpenReward });
    const offer = region(copy.featured.title).getByRole('button', { name: sampleReward.brand });
    expect(sizeOf(offer.element().children[0])).toEqual([155, 87]);
    await offer.click();
    expect(onOpenReward).toHaveBeenCalledExactlyOnceWith(sampleReward);
  });

  it('[HOME-02] has ten bars in the place of the featured offers while they are read', async () => {
    await open({});
    const rail = region(copy.featured.title).element().querySelector('[aria-busy]')?.lastElementChild;
    expect([...(rail?.children ?? [])].map(({ children }) => sizeOf(children[0]))).toEqual(
      Array.from({ length: 10 }, () => [155, 87]),
    );
  });

  it('[HOME-03] has curated deals, which open, and categories, which lead to their deals', async () => {
    const onOpenReward = vi.fn<(reward: Reward) => void>();
    await open({
      rewards: [sampleReward],
      categories: [{ name: 'Shoes', platformName: 'shoes' }],
      onOpenReward,
    });
    await region(copy.curated.title).getByRole('button', { name: sampleReward.brand }).click();
    expect(onOpenReward).toHaveBeenCalledExactlyOnceWith(sampleReward);
    await expect
      .element(region(copy.categories.title).getByRole('link', { name: 'Shoes' }))
      .toHaveAttribute('href', '/rewards?category=shoes');
  });
});

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
        lastDonations: [{ date: '2026-11-03T00:00:00Z', amount: cents, recipient: long, month: '2026-10' }],
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
