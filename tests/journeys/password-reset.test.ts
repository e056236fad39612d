import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { loginMessages, loginNotice } from '#src/flows/login/login.messages.ts';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { choosePassword, enterCode, latestCode } from '#paths/drive/forms/password-reset-forms.ts';
import { askCode, comeToNewPassword, expectWrongCode, wrongFor } from '#tests/support/journey-reset.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';
import { openSession } from '#tests/support/journey-session.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';

const { request, code: copy, expired } = passwordResetMessages;

/** Refusals, and the answer that nobody is signed in: it is asked for again once a visitor has sent something. */
const expectedMessages = /status of (401|500|520)/;

const newPassword = 'N3w!password-chosen';

for (const { id, name } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['roundup desktop'] }), () => {
    test.use({ tenant: id });

    test('[AUTH-04] a lost password is replaced by mail, and every session of the member ends', async ({
      page,
      browser,
      baseURL,
      serverPort,
      sandbox,
    }) => {
      const member = await sandbox.makeMember('active');
      const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      await elsewhere.addCookies(await openSession(serverPort, id, member));
      const other = await elsewhere.newPage();
      await other.goto('/');
      await expectRoute(other, 'home');

      await page.goto('/login');
      await page.getByLabel(loginMessages.email, { exact: true }).fill(member.email);
      await page.getByRole('link', { name: loginMessages.forgot }).click();
      await expectRoute(page, 'password-forgot');
      await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveValue(member.email);
      await page.getByRole('button', { name: request.submit }).click();
      await expectRoute(page, 'password-reset-1');
      expect(new URL(page.url()).search).toBe(`?email=${encodeURIComponent(member.email)}`);
      await expect(page.getByText(member.email)).toBeVisible();
      await enterCode(page, await latestCode(sandbox, member.email));
      await expectRoute(page, 'password-reset-2');
      expect(new URL(page.url()).search).toBe('');
      await choosePassword(page, newPassword);

      await expectRoute(page, 'login');
      const text = loginNotice({ notice: 'password-changed' })?.text ?? '';
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByLabel(loginMessages.email)).toHaveValue(member.email);
      await logIn(page, { email: member.email, password: newPassword });
      await expectRoute(page, 'home');

      await other.reload();
      await expectRoute(other, 'login');
      await elsewhere.close();
    });
  });
}

test.describe('Resetting the password', { tag: '@desktop' }, () => {
  test.use({ expectedMessages });

  test(
    '[AUTH-04] an unknown address sees the same, and gets no mail',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      const email = `nobody-${crypto.randomUUID()}@example.com`;
      await askCode(page, email);
      await expect(page.getByText(copy.lead)).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      expect(await sandbox.mailsTo(email)).toEqual([]);
    },
  );

  test('[AUTH-04] the link in the mail opens the page for the code', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await askCode(page, email);
    const [mail] = await sandbox.mailsTo(email);
    const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    await page.goto(link);
    await expectRoute(page, 'password-reset-1');
    await expect(page.getByText(email)).toBeVisible();
    await enterCode(page, await latestCode(sandbox, email));
    await expectRoute(page, 'password-reset-2');
  });

  test('[AUTH-04] a refresh does not start the time of the code, or the pause, again', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.makeMember('active');
    await page.clock.install();
    await askCode(page, email);
    await expect(page.getByText(/^in 0:(30|2\d)$/)).toBeVisible();
    await page.clock.fastForward(20_000);
    await page.reload();
    await expect(page.getByText(/^in 0:(10|0\d)$/)).toBeVisible();
    await expect(page.getByText(/^The latest code expires in 4:[34]\d\.$/)).toBeVisible();
  });

  test('[AUTH-04] “Change address” leads back, with the address', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await askCode(page, email);
    await page.getByRole('link', { name: copy.change }).click();
    await expectRoute(page, 'password-forgot');
    await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveValue(email);
  });

  test('[AUTH-04] a member who is signed in is signed out by it, and comes to the login', async ({
    page,
    enter,
    sandbox,
  }) => {
    const { email } = await enter('active');
    await comeToNewPassword(page, sandbox, email);
    await choosePassword(page, newPassword);
    await expectRoute(page, 'login');
    await expect(page.getByText(loginNotice({ notice: 'password-changed' })?.text ?? '')).toBeVisible();
    await logIn(page, { email, password: newPassword });
    await expectRoute(page, 'home');
  });

  test('[AUTH-04] Back and Forward walk the steps, and lose nothing but the code', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.makeMember('active');
    await comeToNewPassword(page, sandbox, email);
    await page.goBack();
    await expectRoute(page, 'password-reset-1');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByLabel(copy.label, { exact: true })).toHaveValue('');
    await page.goBack();
    await expectRoute(page, 'password-forgot');
    await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveValue(email);
    await page.goForward();
    await page.goForward();
    await expectRoute(page, 'password-reset-2');
    await choosePassword(page, newPassword);
    await expectRoute(page, 'login');
  });

  test('[AUTH-04] the keyboard alone is enough, and the focus stays at Resend', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await page.clock.install();
    await askCode(page, email);
    await page.clock.fastForward(30_000);
    await sandbox.advanceClock(30);
    const resend = page.getByRole('button', { name: copy.resend });
    await page.getByLabel(copy.label, { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(resend).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(copy.resent)).toBeVisible();
    await expect(resend).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(await latestCode(sandbox, email));
    await expectRoute(page, 'password-reset-2');
  });

  test('[AUTH-04] [R7] two clicks ask for one code', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await sandbox.addFault({ method: 'POST', path: '/password-reset-begin', fault: { delayMs: 400 } });
    await page.goto('/password-forgot');
    await page.getByLabel(passwordResetMessages.email, { exact: true }).fill(email);
    const calls = recordCalls(page);
    await page.getByRole('button', { name: request.submit }).dblclick();
    await expectRoute(page, 'password-reset-1');
    expect(calls.filter((call) => call === 'POST /password-reset-begin')).toHaveLength(1);
  });
});

test.describe('The pages on the way to a new password', { tag: '@whole-desktop' }, () => {
  test.use({ expectedMessages });

  test('[AUTH-04] are sound at each step, and with each error', async ({ page, sandbox }) => {
    const { email } = await sandbox.makeMember('active');
    await page.clock.install();
    await page.goto('/password-forgot');
    await page.getByRole('button', { name: request.submit }).click();
    await expect(page.getByLabel(passwordResetMessages.email, { exact: true })).toHaveAccessibleDescription(
      fieldMessages.emailMissing,
    );
    await expectSoundScreen(page);
    await askCode(page, email);
    await expectSoundScreen(page);
    const code = await latestCode(sandbox, email);
    await enterCode(page, wrongFor(code));
    await expectWrongCode(page);
    await expectSoundScreen(page);
    await sandbox.advanceClock(30);
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: copy.resend }).click();
    await expect(page.getByText(copy.resent)).toBeVisible();
    await expectSoundScreen(page);
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: copy.resend }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Too many requests\./);
    await expectSoundScreen(page);
    await enterCode(page, code);
    await expectRoute(page, 'password-reset-2');
    await expectSoundScreen(page);
    await choosePassword(page, 'weak', 'other');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSoundScreen(page);
    await sandbox.advanceClock(15 * 60 + 1);
    await choosePassword(page, newPassword);
    await expect(page.getByRole('heading', { name: expired.title })).toBeVisible();
    await expectSoundScreen(page);
  });
});
