import type { Page, Route } from '@playwright/test';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { expectRoute, hexOf, recordCalls } from '#tests/support/journey-page.ts';
import { shiftsOf, sumShifts } from '#tests/support/journey-shifts.ts';
import { withoutWorker } from '#tests/support/journey-worker.ts';

test.use(withoutWorker);

const start = ['GET /', 'GET /membership-tiers', 'GET /theme'];
const email = (page: Page) => page.getByLabel(loginMessages.email, { exact: true });

/** Keeps the app's scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page's document, changed on its way. Only a browser knows hosts below `localhost`; the bare one is varsity's. */
async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/login', async (route: Route) => {
    const { port } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://localhost:${port}/login` });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

for (const { id: tenant, theme } of demoTenants) {
  test.describe(tenant, () => {
    test.use({ tenant });

    test('[SPED-01] the login page stands in its own colours before a script has run, and nothing moves after', async ({
      page,
    }) => {
      await page.addInitScript(sumShifts);
      const release = await holdScripts(page);
      const calls = recordCalls(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: loginMessages.title })).toBeVisible();
      expect(await hexOf(page.locator('html'), '--primary')).toBe(theme.settings['primary']?.toLowerCase());
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
      await page.screenshot();
      release();
      await expect(page.locator('#root[data-page]')).toHaveCount(0);
      expect(await shiftsOf(page)).toBeLessThan(0.001);
      expect(calls).toEqual([]);
    });
  });
}

test('[SPED-01] what is typed before the app runs stays, with the focus and the selection', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).pressSequentially('someone@example.com');
  await email(page).evaluate((field: HTMLInputElement) => {
    Reflect.set(window, 'field', field);
    field.type = 'text';
    field.setSelectionRange(2, 5);
    field.type = 'email';
  });
  release();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(email(page)).toHaveValue('someone@example.com');
  expect(await email(page).evaluate((field) => Reflect.get(window, 'field') === field)).toBe(true);
});

test('[SPED-01] the focus stays where it was when the app takes over', { tag: '@core' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).focus();
  release();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  await expect(email(page)).toBeFocused();
});

test(
  '[SPED-01] the code of the other pages comes once the login page is used, without the styles that are there',
  { tag: '@desktop' },
  async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const routers = () => files.filter((path) => path.includes('/routed-')).length;
    await page.goto('/login');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    expect(routers()).toBe(0);
    await email(page).press('a');
    await expect.poll(routers).toBe(1);
    await page.getByRole('link', { name: loginMessages.forgot }).click();
    await expectRoute(page, 'password-forgot');
    const script = await page.locator('head script[type=module]').getAttribute('src');
    const [first = ''] = /^\/assets\/\w+-/.exec(script ?? '') ?? [];
    expect(first).not.toBe('');
    expect(files.filter((path) => path.startsWith(first) && path.endsWith('.css'))).toEqual([]);
  },
);

test.describe('A page without what the server puts into it', { tag: '@desktop' }, () => {
  const block = /<script [^>]*id="served">.*?<\/script>/s;
  const cases: { title: string; change: (html: string) => string; calls: string[] }[] = [
    { title: 'is not there', change: (html) => html.replace(block, ''), calls: start },
    {
      title: 'was cut off',
      change: (html) => html.replace(block, (text) => `${text.slice(0, 200)}</script>`),
      calls: start,
    },
    {
      title: 'is another tenant’s',
      change: (html) => html.replace('"client":"varsity"', '"client":"harbor"'),
      calls: start,
    },
    {
      title: 'has tiers that nobody understands',
      change: (html) => html.replace('{"membershipTiers":[', '{"membershipTiers":7,"tiers":['),
      calls: ['GET /membership-tiers'],
    },
    {
      title: 'has a tier that nobody understands: it is left out, the rest is taken',
      change: (html) => html.replace('{"membershipTiers":[', '{"membershipTiers":[7,'),
      calls: [],
    },
    {
      title: 'has no page with it, as on a plain file server',
      change: (html) =>
        html
          .replace(block, '')
          .replace(' data-themed', '')
          .replace(/<div id="root" data-page.*<\/aside><\/div><\/div>/s, '<div id="root"></div>'),
      calls: start,
    },
  ];

  for (const { title, change, calls: expected } of cases) {
    test(`[SPED-01] [BOOT-01] the block ${title}: the app asks for what it lacks and goes on`, async ({
      page,
    }) => {
      await changeDocument(page, change);
      const calls = recordCalls(page);
      await page.goto('/login');
      await expectRoute(page, 'login');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
      expect(await hexOf(page.locator('html'), '--primary')).toBe('#7b1e3a');
      expect(calls.sort()).toEqual(expected);
    });
  }
});

test.describe('A member’s home', { tag: '@desktop' }, () => {
  const homeReads = [
    'GET /membership/summary',
    'GET /rewards?pageNumber=1&pageSize=20&featured=0',
    'GET /rewards?pageNumber=1&pageSize=20&featured=1',
  ];
  const reads = ['GET /cards?withDeleted=1', 'GET /categories', ...homeReads];
  const readsOf = (calls: string[]) =>
    calls.filter((call) => call.startsWith('GET /') && !call.includes('sanctum'));

  test('[SPED-02] asks for nothing twice, and for no modal before it is used', async ({ page, enter }) => {
    await enter('active');
    const calls = recordCalls(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const modals = () => files.filter((path) => path.includes('.modal-')).length;
    await page.goto('/');
    await expectRoute(page, 'home');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(modals()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(modals).toBeGreaterThan(3);
    expect(calls.map(withoutValues).sort()).toEqual(homeReads.map(withoutValues).sort());
  });

  test('[SPED-02] asks for its own data while the router is on its way', async ({ page, enter }) => {
    await enter('active');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/routed-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const calls = recordCalls(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => calls.length).toBe(homeReads.length);
    release();
    await expectRoute(page, 'home');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(calls.map(withoutValues).sort()).toEqual(homeReads.map(withoutValues).sort());
  });

  test.describe('while the server restarts', () => {
    test.use({ expectedMessages: /net::ERR_FAILED/ });

    test('[SPED-02] comes when it answers again', async ({ page, enter }) => {
      await enter('active');
      let failures = 4;
      await page.route('**/assets/routed-*.js', (route) => {
        failures -= 1;
        return failures < 0 ? route.continue() : route.abort();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expectRoute(page, 'home');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(failures).toBeLessThan(0);
    });
  });

  test('[SPED-02] after a login asks for nothing twice', async ({ page, sandbox }) => {
    const member = await sandbox.makeMember('active');
    await page.goto('/login');
    const calls = recordCalls(page);
    await logIn(page, member);
    await expectRoute(page, 'home');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(readsOf(calls).map(withoutValues).sort()).toEqual(reads.map(withoutValues).sort());
  });

  test('[SPED-02] stands in its frame before a script has run', { tag: '@core' }, async ({ page, enter }) => {
    await enter('active');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    release();
    await expectRoute(page, 'home');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
});

/** Which list was asked for matters, how the query is written does not. */
function withoutValues(call: string): string {
  return call.replace(/\?.*?(featured=\w+)?$/, (_, featured = '') => featured);
}
