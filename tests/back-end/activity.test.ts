import { activityMessages as copy } from '#src/flows/activity/activity.messages.ts';
import { button, expect, test } from '#tests/support/back-end-journey.ts';

test('[BACK-01] [BACK-03] purchases that the server answers contributions with are added up and listed', async ({
  page,
  enter,
}) => {
  await enter('active');
  await page.goto('/activity?range=all');
  await expect(page.getByText(copy.chart.total('$3.90'), { exact: true })).toBeVisible();
  await button(page, copy.chart.asTable).click();
  const months = page.getByRole('table', { name: copy.chart.slider.month }).getByRole('row');
  await expect(months).toHaveText([
    /^Month \(UTC\)/,
    'Jan 2026$1.302',
    'Feb 2026$1.302',
    'Mar 2026$1.302',
    'Total$3.906',
  ]);
  const purchases = page.getByRole('table', { name: copy.table.caption }).getByRole('row');
  await expect(purchases).toHaveCount(7);
  await expect(purchases.filter({ hasText: 'Purchase 900' })).toContainText('$12.35');
  await page.goto('/activity?range=all&cardId=102');
  await expect(page.getByText(copy.chart.total('$1.95'), { exact: true })).toBeVisible();
  await expect(purchases.filter({ hasText: 'Purchase 9' })).toHaveCount(3);
});
