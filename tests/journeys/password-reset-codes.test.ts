import type { Page } from '@playwright/test';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { choosePassword, enterCode, latestCode } from '#paths/drive/forms/password-reset-forms.ts';
import { askCode, comeToNewPassword, expectWrongCode, wrongFor } from '#tests/support/journey-reset.ts';
import { expect, test } from '#tests/support/journey.ts';

const { request, code: copy, password: passwordCopy, expired, wait } = passwordResetMessages;

const newPassword = 'N3w!password-chosen';

/** Everything that could hold a secret: the address, the storages, what the browser would send. */
async function whatIsStored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      window.location.href,
      document.referrer,
      document.cookie,
      window.history.state,
      { ...window.localStorage },
      { ...window.sessionStorage },
    ]),
  );
}

test.describe('Codes', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (401|500|520)/ });

  test(
    '[AUTH-04] [R22] a wrong code costs a try; a resend leaves the earlier code valid',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      const { email } = await sandbox.makeMember('active');
      await page.clock.install();
      await askCode(page, email);
      const first = await latestCode(sandbox, email);
      await enterCode(page, wrongFor(first));
      await expectWrongCode(page);

      await page.clock.fastForward(30_000);
      await sandbox.advanceClock(30);
      await page.getByRole('button', { name: copy.resend }).click();
      await expect(page.getByText(copy.resent)).toBeVisible();
      await expect(page.getByText(/^in 0:(30|2\d)$/)).toBeVisible();
      await expect(page.getByText(/^The latest code expires in (5:00|4:5\d)\.$/)).toBeVisible();
      expect(await sandbox.mailsTo(email)).toHaveLength(2);
      await enterCode(page, first);
      await expectRoute(page, 'password-reset-2');
    },
  );

  test('[AUTH-04] [R22] an expired code names Resend, and the new one works', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await page.clock.install();
    await askCode(page, email);
    const first = await latestCode(sandbox, email);
    await page.clock.fastForward(301_000);
    await sandbox.advanceClock(301);
    await expect(page.getByText(copy.over).first()).toBeVisible();
    await enterCode(page, first);
    await expectWrongCode(page);
    await page.getByRole('button', { name: copy.resend }).click();
    await expect(page.getByText(copy.resent)).toBeVisible();
    await enterCode(page, await latestCode(sandbox, email));
    await expectRoute(page, 'password-reset-2');
  });

  test('[AUTH-04] five wrong codes void the right one, and after ten the form waits', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.makeMember('active');
    await page.clock.install();
    await askCode(page, email);
    const right = await latestCode(sandbox, email);
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      await enterCode(page, wrongFor(right, attempts));
      await expectWrongCode(page);
    }
    await enterCode(page, right);
    await expectWrongCode(page);
    await enterCode(page, wrongFor(right, 10));
    await expect(page.getByRole('button', { name: wait })).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many requests\. Please try again in \d+ seconds?\.$/,
    );

    await page.clock.fastForward(60_000);
    await sandbox.advanceClock(60);
    await expect(page.getByRole('button', { name: copy.submit })).toBeEnabled();
    await page.getByRole('button', { name: copy.resend }).click();
    await expect(page.getByText(copy.resent)).toBeVisible();
    await enterCode(page, await latestCode(sandbox, email));
    await expectRoute(page, 'password-reset-2');
  });

  test('[AUTH-04] whoever asks too often has to wait, and the address stays', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await page.clock.install();
    await askCode(page, email);
    await askAgain(page);
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many requests\. Please try again in \d+ seconds?\.$/,
    );
    await expect(page.getByRole('button', { name: wait })).toBeDisabled();
    await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveValue(email);
    await page.clock.fastForward(30_000);
    await sandbox.advanceClock(30);
    await page.getByRole('button', { name: request.submit }).click();
    await expectRoute(page, 'password-reset-1');
  });

  test('[AUTH-04] a server that fails costs nothing but a click', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await askCode(page, email);
    const code = await latestCode(sandbox, email);
    await sandbox.addFault({
      method: 'POST',
      path: '/password-reset-validate-token',
      fault: { status: 500 },
    });
    await enterCode(page, code);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(copy.label, { exact: true })).toHaveValue(code);
    await page.getByRole('button', { name: copy.submit }).click();
    await expectRoute(page, 'password-reset-2');
  });
});

async function askAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: copy.change }).click();
  await expectRoute(page, 'password-forgot');
  await page.getByRole('button', { name: request.submit }).click();
}

test.describe('What a code is exchanged for', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (401|500|520)/ });

  test('[AUTH-04] is in no address and in no storage, and a reload starts over', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.makeMember('active');
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url(), sent.headers()['referer'] ?? ''));
    const answered = page.waitForResponse((response) =>
      response.url().endsWith('/password-reset-validate-token'),
    );
    await comeToNewPassword(page, sandbox, email);
    const { token } = (await (await answered).json()) as { token: { token: string } };
    expect(token.token).toMatch(/^.{32,}$/);
    expect(await whatIsStored(page)).not.toContain(token.token);
    expect(addresses.join('\n')).not.toContain(token.token);

    await page.reload();
    await expectRoute(page, 'password-forgot');
    await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveValue(email);
  });

  test('[AUTH-04] may come with a link: it leaves the address at once, and works', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.makeMember('active');
    const answered = page.waitForResponse((response) =>
      response.url().endsWith('/password-reset-validate-token'),
    );
    await comeToNewPassword(page, sandbox, email);
    const { token } = (await (await answered).json()) as { token: { token: string } };
    const query = new URLSearchParams({ email, token: token.token });
    await page.goto(`/password-reset-2?${query.toString()}`);
    await expectRoute(page, 'password-reset-2');
    expect(await page.evaluate(() => window.location.search)).toBe('');
    await expect(page.getByText(passwordCopy.lead(email))).toBeVisible();
    expect(await whatIsStored(page)).not.toContain(token.token);
    await choosePassword(page, newPassword);
    await expectRoute(page, 'login');

    await page.goto(`/password-reset-2?${query.toString()}`);
    await choosePassword(page, newPassword);
    await expect(page.getByRole('heading', { name: expired.title })).toBeVisible();
    await page.getByRole('link', { name: expired.again }).click();
    await expectRoute(page, 'password-forgot');
    await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveValue(email);
  });

  test('[AUTH-04] lasts a quarter of an hour', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await comeToNewPassword(page, sandbox, email);
    await sandbox.advanceClock(15 * 60 + 1);
    await choosePassword(page, newPassword);
    await expect(page.getByRole('heading', { name: expired.title })).toBeVisible();
  });

  test(
    '[AUTH-04] [D34] an address that was made up leads to the first page',
    { tag: '@core' },
    async ({ page }) => {
      for (const hostile of [
        '/password-reset-1',
        '/password-reset-1?email=',
        '/password-reset-1?email=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
        '/password-reset-1?email=%',
        '/password-reset-1?email[]=ada@example.com',
        '/password-reset-2',
        '/password-reset-2?email=ada@example.com',
        '/password-reset-2?token=abc',
        '/password-reset-2?email=nobody&token=abc',
        `/password-reset-2?email=ada@example.com&token=${'x'.repeat(600)}`,
      ]) {
        await test.step(hostile.slice(0, 60), async () => {
          await page.goto(hostile);
          await expectRoute(page, 'password-forgot');
          expect(new URL(page.url()).search).toBe('');
        });
      }
    },
  );
});
