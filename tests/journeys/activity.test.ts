import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { formatMoney } from '#src/messages/format.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/journey.ts';
import { expectSoundAtBothWidths, expectSoundScreen } from '../support/journey-screen.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: copy.table.caption });
const rows = (page: Page) => page.getByRole('button', { name: /^Why this amount/ });
/** Without the refunds, which give nothing. */
const purchases = (page: Page) => page.getByRole('button', { name: /^Why this amount: [^−]+$/ });
const queryOf = (page: Page) => new URL(page.url()).search;

/** All lines of a file without its head, as their first and fifth cells: day and amount. */
const linesOf = (csv: string) => csv.trimEnd().split('\r\n').slice(1);

for (const { id, name, currencyCode } of demoTenants) {
  test.describe(
    name,
    placesOf(id, { usually: ['varsity desktop', 'roundup phone', 'harbor desktop'], onPhone: ['roundup'] }),
    () => {
      test.use({ tenant: id });

      test(
        '[ACTV-02] [ACTV-03] [ACTV-05] [ACTV-06] a member filters, sorts, turns pages, goes back and takes a file of what is shown',
        { tag: id === 'roundup' ? '@core' : [] },
        async ({ page, enter }) => {
          await enter('active');
          await page.goto('/activity?range=90d&size=25');
          await expect(rows(page)).toHaveCount(25);
          await expectSoundScreen(page);

          await button(page, copy.table.next).scrollIntoViewIfNeeded();
          const position = await page.evaluate(() => window.scrollY);
          expect(position).toBeGreaterThan(500);
          await button(page, copy.table.next).click();
          await expect(page).toHaveURL(/page=2/);
          await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
          expect(await page.evaluate(() => window.scrollY)).toBe(position);
          await expect(button(page, copy.table.next)).toBeFocused();
          await page.goBack();
          await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();
          expect(queryOf(page)).toBe('?range=90d&size=25');

          await purchases(page).first().press('Enter');
          const words = Object.values(copy.why.contribution).join('|');
          await expect(page.getByText(new RegExp(`^(${words})$`))).toBeVisible();

          const loading = page.waitForEvent('download');
          await button(page, copy.export.begin).click();
          const file = await loading;
          expect(file.suggestedFilename()).toMatch(
            new RegExp(`^${id}-transactions-\\d{4}-\\d\\d-\\d\\d-to-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
          );
          const lines = linesOf(readFileSync(await file.path(), 'utf8'));
          const total = Number(/of (\d+)$/.exec(await page.getByText(/^1–25 of \d+$/).innerText())?.[1]);
          expect(lines).toHaveLength(total);
          const amounts = lines.slice(0, 25).map((line) => Number(line.split(',')[4]) * 100);
          for (const [index, amount] of amounts.entries())
            await expect(rows(page).nth(index)).toHaveAccessibleName(
              new RegExp(`, ${formatMoney(Math.round(amount), currencyCode).replaceAll(/[$.]/g, '\\$&')}$`),
            );
          await expect(page.getByText(copy.export.done)).toBeVisible();
        },
      );
    },
  );
}

test.describe('The activity page', { tag: '@desktop' }, () => {
  test(
    '[ACTV-01] [ACTV-04] of a new member says what will appear, and what to do',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('empty');
      await page.goto('/activity?range=all');
      await expect(page.getByText(copy.table.emptyTitle)).toBeVisible();
      await expect(page.getByText(copy.chart.emptyTitle)).toBeVisible();
      await expect(page.getByText(copy.payouts.emptyTitle)).toBeVisible();
      await expect(button(page, copy.figures.withdraw)).toBeDisabled();
      await expectSoundAtBothWidths(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
    },
  );

  test('[ACTV-04] withdraws nothing while dues are unresolved, and says so', async ({ page, enter }) => {
    await enter('overdue');
    await page.goto('/activity');
    await expect(button(page, copy.figures.withdraw)).toBeDisabled();
    const reason = 'Pay your dues to withdraw.';
    await expect(page.getByText(reason)).toBeVisible();
    await expect(button(page, copy.figures.withdraw)).toHaveAccessibleDescription(reason);
  });

  test('[ACTV-01] a chart whose code or styles can’t be had gives way to the table of its numbers', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.route('**/assets/chart-*.css', (route) => route.abort());
    await page.goto('/activity');
    await expect(page.getByRole('table', { name: copy.chart.slider.day })).toBeVisible();
    await expect(rows(page)).not.toHaveCount(0);
  });

  test('[ACTV-02] [ACTV-04] offline in the middle, a part says so and comes by itself; a withdrawal is listed at once', async ({
    page,
    context,
    enter,
  }) => {
    await enter('active');
    await page.goto('/activity');
    await expect(rows(page)).not.toHaveCount(0);
    await context.setOffline(true);
    await button(page, copy.filters.presets['90d']).click();
    await expect(button(page, controlMessages.retryHint(copy.table.failed))).toBeVisible();
    await context.setOffline(false);
    await expect(table(page)).toBeVisible();
    await expect(page).toHaveURL(/range=90d/);

    await button(page, copy.figures.withdraw).click();
    await button(page, withdrawalMessages.form.review).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Withdraw / })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: withdrawalMessages.done.title })).toBeVisible();
    await button(page, withdrawalMessages.done.close).click();
    await expect(page.getByText(/^On its way: arrives by/)).toBeVisible();
    await expect(page).toHaveURL(/range=90d/);
  });
});
