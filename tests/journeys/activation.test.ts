import type { Page } from '@playwright/test';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { activationMessages } from '#src/flows/activation/activation.messages.ts';
import { fieldMessages, newPasswordMessages } from '#src/messages/fields.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { expectRoute, logOut, recordCalls } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import type { Sandbox } from '#paths/drive/sandbox.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';

const { choose, invalid, sent, failed } = activationMessages;

const password = 'N3w!password-chosen';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const submit = (page: Page) => page.getByRole('button', { name: choose.submit });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(newPasswordMessages.password, { exact: true }).fill(password);
  await page.getByLabel(newPasswordMessages.confirmation, { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: choose.over18 }).check();
}

/** Who has activated the account is asked for a card; that can wait. */
async function closeCardStep(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: subscriptionMessages.card.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function activationLink(sandbox: Sandbox, email: string): Promise<string> {
  const [mail] = await sandbox.mailsTo(email);
  const link = /https?:\/\/\S+\/activate\?token=\S+/.exec(mail?.body ?? '')?.[0];
  if (link === undefined) throw new Error(`No link was sent to ${email}.`);
  return link;
}

for (const { id, name } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['harbor desktop'] }), () => {
    test.use({ tenant: id, expectedMessages: /status of (401|520)/ });

    test('[AUTH-05] [R24] a link is read as often as one likes, and activates once', async ({
      page,
      sandbox,
    }) => {
      const { email, activationToken } = await sandbox.makeImported();
      await page.goto(`/activate/${activationToken}`);
      await expect(title(page, choose.title('Walter'))).toBeVisible();
      expect(await page.evaluate(() => window.location.search)).toBe('');
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByText(choose.plan)).toBeVisible();
      await page.reload();
      await expect(title(page, choose.title('Walter'))).toBeVisible();
      await fillIn(page);
      await submit(page).click();
      await expectRoute(page, 'home');
      await closeCardStep(page);

      await logOut(page);
      await page.goto('/login');
      await logIn(page, { email, password });
      await expectRoute(page, 'home');
      await closeCardStep(page);
    });

    test('[AUTH-05] [R20] a link that was used leads to a new one by mail', async ({ page, sandbox }) => {
      const { email, activationToken } = await sandbox.makeImported();
      await page.goto('/activate?token=never-sent');
      await expect(title(page, invalid.title)).toBeVisible();
      await page.getByLabel(activationMessages.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: invalid.submit }).click();
      await expect(title(page, sent.title)).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();

      const link = await activationLink(sandbox, email);
      await page.goto(`/activate?token=${activationToken}`);
      await expect(title(page, invalid.title)).toBeVisible();
      await page.goto(link);
      await expect(title(page, choose.title('Walter'))).toBeVisible();
      await fillIn(page);
      await submit(page).click();
      await expectRoute(page, 'home');
    });
  });
}

test.describe('Activating', { tag: '@desktop' }, () => {
  test('[AUTH-05] [R7] two clicks activate once', async ({ page, sandbox }) => {
    const { activationToken } = await sandbox.makeImported();
    await sandbox.addFault({ method: 'POST', path: '/activate/*', fault: { delayMs: 400 } });
    await page.goto(`/activate?token=${activationToken}`);
    await fillIn(page);
    const calls = recordCalls(page);
    await submit(page).dblclick();
    await expectRoute(page, 'home');
    expect(calls.filter((call) => call.startsWith('POST /activate/'))).toHaveLength(1);
  });

  test('[AUTH-05] without a link the page offers one', async ({ page }) => {
    await page.goto('/activate');
    await expect(title(page, invalid.title)).toBeVisible();
    await page.getByRole('link', { name: activationMessages.logIn }).click();
    await expectRoute(page, 'login');
  });

  test('[AUTH-05] Back after the activation does not lead to the link again', async ({ page, sandbox }) => {
    const { activationToken } = await sandbox.makeImported();
    await page.goto('/support/terms');
    await page.goto(`/activate?token=${activationToken}`);
    await fillIn(page);
    await submit(page).click();
    await expectRoute(page, 'home');
    await closeCardStep(page);
    await page.goBack();
    await expectRoute(page, 'support-terms');
  });
});

test.describe('A link that fails', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (500|520)/ });

  test('[AUTH-05] a link that could not be read is read again', async ({ page, sandbox }) => {
    const { activationToken } = await sandbox.makeImported();
    await sandbox.addFault({ method: 'GET', path: '/activate/*', fault: { status: 500 }, times: 3 });
    await page.goto(`/activate?token=${activationToken}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await sandbox.tidy();
    await page.getByRole('button', { name: failed.retry }).click();
    await expect(title(page, choose.title('Walter'))).toBeVisible();
  });

  test(
    '[AUTH-05] [R20] a link that another tab used meanwhile is shown as void',
    { tag: '@core' },
    async ({ page, context, sandbox }) => {
      const { email, activationToken } = await sandbox.makeImported();
      await page.goto(`/activate?token=${activationToken}`);
      await fillIn(page);
      await sandbox.addFault({
        method: 'POST',
        path: '/activate/*',
        fault: { status: 520, code: 'i_pass_002' },
      });
      await submit(page).click();
      await expect(title(page, invalid.title)).toBeVisible();
      await expect(page.getByLabel(activationMessages.email, { exact: true })).toHaveValue(email);
      expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'session' }));
    },
  );

  test('[AUTH-05] a token that can’t be one is no link, and leaves the address', async ({ page }) => {
    for (const hostile of ['', '%3Cscript%3E', '..%2F..%2Fusers%2Fme', 'x'.repeat(600), '%00', '%']) {
      await test.step(`the token “${hostile.slice(0, 20)}”`, async () => {
        await page.goto(`/activate?token=${hostile}`);
        await expect(title(page, invalid.title)).toBeVisible();
        expect(await page.evaluate(() => window.location.search)).toBe('');
      });
    }
  });
});

test.describe('The activation page', { tag: '@whole-phone' }, () => {
  test.use({ expectedMessages: /status of (401|500|520)/ });

  test('[AUTH-05] is sound in each state, and with each error', async ({ page, sandbox }) => {
    const { email, activationToken } = await sandbox.makeImported();
    await page.goto(`/activate?token=${activationToken}`);
    await expect(title(page, choose.title('Walter'))).toBeVisible();
    await expectSoundScreen(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(fieldMessages.over18Missing);
    await expectSoundScreen(page);
    await sandbox.addFault({ method: 'GET', path: '/activate/*', fault: { status: 500 }, times: 3 });
    await page.reload();
    await expect(page.getByRole('button', { name: failed.retry })).toBeVisible();
    await expectSoundScreen(page);
    await sandbox.tidy();
    await page.goto('/activate?token=never-sent');
    await expect(title(page, invalid.title)).toBeVisible();
    await expectSoundScreen(page);
    await page.getByLabel(activationMessages.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: invalid.submit }).click();
    await expect(title(page, sent.title)).toBeVisible();
    await expectSoundScreen(page);
  });
});
