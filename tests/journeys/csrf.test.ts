import { expect, logIn, test } from '#tests/support/journey.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';
import { tamper } from '#tests/support/journey-session.ts';

test.describe('The CSRF cookie', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (419|500|520)/ });

  test('[AUTH-08] is fetched before the first write, and sent with it', async ({ page, sandbox }) => {
    const member = await sandbox.makeMember('active');
    const calls = recordCalls(page);
    await page.goto('/login');
    await expectRoute(page, 'login');
    calls.length = 0;
    const [request] = await Promise.all([page.waitForRequest(/\/login$/), logIn(page, member)]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    expect(request.headers()['x-xsrf-token']).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(cookie).toBeDefined();
    expect(calls.slice(0, 2)).toEqual(['GET sanctum/csrf-cookie', 'POST /login']);
    await expectRoute(page, 'home');
  });

  const renewal = ['GET sanctum/csrf-cookie', 'POST /login'];
  for (const [title, value, expected] of [
    ['stale', `${'A'.repeat(22)}.${'A'.repeat(43)}`, ['POST /login', ...renewal]],
    ['senseless', '%E0%A4%A', renewal],
  ] as const) {
    test(
      `[AUTH-08] [R21] a ${title} one is renewed once, and the login goes through`,
      { tag: title === 'stale' ? '@core' : [] },
      async ({ page, sandbox }) => {
        const member = await sandbox.makeMember('active');
        await page.goto('/login');
        await logIn(page, { ...member, password: 'Wrong!2345' });
        await expect(page.getByRole('alert')).toBeVisible();
        await tamper(page, 'XSRF-TOKEN', value);
        const calls = recordCalls(page);
        await logIn(page, member);
        await expectRoute(page, 'home');
        const writes = calls.filter((call) => !call.startsWith('GET /'));
        expect(writes).toEqual(expected);
      },
    );
  }
});
