import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema } from '#machines/domain/member.ts';
import { givingSchema } from '#machines/domain/giving.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { billingMessages, statementMessages } from '#src/flows/account/billing.messages.ts';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { formatMoney } from '#src/messages/format.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/ask-api.ts';
import { expectRoute, toastOf } from '../support/journey-page.ts';
import { expectSoundAtBothWidths, expectSoundScreen } from '../support/journey-screen.ts';

test.use({ expectedMessages: /the server responded with a status of (401|520)/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const change = (page: Page, row: keyof typeof copy.labels) => button(page, copy.act(copy.change, row));
const saved = (page: Page, setting: keyof typeof copy.labels | 'newsletter') =>
  toastOf(page, toastText({ key: 'settingSaved', setting }));

async function sessionOf(page: Page, tenant: string) {
  return v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
}

test(
  '[ACCT-02] every part of the account is one press away at 390 px, and it ends with Log out',
  { tag: '@phone' },
  async ({ page, enter }) => {
    await enter('active');
    await page.goto('/account');
    const links = page.getByRole('navigation', { name: accountMessages.sections }).getByRole('link');
    await expect(links).toHaveCount(12);
    await expect(page.getByText('$25.00/month', { exact: true })).toBeInViewport();
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await links.last().click();
    const logOut = page.getByRole('main').getByRole('button', { name: frameMessages.logOut, exact: true });
    await expect(logOut).toBeInViewport();
    await logOut.click();
    await expectRoute(page, 'login');
  },
);

test(
  '[ACCT-01] [ACCT-02] [ACCT-03] each setting is changed in its place, by keyboard, and announced once it is saved',
  { tag: ['@desktop', '@core'] },
  async ({ page, enter }) => {
    test.slow();
    const { email, password } = await enter('active');
    await page.goto('/account');
    await expect(change(page, 'name')).toBeVisible();
    await expectSoundAtBothWidths(page);

    await change(page, 'name').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, copy.firstName)).toBeFocused();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Zoë-Ann');
    await page.keyboard.press('Enter');
    await expect(saved(page, 'name')).toBeVisible();
    await expect(page.getByText('Zoë-Ann Brooks')).toBeVisible();
    await expect(change(page, 'name')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await change(page, 'phone').click();
    await field(page, copy.phone).fill('207 555 0134');
    await button(page, copy.save).click();
    await expect(saved(page, 'phone')).toBeVisible();

    await change(page, 'address').click();
    await field(page, 'Country').selectOption('CA');
    await field(page, 'Street address').fill('9 Quay Rd');
    await field(page, 'City').fill('Halifax');
    await field(page, 'Province').selectOption('NS');
    await field(page, 'Postal code').fill('04101');
    await button(page, copy.save).click();
    await expect(page.getByText(fieldMessages.postalCodeInvalid)).toBeVisible();
    await field(page, 'Postal code').fill('b3h 4r2');
    await button(page, copy.save).click();
    await expect(page.getByText('9 Quay Rd, Halifax, NS B3H 4R2, Canada')).toBeVisible();

    await page.getByRole('switch').click();
    await expect(saved(page, 'newsletter')).toBeVisible();
    await change(page, 'affinity').click();
    await page.getByText('Rowing', { exact: true }).click();
    await expectSoundScreen(page);
    await button(page, copy.save).click();
    await expect(saved(page, 'affinity')).toBeVisible();

    await change(page, 'password').click();
    await field(page, copy.currentPassword).fill(password);
    await field(page, copy.newPassword).fill('Better!98765');
    await field(page, copy.newPasswordAgain).fill('Better!98765');
    await button(page, copy.save).click();
    await expect(saved(page, 'password')).toBeVisible();
    expect((await sessionOf(page, 'varsity')).user).toMatchObject({
      email,
      firstName: 'Zoë-Ann',
      phone: '207 555 0134',
    });
  },
);

test.describe('a round-up programme', () => {
  test.use({ tenant: 'roundup' });

  test(
    '[ACCT-02] the monthly cap is refused on its field, and then set',
    { tag: '@phone' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/account');
      await change(page, 'maxRoundUp').click();
      const cap = page.getByRole('textbox', { name: copy.cap, exact: true });
      const refused = 'Enter more than $20.00, or leave it blank for your plan’s maximum of $100.00 a month.';
      await cap.fill('20');
      await button(page, copy.save).click();
      await expect(page.getByText(refused, { exact: true })).toBeVisible();
      await cap.fill('35.50');
      await button(page, copy.save).click();
      await expect(saved(page, 'maxRoundUp')).toBeVisible();
      await expect(page.getByText(copy.capValue('$35.50'))).toBeVisible();
      expect((await sessionOf(page, 'roundup')).membership?.maxRoundUp).toBe(3550);
    },
  );
});

test(
  '[AUTH-06] [ACCT-03] a session that ends in the middle of a form leads back to it, with what was entered',
  { tag: '@desktop' },
  async ({ page, enter, sandbox }) => {
    const { email, password } = await enter('active');
    await page.goto('/account');
    await change(page, 'phone').click();
    await field(page, copy.phone).fill('207 555 0134');
    await sandbox.addFault({ method: 'PATCH', path: '/users/me', fault: { status: 401 }, times: 1 });
    await button(page, copy.save).click();
    await expectRoute(page, 'login');
    await page.getByLabel(loginMessages.email, { exact: true }).fill(email);
    await page.getByLabel(loginMessages.password, { exact: true }).fill(password);
    await button(page, loginMessages.submit).click();
    await expectRoute(page, 'account');
    await expect(field(page, copy.phone)).toHaveValue('207 555 0134');
    await button(page, copy.save).click();
    await expect(saved(page, 'phone')).toBeVisible();
  },
);

test(
  '[R42] [R43] [ACCT-02] a receipt opens by its link after the login; a statement prints on one page',
  { tag: '@desktop' },
  async ({ page, enter, context }) => {
    const { email, password } = await enter('active');
    await page.goto('/account');
    await page
      .getByRole('link', { name: /^Receipt for/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: billingMessages.receipt.title })).toBeFocused();
    await expect(page.getByText(/^Next charge: \$/)).toBeVisible();
    await expectSoundAtBothWidths(page);
    const link = page.url();
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { name: accountMessages.title })).toBeVisible();

    await context.clearCookies();
    await page.goto(link);
    await expectRoute(page, 'login');
    await page.getByLabel(loginMessages.email, { exact: true }).fill(email);
    await page.getByLabel(loginMessages.password, { exact: true }).fill(password);
    await button(page, loginMessages.submit).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByText(/^R-[\dA-F]{8}$/)).toBeVisible();

    await page.goto('/account');
    const giving = v.parse(givingSchema, await ask(page, 'varsity', '/membership/giving'));
    const [year = 0] = giving.years;
    await page.getByRole('link', { name: statementMessages.openOf(year) }).click();
    await expect(page.getByRole('heading', { name: statementMessages.sheet.title(year) })).toBeFocused();
    await expect(page.getByText(formatMoney(giving.total, 'USD'), { exact: true }).first()).toBeVisible();
    await expectSoundAtBothWidths(page);
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  },
);

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
