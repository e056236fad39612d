import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dayOf, endOfDay } from '#machines/domain/day.ts';
import { allDeals } from '#machines/domain/deals-query.ts';
import { sampleReward } from '#machines/samples/rewards.ts';
import { dealsMessages as copy } from '#src/flows/deals/deals.messages.ts';
import { openDeals, pageOf } from '#tests/support/deals-view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const status = (text: string) => page.getByText(text, { exact: true });
const sortSelect = page.getByRole('combobox', { name: copy.sort.label });
const cards = () => page.getByRole('listitem');

describe('a list of offers', () => {
  it('[DEAL-08] is sorted over all offers, which its heading says; the usual order is two lists again', async () => {
    const { answer, asked, flow } = await openDeals();
    answer('others', pageOf(2));
    answer('featured', pageOf(1));
    await sortSelect.selectOptions(copy.sort.ending);
    expect(asked('found')).toEqual({
      read: 'found',
      params: { search: '', category: '', sort: 'ending', page: 1, near: null },
    });
    answer('found', pageOf(3));
    await expect.element(heading('Offers, ending soon first')).toBeVisible();
    await expect.element(sortSelect).toHaveValue('ending');
    await expectNoAxeViolations();
    await sortSelect.selectOptions(copy.sort.usual);
    expect(flow.getSnapshot().context.query).toEqual(allDeals);
    await expect.element(heading(copy.list.featured)).toBeVisible();
  });

  it('[DEAL-08] is not sorted where the app would have to read thousands of offers for it', async () => {
    const { answer } = await openDeals();
    answer('others', pageOf(2, { total: 9990 }));
    answer('featured', pageOf(1, { total: 11 }));
    await expect.element(status(copy.list.range(1, 3, 10_001))).toBeVisible();
    await expect.element(sortSelect).not.toBeInTheDocument();
  });

  it('[DEAL-09] labels what ends soon and what is online, and stays as wide as it is with any text', async () => {
    const { answer } = await openDeals({ sort: 'ending' });
    const tomorrow = endOfDay(dayOf(new Date())).toISOString();
    const items = [
      { ...sampleReward, id: 'soon', endsAt: tomorrow, rewardText: '10% cash back' },
      { ...sampleReward, id: 'later', endsAt: '9999-12-31T00:00:00Z', rewardText: '0% cash back' },
      {
        ...sampleReward,
        id: 'over',
        endsAt: '2001-02-03T00:00:00Z',
        rewardText: '$100,000,000.00 back on $1.00',
      },
      {
        ...sampleReward,
        id: 'long',
        type: 'click' as const,
        brand: 'W'.repeat(60),
        rewardText: 'W'.repeat(200),
      },
    ];
    answer('found', { ...pageOf(0), items, total: 4 });
    await expect.element(status('Ends tomorrow')).toBeVisible();
    await expect.element(page.getByText(/^Ended Feb.3,.2001$/)).toBeVisible();
    await expect.element(status(copy.online)).toBeVisible();
    expect(page.getByText(/^Ends/).elements()).toHaveLength(1);
    const list = page.getByRole('list').element();
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const card of cards().elements()) expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expectNoAxeViolations();
  });
});
