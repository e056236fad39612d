import type { Page } from '@playwright/test';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { tierId } from '#server/demo/tenants/tenant.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

type Landings = Partial<Record<RouteName, RouteName>>;

interface Person {
  tenant: string;
  state: DemoState | 'visitor';
  rules: string;
  landings: Landings;
}

const stays = (...names: RouteName[]): Landings => Object.fromEntries(names.map((name) => [name, name]));
const leads = (to: RouteName, ...names: RouteName[]): Landings =>
  Object.fromEntries(names.map((name) => [name, to]));

const people: Person[] = [
  {
    tenant: 'varsity',
    state: 'visitor',
    rules: '[NAV-02]',
    landings: {
      ...leads('login', 'home', 'rewards', 'refer', 'activity', 'account', 'videos', 'enroll', 'renew'),
      ...leads('sign-up-tiers', 'sign-up', 'sign-up-account', 'sign-up-billing', 'sign-up-affinity'),
      ...stays('login', 'activate', 'password-forgot'),
      ...leads('password-forgot', 'password-reset-1', 'password-reset-2'),
      ...stays('support-terms', 'support-privacy'),
    },
  },
  {
    tenant: 'roundup',
    state: 'visitor',
    rules: '[NAV-02]',
    landings: leads('sign-up-account', 'sign-up', 'sign-up-tiers', 'sign-up-billing', 'sign-up-user-info'),
  },
  {
    tenant: 'varsity',
    state: 'nonmember',
    rules: '[NAV-02]',
    landings: {
      ...leads('enroll', 'home', 'rewards', 'account', 'renew', 'login', 'sign-up', 'activate'),
      ...stays('enroll', 'sign-up-tiers', 'support-terms', 'support-privacy'),
    },
  },
  {
    tenant: 'varsity',
    state: 'active',
    rules: '[NAV-02] [NAV-06]',
    landings: {
      ...leads('home', 'login', 'sign-up', 'enroll', 'renew', 'sign-up-account', 'sign-up-billing'),
      ...stays('home', 'rewards', 'refer', 'activity', 'account', 'videos', 'support-terms'),
    },
  },
  {
    tenant: 'varsity',
    state: 'overdue',
    rules: '[NAV-06]',
    landings: { ...stays('home', 'renew', 'rewards', 'account'), ...leads('home', 'enroll') },
  },
  {
    tenant: 'varsity',
    state: 'suspended',
    rules: '[NAV-03]',
    landings: {
      ...leads('renew', 'home', 'rewards', 'activity', 'account', 'login', 'enroll', 'sign-up-tiers'),
      ...stays('renew', 'support-terms', 'support-privacy'),
    },
  },
  {
    tenant: 'varsity',
    state: 'churned',
    rules: '[NAV-03]',
    landings: {
      ...leads('sign-up-billing', 'home', 'rewards', 'account', 'renew', 'login'),
      ...stays('sign-up-billing', 'support-privacy'),
    },
  },
  {
    tenant: 'varsity',
    state: 'active-churned',
    rules: '[NAV-03]',
    landings: {
      ...leads('account', 'home', 'rewards', 'activity', 'renew', 'login', 'enroll'),
      ...stays('account', 'support-terms'),
    },
  },
  {
    tenant: 'varsity',
    state: 'abandoned',
    rules: '[NAV-03]',
    landings: {
      ...leads('sign-up-billing', 'home', 'account', 'renew', 'sign-up-account', 'sign-up-affinity'),
      ...stays('sign-up-billing', 'sign-up-tiers', 'support-terms'),
    },
  },
  {
    tenant: 'roundup',
    state: 'amex',
    rules: '[NAV-06]',
    landings: { ...leads('home', 'rewards', 'activity', 'refer'), ...stays('home', 'account') },
  },
];

/** They meet rules that the others meet too; the chart of the guards is walked for everybody by its own tests. */
const furtherPeople: Person[] = [
  {
    tenant: 'roundup',
    state: 'active',
    rules: '[NAV-06]',
    landings: { ...leads('home', 'refer', 'videos', 'renew'), ...stays('rewards', 'activity') },
  },
  {
    tenant: 'harbor',
    state: 'active',
    rules: '[NAV-02] [NAV-06]',
    landings: { ...leads('home', 'videos', 'sign-up', 'login'), ...stays('refer', 'rewards') },
  },
  {
    tenant: 'varsity',
    state: 'admin',
    rules: '[NAV-03]',
    landings: {
      ...stays('home', 'rewards', 'activity', 'account', 'videos'),
      ...leads('home', 'login', 'enroll', 'sign-up-billing'),
    },
  },
  { tenant: 'varsity', state: 'manager', rules: '[NAV-02]', landings: stays('home', 'account', 'rewards') },
  { tenant: 'varsity', state: 'amex', rules: '[NAV-06]', landings: stays('rewards', 'activity') },
];

const core = new Set(['visitor at varsity', 'amex at roundup']);

for (const person of [...people, ...furtherPeople]) {
  const { tenant, state, rules, landings } = person;
  const isCore = core.has(`${state} at ${tenant}`);
  const tag = furtherPeople.includes(person) ? ['@desktop', '@whole'] : ['@desktop'];
  test.describe(`${state} at ${tenant}`, { tag }, () => {
    test.use({ tenant });

    test(
      `${rules} [NAV-07] every address leads where the rules say`,
      { tag: isCore ? '@core' : [] },
      async ({ page, enter }) => {
        if (state !== 'visitor') await enter(state);
        for (const [name, landing] of Object.entries(landings) as [RouteName, RouteName][]) {
          await test.step(`${name} → ${landing}`, async () => {
            await page.goto(routes[name].path, { waitUntil: 'commit' });
            await expectRoute(page, landing);
          });
        }
      },
    );
  });
}

test.describe('Other addresses', { tag: '@desktop' }, () => {
  const strange = [
    '/nowhere',
    '/activate/some/token',
    '/rewards/extra',
    '/Account',
    '/%2e%2e/etc',
    '/sign-up/x',
  ];

  test('[NAV-01] any other path goes home: for a visitor to the login', async ({ page }) => {
    for (const path of strange) {
      await page.goto(path);
      await expectRoute(page, 'login');
    }
  });

  test('[NAV-01] any other path goes home: for a member to the home page', async ({ page, enter }) => {
    await enter('empty');
    for (const path of strange) {
      await page.goto(path);
      await expectRoute(page, 'home');
    }
    await page.goto('/rewards/');
    await expect(page).toHaveTitle(routes.rewards.title);
  });
});

test.describe('The tier that was chosen', { tag: '@desktop' }, () => {
  test.use({ tenant: 'harbor' });

  const storeTier = async (page: Page, value: string) =>
    page.context().addCookies([{ name: 'signup_tier_id', value, domain: 'harbor.localhost', path: '/' }]);

  test('[NAV-04] lets a visitor skip the tiers and the landing page; a made-up one does not', async ({
    page,
  }) => {
    const tier = tierId('harbor', 'Beacon');
    await storeTier(page, tier);
    for (const path of ['/sign-up', '/sign-up/tiers']) {
      await page.goto(path);
      await expectRoute(page, 'sign-up-account');
    }
    for (const value of ['%3Cscript%3E', tierId('varsity', 'Starter'), 'x'.repeat(200)]) {
      await storeTier(page, value);
      await page.goto('/sign-up/account');
      await expectRoute(page, 'sign-up-tiers');
    }
  });

  test(
    '[NAV-04] an overdue member renews the tier they have, which is stored for ten minutes',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('overdue');
      await page.goto('/sign-up/tiers');
      await expectRoute(page, 'renew');
      const cookies = await page.context().cookies();
      const stored = cookies.find(({ name }) => name === 'signup_tier_id');
      expect(stored?.value).toBe(tierId('harbor', 'Spare Change'));
      expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - 600)).toBeLessThan(60);
    },
  );
});

test.describe('A landing page', { tag: '@desktop' }, () => {
  test.use({ tenant: 'harbor' });

  test('[NAV-02] is where a visitor of /sign-up is sent, and it links back', async ({ page }) => {
    await page.goto('/login');
    await expectRoute(page, 'login');
    await page.goto('/sign-up');
    await expect(page).toHaveURL('/media/harbor/landing.html');
    await page.getByRole('link', { name: 'Choose your plan' }).click();
    await expectRoute(page, 'sign-up-tiers');
    await page.goBack();
    await expect(page).toHaveURL('/media/harbor/landing.html');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expectRoute(page, 'login');
  });
});
