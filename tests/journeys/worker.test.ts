import type { Page } from '@playwright/test';
import { enrolmentMessages } from '#src/flows/enrolment/enrolment.messages.ts';
import { socialMessages, socialNotice } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { openDeployment, type Deployment } from '#tests/support/redeploy.ts';

test.use({ expectedMessages: /status of 401/ });

test('[TRST-10] a journey begins with a worker in control of its first page', async ({ page }) => {
  await page.goto('/login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/worker\.js$/);
});

test.describe('A navigation with a worker in control', { tag: '@desktop' }, () => {
  let deployment: Deployment;
  const at = (path: string) => `http://varsity.localhost:${deployment.port}${path}`;
  const pathsOpened = () => deployment.opened().map((path) => path.replace(/\?.*/, ''));

  test.beforeEach(async ({ page, serverPort }) => {
    deployment = await openDeployment(serverPort);
    await page.goto(at('/sign-up/account?tier=rookie'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(at('/login'));
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });
  test.afterEach(() => deployment.stop());

  /** Chooses at the provider. Returns the documents that the server sent on the way there and back. */
  async function signInBy(page: Page, choice: 'Continue' | 'Refuse' | 'Fail', email?: string) {
    const before = pathsOpened().length;
    await page.getByRole('button', { name: socialMessages.start('google') }).click();
    if (email !== undefined) await page.getByLabel('Or another email').fill(email);
    await page.getByRole('button', { name: choice, exact: true }).click();
    return () => pathsOpened().slice(before);
  }

  const identity = '/sandbox/identity';
  const callback = '/varsity/socialite/google/callback';

  for (const { choice, outcome } of [
    { choice: 'Refuse', outcome: 'refused' },
    { choice: 'Fail', outcome: 'failed' },
  ] as const) {
    test(`[AUTH-02] [TRST-10] ${choice} at the provider comes back once, and the login page says it`, async ({
      page,
    }) => {
      const opened = await signInBy(page, choice);
      await expect(page.getByText(socialNotice(outcome)?.text ?? '')).toBeVisible();
      expect(opened()).toEqual([identity, identity, callback, '/login']);
    });
  }

  test('[AUTH-02] [TRST-10] an email that has a password is asked to log in with it', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.makeMember('active');
    const opened = await signInBy(page, 'Continue', email);
    await expect(page.getByText(socialNotice('known')?.text ?? '')).toBeVisible();
    expect(opened()).toEqual([identity, identity, callback, '/login']);
  });

  test('[AUTH-02] [TRST-10] a new person comes to Join', async ({ page }) => {
    const opened = await signInBy(page, 'Continue', newcomer().email);
    await expectRoute(page, 'enroll');
    await expect(page.getByRole('checkbox', { name: enrolmentMessages.over18 })).toBeVisible();
    expect(opened()).toEqual([identity, identity, callback, '/login']);
  });

  test.describe('to a call, which is refused', () => {
    test.use({ expectedMessages: /status of 520/ });

    test('[TRST-10] every address is requested once: links of mails, files, calls and the sandbox', async ({
      page,
    }) => {
      const addresses = [
        '/activate',
        '/password-reset-2',
        '/sandbox/outbox',
        '/media/harbor/logo.svg',
        '/w/v1/varsity/users/me',
        callback,
      ];
      const before = pathsOpened().length;
      for (const address of addresses) await page.goto(at(`${address}?token=demo-activate`));
      expect(pathsOpened().slice(before)).toEqual([...addresses, '/login']);
    });
  });
});
