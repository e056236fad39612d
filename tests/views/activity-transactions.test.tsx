import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { samplePageOf } from '#machines/samples/activity.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { LiveRegions } from '#src/ui/announcer/live-regions.tsx';
import { openActivity } from '#tests/support/activity-view.tsx';
import { linesOf } from '#tests/support/lines-of.ts';
import { rowsWith } from '#tests/support/transaction-rows.ts';
import { recordSpoken } from '#tests/support/spoken.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

const refused = { rewardStatus: 'ineligible', rewardReason: 'Paid with a gift card.' } as const;
const refund = {
  amount: -2340,
  roundUpAmount: 0,
  contribution: 0,
  rewardAmount: 0,
  rewardStatus: null,
  expectedAt: null,
} as const;

beforeEach(() => vi.setSystemTime(new Date('2026-12-20T23:59:59Z')));
afterEach(() => vi.useRealTimers());

describe('the transactions', () => {
  it('[LIFE-04] say when pending cash back is late, with its date, in the list and in its explanation', async () => {
    vi.setSystemTime(new Date('2026-12-21T00:00:00Z'));
    const { answer } = await openActivity();
    answer({ transactions: samplePageOf(rowsWith({})) });
    await expect.element(text('Expected by Dec 20, 2026, now late')).toBeVisible();
  });

  it('[ACTV-02] [ACTV-05] show card, amounts and what became of the reward, in words', async () => {
    const { answer } = await openActivity();
    answer({
      transactions: samplePageOf(
        rowsWith({}, { rewardStatus: 'confirmed', expectedAt: '2026-11-03T00:00:00Z' }, refused, refund, {
          brand: null,
          description: '',
          cardId: 'nobodys',
          rewardStatus: null,
        }),
      ),
    });
    const row = (index: number) => page.getByRole('row').nth(index + 1);
    for (const words of [
      'Nov 20, 2026',
      'Visa •••• 4242',
      '$23.40',
      '$0.60',
      '$1.17',
      'Pending',
      'Expected by Dec 20, 2026',
    ])
      await expect.element(row(0)).toHaveTextContent(words);
    await expect.element(row(1)).toHaveTextContent('Since Nov 3, 2026');
    await expect.element(row(2)).toHaveTextContent('Not eligiblePaid with a gift card.');
    await expect.element(row(3)).toHaveTextContent('Refund');
    await expect.element(row(4)).toHaveTextContent(/Card purchase.*No reward/);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);
    await expect
      .element(page.getByRole('columnheader', { name: 'Date (UTC)' }))
      .toHaveAttribute('aria-sort', 'descending');
    await expectNoAxeViolations();
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  });

  it('[ACTV-02] hold the digits of a long card name together', async () => {
    await page.viewport(1150, 900);
    const { answer } = await openActivity({}, [{ ...sampleCard, system: 'amex', lastDigits: '0005' }]);
    answer({ transactions: samplePageOf(rowsWith({})) });
    const card = page.getByRole('cell', { name: 'American Express •••• 0005' });
    await expect.element(card).toBeVisible();
    const lines = linesOf(card.element());
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatch(/•••• 0005$/);
    await page.viewport(1440, 900);
  });

  it('[ACTV-02] opens why a purchase gave what it gave, by the keyboard too', async () => {
    const { answer } = await openActivity();
    answer({ transactions: samplePageOf(rowsWith({ contribution: 40 })) });
    const open = page.getByRole('button', { name: /^Why this amount: Larkspur Grocers/ });
    await expect.element(open).toHaveAttribute('aria-expanded', 'false');
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(open).toHaveAttribute('aria-expanded', 'true');
    const steps = page.getByRole('listitem');
    const external = steps.elements().map((each) => each.textContent);
    expect(external.slice(0, 5)).toEqual([
      'Purchase at Larkspur Grocers, Nov\u00a020,\u00a02026$23.40',
      'Rounded up to $24.00$0.60',
      'Over your monthly cap−$0.20',
      'Given by you$0.40',
      'Cash back: 5% cash backPending: Expected by Dec\u00a020,\u00a02026$1.17',
    ]);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    await expect.element(open).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['pending', 'CAD 5.00 was refunded. Cash back will be for the rest.'],
    ['confirmed', 'CAD 5.00 was refunded. The cash back that’s confirmed is yours to keep.'],
    ['paid', 'CAD 5.00 was refunded. The cash back that’s confirmed is yours to keep.'],
  ] as const)(
    '[ACTV-02] [LIFE-01] say what a refund does to cash back that is %s',
    async (rewardStatus, words) => {
      const { answer } = await openActivity();
      answer({ transactions: samplePageOf(rowsWith({ rewardStatus, refunded: 500 })) });
      await page.getByRole('button', { name: /^Why this amount: Larkspur Grocers/ }).click();
      await expect.element(page.getByText(words.replace('CAD ', '$'), { exact: true })).toBeVisible();
    },
  );

  it('[ACTV-02] show what a refund takes back, and no cap or cash back that it has not', async () => {
    const { answer } = await openActivity();
    answer({ transactions: samplePageOf(rowsWith({ ...refund, contribution: -60 })) });
    await page.getByRole('button', { name: /^Why this amount: Larkspur Grocers/ }).click();
    const steps = page.getByRole('table').getByRole('listitem');
    await expect.element(steps.first()).toBeVisible();
    expect(steps.elements().map((each) => each.textContent)).toEqual([
      'Refund from Larkspur Grocers, Nov\u00a020,\u00a02026−$23.40',
      'Reversed after your refund−$0.60',
      'Change to what was given−$0.60',
    ]);
  });

  it('[ACTV-02] [ACCS-02] sort by their columns, and leave the last rows in sight while others load', async () => {
    const { answer, flow, paramsOf } = await openActivity({ page: '2' });
    answer();
    await render(<LiveRegions />);
    const spoken = recordSpoken();
    await button('Amount').click();
    expect(flow.getSnapshot().context.search).toEqual({ sort: '-amount' });
    expect(paramsOf('transactions')).toMatchObject({
      page: 1,
      sort: { column: 'amount', direction: 'desc' },
    });
    await expect.element(text('Larkspur Grocers')).toBeVisible();
    answer({ transactions: samplePageOf(rowsWith({ brand: 'Sunporch' })) });
    await expect.element(text('Sunporch')).toBeVisible();
    await button('Amount').click();
    expect(flow.getSnapshot().context.search).toEqual({ sort: 'amount' });
    expect(spoken).toEqual([
      'polite: Sorted: Amount, highest first.',
      'polite: Sorted: Amount, lowest first.',
    ]);
  });

  it('[ACTV-02] [ACCS-01] name each order by what a member knows: a card by its last digits', async () => {
    const { answer } = await openActivity();
    answer({ transactions: samplePageOf(rowsWith({})) });
    const orders = page.getByRole('combobox', { name: 'Sort by', includeHidden: true });
    await expect.element(orders).toBeInTheDocument();
    expect([...orders.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Newest first',
      'Oldest first',
      'Last digits of the card, highest first',
      'Last digits of the card, lowest first',
      'Amount, highest first',
      'Amount, lowest first',
      'Round up, highest first',
      'Round up, lowest first',
      'Contribution, highest first',
      'Contribution, lowest first',
      'Reward, highest first',
      'Reward, lowest first',
    ]);
  });

  it('[ACTV-02] show by which column and in which order with an arrow, for which no heading moves', async () => {
    await page.viewport(1440, 900);
    const { answer } = await openActivity();
    answer();
    await expect.element(button('Amount')).toBeVisible();
    const headings = page.getByRole('columnheader').getByRole('button').elements();
    const places = () => headings.map((each) => [each.getBoundingClientRect().x, each.clientWidth]);
    const arrows = () =>
      headings.flatMap((each) => {
        const { visibility, rotate } = getComputedStyle(each.querySelector('svg') ?? each);
        return visibility === 'visible' ? [[each.textContent, rotate]] : [];
      });
    const before = places();
    expect(arrows()).toEqual([['Date (UTC)', 'none']]);
    await button('Amount').click();
    await expect.poll(arrows).toEqual([['Amount', 'none']]);
    expect(places()).toEqual(before);
    await button('Amount').click();
    await expect.poll(arrows).toEqual([['Amount', '180deg']]);
    expect(places()).toEqual(before);
  });

  it('[ACTV-02] [ACTV-05] say on a tablet what became of a reward without running into what opens the row', async () => {
    await page.viewport(700, 900);
    const { answer } = await openActivity();
    answer({
      transactions: samplePageOf(rowsWith({ rewardAmount: 123_456 }, { ...refused, rewardAmount: 1 })),
    });
    const opens = page.getByRole('button', { name: /^Why this amount/ });
    await expect.element(opens.first()).toBeVisible();
    const inTable = (words: string) => page.getByRole('table').getByText(words, { exact: true }).element();
    const arrow = opens.first().element().getBoundingClientRect().left;
    for (const words of ['Pending', 'Not eligible'])
      expect.soft(inTable(words).getBoundingClientRect().right, words).toBeLessThanOrEqual(arrow);
    for (const words of ['Expected by Dec 20, 2026', 'Paid with a gift card.']) {
      const { scrollWidth, clientWidth } = inTable(words);
      expect.soft(scrollWidth, words).toBeLessThanOrEqual(clientWidth);
    }
    await page.viewport(1440, 900);
  });

  it('[ACTV-05] give the reason of a refused reward in full at a desk', async () => {
    const reasons = [
      'The purchase was refunded.',
      'Paid with a gift card.',
      'The offer had ended on that day.',
      'A voucher from elsewhere was used.',
    ];
    const { answer } = await openActivity();
    answer({
      transactions: samplePageOf(rowsWith(...reasons.map((rewardReason) => ({ ...refused, rewardReason })))),
    });
    for (const width of [1000, 1200]) {
      await page.viewport(width, 900);
      for (const reason of reasons) {
        const { scrollWidth, clientWidth } = await text(reason).findElement();
        expect.soft(scrollWidth, `${reason} ${width}`).toBe(clientWidth);
      }
    }
    await page.viewport(1440, 900);
  });
});
