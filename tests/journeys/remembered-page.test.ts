import { hrefOf, type RouteTarget } from '#machines/domain/target.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const hostileTargets = [
  '"https://evil.example/"',
  '"/rewards"',
  '{"route":"https://evil.example","search":{}}',
  '{"route":"//evil.example","search":{}}',
  '{"route":"login","search":{}}',
  '{"route":"password-reset-2","search":{"token":"1"}}',
  '{"route":"constructor","search":{}}',
  '{"route":"rewards","search":{"<script>":"1"}}',
  '{"route":"rewards","search":"?a=1"}',
  `{"route":"rewards","search":{"search":"${'x'.repeat(500)}"}}`,
  '{"route":"rewards"',
  'null',
];

test.describe('The requested page', { tag: '@desktop' }, () => {
  const requested: RouteTarget[] = [
    { route: 'rewards', search: { search: 'running shoes & socks', category: 'shoes' } },
    { route: 'activity', search: { preset: '90' } },
  ];
  for (const target of requested) {
    test(
      `[NAV-02] [AUTH-01] ${target.route} comes after the login, with its query`,
      { tag: target.route === 'rewards' ? '@core' : [] },
      async ({ page, sandbox }) => {
        const member = await sandbox.makeMember('active');
        await page.goto(hrefOf(target));
        await expectRoute(page, 'login');
        expect(new URL(page.url()).search).toBe('');
        await logIn(page, member);
        await expectRoute(page, target.route);
        expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(target.search);
      },
    );
  }

  test('[NAV-02] [ACCS-02] comes after the login at the part that was asked for', async ({
    page,
    sandbox,
  }) => {
    const member = await sandbox.makeMember('active');
    await page.goto('/account#billing');
    await expectRoute(page, 'login');
    await logIn(page, member);
    await expectRoute(page, 'account');
    await expect(page.locator('#billing')).toBeFocused();
    await expect(page.locator('#billing')).toBeInViewport();
  });

  test('[NAV-02] is cleared once it was reached', async ({ page, sandbox }) => {
    const member = await sandbox.makeMember('active');
    await page.goto('/rewards?search=tea');
    await expectRoute(page, 'login');
    await logIn(page, member);
    await expectRoute(page, 'rewards');
    await page.goto('/login');
    await expectRoute(page, 'home');
  });

  test('[NAV-08] is only ever a page of the app: hostile ones are dropped', async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    const goToLoginWith = async (target: string) => {
      await page.evaluate((text) => sessionStorage.setItem('remembered-target', text), target);
      await page.goto('/login');
    };
    for (const target of hostileTargets) {
      await goToLoginWith(target);
      await expectRoute(page, 'home');
      expect(new URL(page.url()).search, target).toBe('');
    }
    await goToLoginWith(JSON.stringify({ route: 'rewards', search: { search: 'tea' } }));
    await expectRoute(page, 'rewards');
  });

  test('[NAV-08] a target in the address is not followed', async ({ page, sandbox }) => {
    const member = await sandbox.makeMember('active');
    await page.goto('/login?redirect=https://evil.example&target=//evil.example&next=javascript:alert(1)');
    await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
    await logIn(page, member);
    await expectRoute(page, 'home');
  });

  const hostileQueries = [
    '?search=%3Cscript%3Ealert(1)%3C/script%3E',
    '?search=%E0%A4%A',
    '?__proto__[x]=1&constructor=2&__proto__=3',
    '?search=%00%0d%0aSet-Cookie:x=1',
    `?search=${'a'.repeat(3000)}`,
    '?&&==&=x&search',
    '?category[]=1&category={"a":1}',
  ];
  test('[NAV-08] hostile queries break nothing', async ({ page, enter }) => {
    await enter('active');
    for (const query of hostileQueries) {
      await page.goto(`/rewards${query}`);
      await expectRoute(page, 'rewards');
      await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    }
  });

  test(
    '[NAV-08] a page with a hostile query is not remembered: home comes after the login',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      const member = await sandbox.makeMember('active');
      await page.goto('/rewards?search=%3Cscript%3E&__proto__=1&%3Cb%3E=2&long=' + 'x'.repeat(300));
      await expectRoute(page, 'login');
      await logIn(page, member);
      await expectRoute(page, 'home');
      expect(new URL(page.url()).search).toBe('');
    },
  );
});
