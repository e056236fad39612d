import type { Page } from '@playwright/test';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { updatesMessages as copy } from '#src/flows/account/updates.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { formatMoney } from '#src/messages/format.ts';
import { expect, test } from '../support/journey.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundAtBothWidths } from '../support/journey-screen.ts';

const { title, unread } = accountMessages.updates;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sections = (page: Page) => page.getByRole('navigation', { name: accountMessages.sections });
const latest = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('listitem').first();

for (const { id, name, currencyCode } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['varsity desktop'], onPhone: ['varsity'] }), () => {
    test.use({ tenant: id });

    test(
      '[LIFE-07] a withdrawal is new in Updates on the first visit, and read on the next',
      { tag: '@core' },
      async ({ page, enter }) => {
        const withdrawn = `${formatMoney(725, currencyCode)} of cash back withdrawn`;
        await enter('active');
        await page.goto('/');
        await button(page, homeMessages.balances.withdraw).click();
        await page.getByLabel(withdrawalMessages.form.amount).fill('7.25');
        await button(page, withdrawalMessages.form.review).click();
        await button(page, withdrawalMessages.review.confirm(formatMoney(725, currencyCode))).click();
        await button(page, withdrawalMessages.done.close).click();

        const isRead = page.waitForResponse(/\/users\/me\/updates\/read$/);
        await page.goto('/account');
        await sections(page)
          .getByRole('link', { name: `${title} ${unread(1)}` })
          .click();
        await expect(page.getByRole('heading', { name: `${title} ${unread(1)}` })).toBeFocused();
        await expect(latest(page)).toContainText(`${copy.isNew}${withdrawn}`);
        expect((await isRead).status()).toBe(204);
        await expect(latest(page)).toContainText(`${copy.isNew}${withdrawn}`);
        await expectSoundAtBothWidths(page);

        await page.reload();
        await expect(latest(page)).toContainText(withdrawn);
        await expect(latest(page)).not.toContainText(copy.isNew);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(sections(page).getByRole('link', { name: title, exact: true })).toBeVisible();
      },
    );
  });
}
