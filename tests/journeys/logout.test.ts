import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute, logOut, recordCalls, toastOf } from '#tests/support/journey-page.ts';

const { items } = navigationMessages;

test.describe('Logging out', () => {
  test.use({ expectedMessages: /status of (401|419|500)|net::ERR_/ });

  test(
    '[AUTH-03] leads to the login, and leaves nothing of the member',
    { tag: '@whole-phone' },
    async ({ page, signIn, tenant }) => {
      await signIn('active');
      await expectRoute(page, 'home');
      await page.getByRole('link', { name: homeMessages.featured.all }).last().click();
      await expectRoute(page, 'rewards');
      await logOut(page);
      await expectRoute(page, 'login');
      await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
      expect(await ask(page, tenant, '/users/me')).toEqual({ message: 'Unauthorized' });
      const cookies = (await page.context().cookies()).map(({ name }) => name);
      expect(cookies).not.toContain('session');
      await page.goBack();
      await expectRoute(page, 'login');
      await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
    },
  );

  test(
    '[AUTH-03] the next member starts at home, on figures of their own',
    { tag: '@desktop' },
    async ({ page, signIn, sandbox }) => {
      await signIn('active');
      await page.getByRole('link', { name: items.activity }).first().click();
      await expectRoute(page, 'activity');
      await logOut(page);
      await expectRoute(page, 'login');
      const calls = recordCalls(page);
      await logIn(page, await sandbox.makeMember('empty'));
      await expectRoute(page, 'home');
      await expect(page.getByText('$0.00').first()).toBeVisible();
      expect(calls).toContain('GET /membership/summary');
    },
  );

  for (const [fault, ...further] of [
    ['lost'],
    ['reset', '@whole'],
    [{ status: 500 }, '@whole'],
    [{ status: 419 }],
  ] as const) {
    test(
      `[AUTH-03] [R21] succeeds when the call fails (${JSON.stringify(fault)}), and holds over a reload`,
      { tag: ['@desktop', ...further] },
      async ({ page, sandbox, enter, tenant }) => {
        const member = await enter('active');
        await page.goto('/');
        await sandbox.addFault({ method: 'POST', path: '/logout', fault, times: 20 });
        await logOut(page);
        await expectRoute(page, 'login');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await sandbox.tidy();
        await page.reload();
        await expectRoute(page, 'login');
        await expect
          .poll(async () => ask(page, tenant, '/users/me'), 'the session at the server')
          .toEqual({ message: 'Unauthorized' });
        await logIn(page, member);
        await expectRoute(page, 'home');
      },
    );
  }

  test(
    '[AUTH-03] succeeds when the session had expired already',
    { tag: '@desktop' },
    async ({ page, sandbox, enter }) => {
      await enter('active');
      await page.goto('/activity');
      await expectRoute(page, 'activity');
      await page.waitForLoadState('networkidle');
      await sandbox.advanceClock(3 * 3600);
      await logOut(page);
      await expectRoute(page, 'login');
      await expect(toastOf(page, toastText({ key: 'sessionExpired' }))).toHaveCount(0);
    },
  );

  test(
    '[AUTH-03] succeeds without a connection, and is finished at the next start',
    { tag: '@desktop' },
    async ({ page, context, enter, tenant }) => {
      await enter('active');
      await page.goto('/');
      await expectRoute(page, 'home');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await logOut(page);
      await expectRoute(page, 'login');
      await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expectRoute(page, 'login');
      await expect
        .poll(async () => ask(page, tenant, '/users/me'), 'the session at the server')
        .toEqual({ message: 'Unauthorized' });
    },
  );

  test(
    '[AUTH-03] [R26] reaches the other tab within a second, and so does the login',
    { tag: ['@desktop', '@core'] },
    async ({ page, context, signIn }) => {
      const member = await signIn('active');
      const other = await context.newPage();
      const calls = recordCalls(other);
      await other.goto('/activity');
      await expectRoute(other, 'activity');
      await page.bringToFront();
      await logOut(page);
      await expect(other).toHaveURL('/login', { timeout: 1000 });
      await expect(toastOf(other, toastText({ key: 'loggedOutElsewhere' }))).toBeVisible();
      await expectRoute(page, 'login');
      await expect(toastOf(page, toastText({ key: 'loggedOutElsewhere' }))).toHaveCount(0);
      await logIn(page, member);
      await expectRoute(page, 'home');
      await expectRoute(other, 'activity');
      expect(
        calls.filter((call) => call === 'POST /logout'),
        'no echo',
      ).toEqual([]);
      await other.close();
    },
  );
});

test.describe('After logging out', { tag: '@desktop' }, () => {
  test('[AUTH-03] [AUTH-07] a reload is quiet, and asks for nobody’s session', async ({ page, signIn }) => {
    await signIn('active');
    await logOut(page);
    await expectRoute(page, 'login');
    const calls = recordCalls(page);
    await page.reload();
    await expectRoute(page, 'login');
    expect(calls).not.toContain('GET /users/me');
  });
});
