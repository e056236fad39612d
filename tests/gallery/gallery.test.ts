import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/gallery-axe.ts';
import { test } from '#tests/support/gallery-test.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'State' });
const state = (page: Page) => pane(page).getByRole('heading', { level: 2 }).first();
const screen = (page: Page) => page.frameLocator('aside iframe');

test('[FLOW-04] a link opens a state with its real screen; a step moves the machine, Back and a reload retain the path', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/login/editing?tenant=harbor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByRole('group', { name: /^Drawing of “Log in”/ })).toBeVisible();
  await expect(screen(page).getByText('Log in to your Harbor Giving membership.')).toBeVisible();
  await pane(page)
    .getByRole('button', { name: /^Submit email and password/ })
    .click();
  await expect(state(page)).toHaveText('Sending');
  await expect(screen(page).getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(state(page)).toHaveText('Refused');
  await expect(screen(page).getByRole('alert')).toHaveText('Wrong email or password.');
  expect(new URL(page.url()).hash).toBe(
    '#/login/refused?tenant=harbor&path=form.submit~submit-email-and-password,sendForm.error~the-credentials-are-wrong',
  );
  await expect(page.locator('[data-state="refused"][data-mark="here"]')).not.toHaveCount(0);
  await page.getByLabel('Tenant').selectOption('Roundup');
  await expect(screen(page).getByText('Log in to your Roundup membership.')).toBeVisible();
  await expect(state(page)).toHaveText('Refused');
  await page.reload();
  await expect(state(page)).toHaveText('Refused');
  await page.keyboard.press('Backspace');
  await expect(state(page)).toHaveText('Sending');
  await page.goBack();
  await expect(state(page)).toHaveText('Refused');
  await page.locator('[data-state="waiting"]').first().click();
  await expect(state(page)).toHaveText('Waiting');
  await expectNoAxeViolations(page);
});

test('[FLOW-04] what the member does on the screen itself moves the machine, too', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/login/editing?tenant=varsity`);
  await screen(page).getByLabel('Email').fill('ada@example.com');
  await screen(page).getByLabel('Password', { exact: true }).fill('Demo!2345');
  await screen(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(state(page)).toHaveText('Sending');
  expect(page.url()).toContain('path=form.submit~submit-email-and-password');
  await pane(page)
    .getByRole('button', { name: /^The credentials are right/ })
    .click();
  await expect(state(page)).toHaveText('Accepted');
  await expect(screen(page).getByText('The flow ends here')).toBeVisible();
});

test('[FLOW-04] the keyboard alone leads past a dialog on the screen, into it and out again, takes a step and undoes it', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/upgrade/checkout.reading?tenant=varsity`);
  await expect(page.locator('aside [data-screen=shown]')).toBeVisible();
  await page.keyboard.press('1');
  await expect(state(page)).toHaveText('Checkout, consented');
  await expect(page.locator('aside [data-screen=shown]')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(state(page)).toHaveText('Checkout, reading');
  await expect(page.locator('aside [data-screen=shown]')).toBeVisible();
  await pane(page).getByRole('link', { name: 'Open the screen alone' }).focus();
  await page.keyboard.press('Tab');
  await expect(screen(page).getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Tab');
  for (const name of ['Close', 'Change card']) {
    await expect(screen(page).getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(state(page)).toHaveText('Checkout, consented');
  await page.keyboard.press('Tab');
  await expect(screen(page).getByRole('button', { name: 'Switch to annual' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen(page).getByRole('button', { name: 'Pay $' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen(page).getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Tab');
  const steps = pane(page).getByRole('region', { name: 'A member does' }).getByRole('button');
  await expect(steps.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state(page)).not.toHaveText('Checkout, consented');
});

test('[FLOW-04] all screens, the stories and the search lead to a state; on a phone they are tabs', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${gallery.address}#/downgrade/reviewing?tenant=varsity&view=story`);
  await expect(page.getByRole('heading', { name: 'Going down at the next renewal' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'All screens' }).first().click();
  await page.getByRole('link', { name: /^Reviewing/ }).click();
  await expect(state(page)).toHaveText('Reviewing');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('forgot your');
  await page
    .getByRole('region', { name: 'What the app says' })
    .getByRole('link', { name: /^Forgot your password\?.*Log in/ })
    .click();
  const found = page.getByRole('region', { name: /^Screens that say/ });
  await expect(found.getByRole('link')).toHaveCount(5);
  await found.getByRole('link', { name: /^Refused/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(state(page)).toHaveText('Refused');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('group', { name: 'What to show' }).getByRole('button', { name: 'Steps' }).click();
  await expect(pane(page).getByRole('button', { name: /^Submit email and password goes to/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
});

test('[FLOW-04] the guard matrix filters by keyboard, stores it in the link, leads to the sandbox, and works on a phone', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${gallery.address}#/login/editing?tenant=harbor`);
  await page.getByRole('link', { name: 'Guard atlas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guard atlas');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('harbor');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^357 of \d+ ways$/);
  await page.getByRole('combobox', { name: 'Who' }).focus();
  await page.keyboard.type('Suspended');
  await page.getByLabel('Only redirected').press('Space');
  expect(new URL(page.url()).hash).toBe('#/atlas?who=suspended&client=harbor&redirected');
  const row = page.getByRole('rowgroup').filter({ hasText: '/login' }).getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText('Suspended');
  await expect(row.getByRole('listitem').first()).toHaveText(
    'Log in: signed in, at login or sign-up isSignedInAtEntrance',
  );
  await expect(row.getByRole('link', { name: /^Harbor Giving/ })).toHaveAttribute(
    'href',
    'http://harbor.localhost:4173/sandbox/visit?as=suspended&to=/login',
  );
  await page.getByLabel('Where your app runs').fill('https://rewards.example');
  await expect(row.getByRole('link')).toHaveAttribute('href', /^https:\/\/harbor\.rewards\.example\//);
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByLabel('Only redirected')).not.toBeChecked();
  await page.getByRole('combobox', { name: 'Client' }).selectOption('Another client …');
  await page.getByRole('button', { name: 'Landing page' }).click();
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Signed out');
  await page.getByRole('combobox', { name: 'Ends on' }).selectOption('Landing page of the client');
  await expect(status).toHaveText('1 of 357 ways');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save CSV' }).click();
  expect((await download).suggestedFilename()).toBe('guard-atlas.csv');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
});
