import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { samplePageOf } from '#machines/samples/activity.ts';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { openActivity } from '#tests/support/activity-view.tsx';
import { rowsWith } from '#tests/support/transaction-rows.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

describe('the pages of transactions', () => {
  it('[ACTV-02] turn pages of 10, 25, 50, 100 or all rows', async () => {
    const { answer, flow } = await openActivity({ page: '2' });
    answer({ transactions: { ...samplePageOf(rowsWith({}, {}), 25), pageNumber: 2 } });
    await expect.element(text('11–20 of 25')).toBeVisible();
    await button(copy.table.next).click();
    expect(flow.getSnapshot().context.filters.page).toBe(3);
    answer({ transactions: { ...samplePageOf(rowsWith({}), 25), pageNumber: 3 } });
    await expect.element(text('21–25 of 25')).toBeVisible();
    await expect.element(button(copy.table.next)).toHaveAttribute('aria-disabled', 'true');
    const size = page.getByRole('combobox', { name: copy.table.pageSize });
    expect(
      size
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['10', '25', '50', '100', 'All']);
    await size.selectOptions('All');
    expect(flow.getSnapshot().context.search).toEqual({ size: 'all' });
    await expect.element(text('21–25 of 25')).toBeVisible();
  });

  it('[ACTV-02] have only what is in view in the page when thousands are shown', async () => {
    const { answer } = await openActivity({ size: 'all' });
    const many = rowsWith(...Array.from({ length: 5000 }, (_, index) => ({ brand: `Shop ${index}` })));
    answer({ transactions: samplePageOf(many) });
    await expect.element(page.getByText('Shop 0', { exact: true })).toBeInTheDocument();
    const table = page.getByRole('table', { name: copy.table.caption });
    await expect.element(table).toHaveAttribute('aria-rowcount', '5001');
    expect(table.getByRole('row').elements().length).toBeLessThan(60);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(page.getByText('Shop 4999', { exact: true })).toBeInTheDocument();
    expect(table.getByRole('row').elements().length).toBeLessThan(60);
    window.scrollTo(0, 0);
  });

  it('[ACTV-03] say that the days of a link don’t exist, until others are chosen', async () => {
    const { answer } = await openActivity({ range: 'custom', from: '2026-02-31', to: '2026-03-02' });
    answer();
    await expect.element(page.getByText(copy.filters.noSuchDays)).toBeVisible();
    await button(copy.filters.presets['7d']).click();
    await expect.element(page.getByText(copy.filters.noSuchDays)).not.toBeInTheDocument();
  });

  it('[ACCS-03] are all on paper, however many there are', async () => {
    const { answer } = await openActivity({ size: 'all' });
    const many = rowsWith(...Array.from({ length: 300 }, (_, index) => ({ brand: `Shop ${index}` })));
    answer({ transactions: samplePageOf(many) });
    const rows = page.getByRole('table', { name: copy.table.caption }).getByRole('row');
    await expect.element(text('Shop 0')).toBeInTheDocument();
    expect(rows.elements().length).toBeLessThan(60);
    dispatchEvent(new Event('beforeprint'));
    expect(rows.elements()).toHaveLength(301);
    dispatchEvent(new Event('afterprint'));
    await expect.element(text('Shop 299')).not.toBeInTheDocument();
  });

  it('[ACCS-01] name each row by its purchase, and each number by its column where there are no heads', async () => {
    await page.viewport(390, 844);
    const { answer } = await openActivity();
    answer({ transactions: samplePageOf(rowsWith({ brand: 'Alder & Ash' })) });
    const row = page.getByRole('rowheader', { name: 'Alder & Ash' });
    await expect.element(row).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /^Amount \$/ })).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /^Reward \$/ })).toBeVisible();
    await page.viewport(1440, 900);
    await expect.element(page.getByRole('cell', { name: /^\$/ }).first()).toBeVisible();
  });

  it('[ACTV-02] say what will appear where there are none, and what to do', async () => {
    const { answer, flow } = await openActivity();
    answer({ transactions: samplePageOf([]) });
    await expect.element(text(copy.table.noneTitle)).toBeVisible();
    await expect.element(text(copy.export.nothing)).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.table.clear).click();
    expect(flow.getSnapshot().context.search).toEqual({ range: 'all' });
    answer({ transactions: samplePageOf([]) });
    await expect.element(text(copy.table.emptyTitle)).toBeVisible();
    expect(button(copy.table.link).query()).toBe(null);
  });

  it('[ACTV-02] lead who has never linked a card to one, whatever the filter', async () => {
    const { answer } = await openActivity({ range: '7d' }, []);
    answer({ transactions: samplePageOf([]) });
    await expect.element(text('No purchases yet')).toBeVisible();
    await expect
      .element(text('Pay with a linked card: each purchase appears here, with what it gave and earned.'))
      .toBeVisible();
    expect(text('No purchases match').query()).toBe(null);
    await expect.element(button('Link a card')).toBeVisible();
    await expectNoAxeViolations();
  });
});
