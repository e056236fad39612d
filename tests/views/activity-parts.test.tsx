import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import * as v from 'valibot';
import { contributionsSchema } from '#machines/domain/contribution.ts';
import { sampleContributions, samplePageOf, sampleTransaction } from '#machines/samples/activity.ts';
import { failures } from '#machines/samples/failures.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { calendarMessages } from '#src/flows/activity/calendar.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { openActivity } from '#tests/support/activity-view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const monthOf = (name: string) => page.getByRole('grid', { name, exact: true });
const shownMonths = () =>
  page
    .getByRole('grid')
    .elements()
    .map((grid) => grid.getAttribute('aria-label'));
const top = (of: Locator) => Math.round(of.element().getBoundingClientRect().top);

describe('the parts of the activity page', () => {
  it('[ACTV-01] fail and are tried again each by itself', async () => {
    const { answer, fail } = await openActivity();
    fail('contributions', failures.offline.error);
    answer({ transactions: samplePageOf([sampleTransaction]), payouts: [] });
    await expect.element(text(copy.chart.failed)).toBeVisible();
    await expect.element(text('Larkspur Grocers')).toBeVisible();
    await expect.element(text(copy.payouts.emptyTitle)).toBeVisible();
    await button(controlMessages.retryHint(copy.chart.failed)).click();
    answer({
      contributions: {
        items: [{ date: '2026-11-20T00:00:00Z', amount: 60, own: null, count: 1 }],
        total: 60,
        ownTotal: null,
      },
    });
    await expect.element(text('$0.60 given with your purchases')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[BACK-03] count contributions that can not be read, and do not say that nothing was given', async () => {
    const { answer } = await openActivity();
    const unread = v.parse(contributionsSchema, { items: [{ date: 'soon' }, null] });
    answer({ contributions: unread, transactions: samplePageOf([]), payouts: [] });
    await expect.element(text('2 contributions can’t be shown.')).toBeVisible();
    await expect.element(text(copy.chart.emptyTitle)).not.toBeInTheDocument();
    await expect.element(text(copy.chart.total('$0.00'))).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('[BACK-03] say that nothing was given where the server does not count purchases', async () => {
    const { answer } = await openActivity();
    const items = [{ date: '2026-11-20T00:00:00Z', amount: 0, own: null, count: null }];
    answer({
      contributions: { items, total: 0, ownTotal: null },
      transactions: samplePageOf([]),
      payouts: [],
    });
    await expect.element(text(copy.chart.emptyTitle)).toBeVisible();
  });

  it('[ACTV-03] filter by card, removed ones too, and by periods', async () => {
    const { answer, flow } = await openActivity({ utm_source: 'mail' });
    answer();
    const card = page.getByRole('combobox', { name: copy.filters.card });
    await card.selectOptions('Mastercard ending in 4444 (removed)');
    await button('All').click();
    expect(flow.getSnapshot().context.search).toEqual({ utm_source: 'mail', cardId: 'card-2', range: 'all' });
    await expect.element(button('All')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(text(copy.filters.all)).toBeVisible();
    await expect.element(button(copy.chart.units.day)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(text(copy.chart.noDays)).toBeVisible();
  });

  it('[ACTV-03] show what an outdated address asks for as far as there is such a thing', async () => {
    const { answer } = await openActivity({ cardId: 'gone', range: 'decade', page: '-1', size: '7' });
    answer();
    await expect.element(page.getByRole('combobox', { name: copy.filters.card })).toHaveValue('gone');
    await expect.element(button('30 days')).toHaveAttribute('aria-pressed', 'true');
    await expectNoAxeViolations();
  });

  it('[ACTV-03] take a range from a calendar, by the keyboard too', async () => {
    const { answer, flow } = await openActivity({ range: 'custom', from: '2026-03-02', to: '2026-03-05' });
    answer();
    await expect.element(text('Mar 2, 2026 – Mar 5, 2026 (UTC)')).toBeVisible();
    await button(copy.filters.custom).click();
    await expect.element(monthOf('March 2026')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: /^March 10, 2026/ }).click();
    await expect.element(text('From Mar 10, 2026: choose the last day.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await button(calendarMessages.apply).click();
    await expect.element(button(copy.filters.custom)).toHaveFocus();
    expect(flow.getSnapshot().context.search).toEqual({
      range: 'custom',
      from: '2026-03-10',
      to: '2026-03-17',
    });
    await expect.poll(shownMonths).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(monthOf('March 2026')).toBeVisible();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.element(button(copy.filters.custom)).toHaveFocus();
    await expect.poll(shownMonths).toEqual([]);
  });

  it('[ACTV-03] show two months where both have room, and the later one where not', async () => {
    const { answer } = await openActivity({ range: 'custom', from: '2026-02-27', to: '2026-03-05' });
    answer();
    await button(copy.filters.custom).click();
    await expect.element(monthOf('March 2026')).toBeVisible();
    expect(shownMonths()).toEqual(['February 2026', 'March 2026']);
    await page.viewport(390, 844);
    await expect.poll(shownMonths).toHaveLength(1);
    await button(calendarMessages.cancel).click();
    await button(copy.filters.custom).click();
    await expect.element(monthOf('March 2026')).toBeVisible();
    expect(shownMonths()).toEqual(['March 2026']);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  });

  it('[ACTV-01] name each bar by the keyboard, and the same numbers as a table', async () => {
    const { answer, flow } = await openActivity();
    answer();
    const bars = page.getByRole('slider', { name: copy.chart.slider.day });
    await expect
      .element(bars)
      .toHaveAttribute('aria-valuetext', 'Nov\u00a022,\u00a02026: $1.45 from 3 purchases');
    bars.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(bars)
      .toHaveAttribute('aria-valuetext', 'Nov\u00a021,\u00a02026: $0.00 from 0 purchases');
    await userEvent.keyboard('{Home}');
    await expect
      .element(bars)
      .toHaveAttribute('aria-valuetext', 'Nov\u00a020,\u00a02026: $0.60 from 1 purchase');
    await button(copy.chart.asTable).click();
    const cells = page.getByRole('table', { name: copy.chart.slider.day }).getByRole('row');
    expect(cells.elements().map((each) => each.textContent)).toEqual([
      'Day (UTC)ContributedPurchases',
      'Nov\u00a020,\u00a02026all by you$0.601',
      'Nov\u00a021,\u00a02026$0.000',
      'Nov\u00a022,\u00a02026$0.40 by you, $1.05 by stores in your name$1.453',
      'Total$1.00 by you, $1.05 by stores in your name$2.054',
    ]);
    await expectNoAxeViolations();
    await button(copy.chart.units.month).click();
    expect(flow.getSnapshot().context.search).toEqual({ by: 'month' });
    await expect.element(page.getByRole('table', { name: copy.chart.slider.day })).toBeVisible();
    answer({
      contributions: {
        items: [{ date: '2026-11-01T00:00:00Z', amount: 205, own: null, count: 4 }],
        total: 205,
        ownTotal: null,
      },
    });
    await expect.element(page.getByRole('table', { name: copy.chart.slider.month })).toBeVisible();
  });

  it('[ACTV-01] label the bars of small amounts by dates that stand within the plot, and by amounts alike', async () => {
    await page.viewport(390, 844);
    const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 9, 24 + index)));
    const items = days.map((day) => ({
      date: day.toISOString().slice(0, 10),
      amount: 45,
      own: null,
      count: 1,
    }));
    const { answer } = await openActivity();
    answer({
      contributions: { ...sampleContributions, items, total: 1350 },
      transactions: samplePageOf([]),
      payouts: [],
    });
    await expect.element(text('Nov 22')).toBeVisible();
    const last = text('Nov 22').element().getBoundingClientRect();
    const plot = page.getByRole('slider', { name: copy.chart.slider.day }).element().getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(plot.right);
    const amounts = page.getByText(/^\$[\d.]+$/).elements();
    const onAxis = amounts.filter((each) => each instanceof SVGElement).map((each) => each.textContent);
    expect(onAxis).toEqual(['$0.00', '$0.20', '$0.40', '$0.60', '$0.80', '$1.00']);
  });

  it('[ACTV-01] label the bars of months by names that stand within the plot on a phone', async () => {
    await page.viewport(390, 844);
    const months = Array.from({ length: 15 }, (_, index) => new Date(Date.UTC(2025, 8 + index)));
    const items = months.map((month) => ({ date: month.toISOString(), amount: 1800, own: null, count: 4 }));
    const { answer } = await openActivity({ range: 'all' });
    answer({
      contributions: { ...sampleContributions, items, total: 27_000 },
      transactions: samplePageOf([]),
      payouts: [],
    });
    const last = text('Nov 2026');
    await expect.element(last).toBeVisible();
    const plot = page.getByRole('slider', { name: copy.chart.slider.month }).element();
    expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(
      plot.getBoundingClientRect().right,
    );
  });

  it('[ACTV-01] a day of refunds hangs below zero, clear of the dates, with a minus sign on the axis', async () => {
    await page.viewport(390, 844);
    const items = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date, index) => ({
      date,
      amount: index === 1 ? -50 : 66,
      own: null,
      count: 1,
    }));
    const { answer } = await openActivity();
    answer({
      contributions: { ...sampleContributions, items, total: 82 },
      transactions: samplePageOf([]),
      payouts: [],
    });
    await expect.element(text('Nov 21')).toBeVisible();
    const axis = page.getByText(/^\u2212\$0\.50$/);
    await expect.element(axis.first()).toBeVisible();
    const dates = text('Nov 21').element().getBoundingClientRect();
    const bars = [...document.querySelectorAll('svg rect')].map((bar) => bar.getBoundingClientRect().bottom);
    expect(Math.max(...bars)).toBeLessThanOrEqual(dates.top);
  });

  it('[ACTV-04] show how much a withdrawal is beside where it went, on a phone too', async () => {
    await page.viewport(390, 844);
    const { answer } = await openActivity();
    answer();
    await expect.element(text('Cash back to Visa 4242')).toBeVisible();
    expect(Math.abs(top(text('$12.40')) - top(text('Cash back to Visa 4242')))).toBeLessThan(4);
  });

  it('[ACTV-04] list withdrawals with their way, and what was given up', async () => {
    const { answer } = await openActivity();
    answer();
    await expect.element(text('Cash back to Visa 4242')).toBeVisible();
    await expect.element(text('On its way: arrives by Nov 25, 2026')).toBeVisible();
    await expect.element(text('Nov 20, 2026 (UTC)')).toBeVisible();
  });

  it('[ACTV-04] [R42] lead from each withdrawal to its receipt, and from nothing that was given up', async () => {
    const { answer } = await openActivity();
    answer({ payouts: [samplePayout, { ...samplePayout, id: 'payout-2', type: 'forfeit', amount: 500 }] });
    const link = page.getByRole('link', { name: copy.payouts.receiptOf('$12.40', 'Nov 20, 2026') });
    await expect.element(link).toHaveAttribute('href', '/account?withdrawal=payout-1&back=activity');
    expect(page.getByRole('link', { name: copy.payouts.receipt }).elements()).toHaveLength(1);
  });

  it('[ACTV-04] show the first of the earlier withdrawals to who asks for them by keyboard', async () => {
    const { answer } = await openActivity();
    const payouts = [1, 2, 3, 4, 5, 6, 7].map((index) => ({ ...samplePayout, id: `payout-${index}` }));
    answer({ payouts });
    await button(copy.payouts.more).click();
    const rows = page.getByRole('region', { name: copy.payouts.title }).getByRole('listitem');
    await expect.element(rows.nth(5)).toHaveFocus();
    expect(rows.elements()).toHaveLength(payouts.length);
  });
});
