import { frameMessages } from '#src/messages/frame.ts';
import { devicesMessages } from '#src/flows/account/devices.messages.ts';
import { updatesMessages } from '#src/flows/account/updates.messages.ts';
import { idleSessionMessages } from '#src/flows/idle-session/idle-session.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { personas } from '#server/demo/personas.ts';
import { expect, expectNoAxeViolations, logIn, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute, recordCalls, toastOf } from '#tests/support/journey-page.ts';
import { cookiesForPeace, openSession, tamper } from '#tests/support/journey-session.ts';

const hour = 3600;
const expired = toastText({ key: 'sessionExpired' });
const heading = homeMessages.title(personas.active.firstName);

test.describe('The session', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (401|419|500|520)|net::ERR_/ });

  test('[AUTH-06] [R19] one that expired in mid-use leads to the login, and back to home', async ({
    page,
    sandbox,
    signIn,
  }) => {
    const member = await signIn('active');
    await page.getByRole('link', { name: navigationMessages.items.deals }).first().click();
    await expectRoute(page, 'rewards');
    await sandbox.advanceClock(3 * hour);
    await page.getByRole('banner').getByRole('link').first().click();
    await expectRoute(page, 'login');
    await expect(toastOf(page, expired)).toBeVisible();
    await expect(toastOf(page, expired)).toHaveCount(1);
    await expect(page.getByRole('main').getByText(expired)).toBeVisible();
    await expect(page.getByText(heading)).toHaveCount(0);
    await logIn(page, member);
    await expectRoute(page, 'home');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('[AUTH-06] [NAV-02] a start with a session that expired leads to the login, and back with the query', async ({
    page,
    sandbox,
    enter,
  }) => {
    const member = await enter('active');
    await sandbox.advanceClock(3 * hour);
    await page.goto('/rewards?category=shoes');
    await expectRoute(page, 'login');
    await expect(toastOf(page, expired)).toHaveCount(0);
    await logIn(page, member);
    await expectRoute(page, 'rewards');
    expect(new URL(page.url()).search).toBe('?category=shoes');
  });

  test(
    '[AUTH-09] one that was ended on another device leads to the login at the next step, at once',
    { tag: '@core' },
    async ({ page, browser, baseURL, serverPort, tenant, enter }) => {
      const member = await enter('active');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const elsewhere = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        locale: 'en-US',
      });
      await elsewhere.addCookies([
        ...cookiesForPeace(tenant),
        ...(await openSession(serverPort, tenant, member)),
      ]);
      const other = await elsewhere.newPage();
      await other.goto('/account');
      await other.getByRole('button', { name: devicesMessages.endOthers }).click();
      await expect(other.getByText(devicesMessages.alone)).toBeVisible();
      await expect(toastOf(other, toastText({ key: 'devicesLoggedOut', which: 'others' }))).toBeVisible();
      await expect(
        other
          .getByRole('list', { name: updatesMessages.list })
          .getByText('Logged out all other devices', { exact: true }),
      ).toBeVisible();
      await elsewhere.close();

      await page.getByRole('link', { name: navigationMessages.items.deals }).first().click();
      await expectRoute(page, 'login');
      await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
      await expect(toastOf(page, expired)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await logIn(page, member);
      await expectRoute(page, 'rewards');
    },
  );

  test(
    '[AUTH-06] [ACCS-01] before two idle hours end, the member is asked to stay; without an answer the login page says why',
    { tag: '@core' },
    async ({ page, sandbox, enter }) => {
      await enter('active');
      await page.clock.install();
      const watch = page.waitForResponse(/\/session-notices-/);
      await page.goto('/activity');
      await expectRoute(page, 'activity');
      await watch;
      await page.waitForLoadState('networkidle');
      const dialog = page.getByRole('dialog');
      await page.clock.fastForward(113 * 60_000);
      await expect(dialog).toHaveCount(0);

      await page.clock.fastForward(2 * 60_000);
      await expect(dialog).toBeFocused();
      await expect(dialog).toContainText(idleSessionMessages.text);
      await expectNoAxeViolations(page);
      const session = page.waitForResponse(/\/users\/me/);
      await dialog.getByRole('button', { name: idleSessionMessages.stay }).click();
      expect((await session).status()).toBe(200);
      await expect(dialog).toHaveCount(0);
      await page.clock.fastForward(10_000);
      await expect(dialog).toHaveCount(0);

      await page.waitForLoadState('networkidle');
      await sandbox.advanceClock(2 * hour + 1);
      await page.clock.fastForward((2 * hour + 10) * 1000);
      await expectRoute(page, 'login');
      await expect(page.getByRole('main').getByText(expired)).toBeVisible();
      await expect(page.getByRole('heading', { name: loginMessages.title })).toBeFocused();
      await page.clock.fastForward(60_000);
      await expect(page.getByRole('main').getByText(expired)).toBeVisible();
    },
  );

  test('[AUTH-07] a first visit asks for nobody’s session', { tag: '@core' }, async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/');
    await expectRoute(page, 'login');
    expect(calls).not.toContain('GET /users/me');
  });

  for (const [fault, ...tag] of [
    ['malformed', '@whole'],
    ['shape'],
    ['reset'],
    [{ status: 500 }],
    [{ status: 520, code: 'i_000' }, '@whole'],
  ] as const) {
    test(
      `[AUTH-07] a session that can’t be read (${JSON.stringify(fault)}) means logged out, silently`,
      { tag },
      async ({ page, sandbox, enter }) => {
        await enter('active');
        await sandbox.addFault({ method: 'GET', path: '/users/me', fault, times: 20 });
        await page.goto('/');
        await expectRoute(page, 'login');
        await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('listitem').filter({ hasText: expired })).toHaveCount(0);
        await sandbox.tidy();
        await page.reload();
        await expectRoute(page, 'home');
      },
    );
  }

  test('[AUTH-07] a tampered session cookie makes a visitor, and shows nothing of the member', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/');
    await expectRoute(page, 'home');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'session');
    await tamper(page, 'session', `${cookie?.value.slice(0, -3)}abc`);
    await page.reload();
    await expectRoute(page, 'login');
    await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
    const shown = await page.locator('body').innerText();
    expect(shown).not.toContain(personas.active.firstName);
    expect(shown).not.toMatch(/\$\d/);
  });

  test('[AUTH-07] a session of one client is nobody’s at another', async ({ page, sandbox, serverPort }) => {
    const cookies = await openSession(serverPort, 'varsity', await sandbox.makeMember('active'));
    const domain = 'roundup.localhost';
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain })));
    await page.goto(`http://${domain}:${serverPort}/account`);
    await expectRoute(page, 'login');
    expect(await ask(page, 'roundup', '/users/me')).toEqual({ message: 'Unauthorized' });
  });

  test('[AUTH-07] a slow session is waited for 5 seconds, and counts when it comes after all', async ({
    page,
    sandbox,
    enter,
  }) => {
    await enter('active');
    await sandbox.addFault({ method: 'GET', path: '/users/me', fault: { delayMs: 2500 } });
    await page.clock.install();
    await page.goto('/activity', { waitUntil: 'commit' });
    await expect(page.getByText(startUpMessages.steps.session)).toBeVisible();
    await page.clock.fastForward(5000);
    await expectRoute(page, 'login');
    await expectRoute(page, 'activity');
  });

  test(
    '[TOAS-01] [R33] the toast of an expired session goes after 5 seconds, and waits while it is read',
    { tag: '@core' },
    async ({ page, sandbox, enter }) => {
      await enter('active');
      await page.clock.install();
      await page.goto('/activity');
      await expectRoute(page, 'activity');
      const toasts = page.waitForResponse(/\/toasts\.view-/);
      await page.mouse.move(5, 5);
      await toasts;
      await page.waitForLoadState('networkidle');
      await page.clock.pauseAt(Date.now() + 60_000);
      await sandbox.advanceClock(3 * hour);
      await page.getByRole('banner').getByRole('link', { name: frameMessages.home }).click();
      const toast = toastOf(page, expired);
      await expect(toast).toBeVisible();
      await page.clock.runFor(4900);
      await expect(toast).toBeVisible();
      await toast.hover();
      await page.clock.runFor(10_000);
      await expect(toast).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(1000);
      await expect(toast).toHaveCount(0);
    },
  );
});
