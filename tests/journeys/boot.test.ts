import { readFileSync } from 'node:fs';
import { filesBelow } from '#server/app/build.ts';
import { distribution } from '#server/bundles/distribution.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { contrast, readable } from '#src/theme/colours.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { expectRoute, hexOf, recordCalls } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';

for (const { id, name, theme } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['harbor desktop'] }), () => {
    test.use({ tenant: id });

    test(
      '[BOOT-01] [BOOT-02] comes with its own client, tiers and theme, and asks for nobody’s session',
      { tag: '@core' },
      async ({ page }) => {
        const calls = recordCalls(page);
        const hosts = new Set<string>();
        page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
        await page.goto('/');
        await expectRoute(page, 'login');
        await expect(page.getByText(loginMessages.lead(name))).toBeVisible();
        expect(calls).toEqual([]);
        expect([...hosts]).toEqual([`${id}.localhost`]);
      },
    );

    test(
      '[BOOT-06] [BOOT-08] wears its own title, logo, icon and words',
      { tag: '@core' },
      async ({ page }) => {
        await page.goto('/login');
        await expect(page).toHaveTitle(expectedTenants[id].loginTitle);
        const logo = page.getByRole('banner').getByRole('img', { name });
        await expect(logo).toHaveAttribute('src', `/media/${id}/logo.svg`);
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `/media/${id}/favicon.svg`);
        const promise = theme.labels.find(({ key }) => key === 'hero_slide_0_title');
        await expect(page.getByText(promise?.value ?? 'no such label')).toBeVisible();
      },
    );

    test(
      '[BOOT-07] [R35] wears its own colours, and its buttons can be read',
      { tag: '@core' },
      async ({ page }) => {
        await page.goto('/login');
        const button = page.getByRole('button', { name: loginMessages.submit });
        await expect(button).toBeVisible();
        const root = page.locator('html');
        const primary = theme.settings['primary']?.toLowerCase() ?? '';
        expect(await hexOf(root, '--primary')).toBe(primary);
        expect(await hexOf(root, '--secondary')).toBe(theme.settings['secondary']?.toLowerCase());
        expect(await hexOf(root, '--neutral-100')).toBe(theme.settings['neutral100']?.toLowerCase());
        expect(await hexOf(button, 'background-color')).toBe(primary);
        expect(contrast(await hexOf(button, 'color'), primary)).toBeGreaterThanOrEqual(readable);
      },
    );
  });
}

test.describe('Starting', { tag: '@desktop' }, () => {
  test(
    '[FLOW-05] the built app knows no inspector: none of its code is there, and its query does nothing',
    { tag: '@core' },
    async ({ page }) => {
      const scripts = filesBelow(distribution).filter((file) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(20);
      expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('inspector.'))).toEqual([]);
      await page.goto('/login?inspect');
      await expect(page.getByRole('button', { name: loginMessages.submit })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/login');
    },
  );

  test('[BOOT-01] a bare domain is the default client', async ({ page, serverPort }) => {
    await page.goto(`http://localhost:${serverPort}/login`);
    await expect(page.getByRole('banner').getByRole('img', { name: 'Varsity Club' })).toBeVisible();
  });

  test('[BOOT-02] progress is shown in steps while the client and the theme are awaited', async ({
    page,
    sandbox,
  }) => {
    await sandbox.addFault({ method: 'GET', path: '/', fault: { delayMs: 700 } });
    await sandbox.addFault({ method: 'GET', path: '/theme', fault: { delayMs: 700 } });
    await page.goto('/login', { waitUntil: 'commit' });
    const progress = page.getByRole('progressbar', { name: startUpMessages.progress });
    const step = page.getByRole('status').filter({ has: page.locator(':visible') });
    await expect(progress).toHaveAttribute('aria-valuenow', '1');
    await expect(page.getByText(startUpMessages.steps.programme)).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '2');
    await expect(page.getByText(startUpMessages.steps.theme)).toBeVisible();
    await expectRoute(page, 'login');
    await expect(progress).toHaveCount(0);
    await expect(step).toHaveCount(0);
  });

  test('[BOOT-02] a slow start says that it goes on', async ({ page, sandbox }) => {
    await sandbox.addFault({ method: 'GET', path: '/', fault: { delayMs: 1500 } });
    await page.clock.install();
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText(startUpMessages.steps.programme)).toBeVisible();
    await expect(page.getByText(startUpMessages.slow)).toHaveCount(0);
    await page.clock.fastForward(5000);
    await expect(page.getByText(startUpMessages.slow)).toBeVisible();
    await expectRoute(page, 'login');
  });

  test('[BOOT-02] a member’s start bears the brand while the session is awaited', async ({
    page,
    sandbox,
    enter,
  }) => {
    await enter('active');
    await sandbox.addFault({ method: 'GET', path: '/users/me', fault: { delayMs: 700 } });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(startUpMessages.steps.session)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Varsity Club' })).toBeVisible();
    expect(await hexOf(page.locator('html'), '--primary')).toBe('#7b1e3a');
    await expectRoute(page, 'home');
  });

  test(
    '[BOOT-10] the tracking parameters of the landing address are stored, over later pages too',
    { tag: '@core' },
    async ({ page }) => {
      const storedUtm = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem('utm') ?? 'null') as unknown);
      await page.goto('/login?utm_source=news&utm_campaign=spring%20run&utm_evil=1&other=2');
      await expectRoute(page, 'login');
      const stored = { utm_source: 'news', utm_campaign: 'spring run' };
      expect(await storedUtm()).toEqual(stored);
      await page.goto('/support/terms');
      await expectRoute(page, 'support-terms');
      expect(await storedUtm()).toEqual(stored);
    },
  );

  test(
    '[HTTP-05] the flag in the local storage adds a nonce to every call',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      const member = await sandbox.makeMember('active');
      await page.addInitScript(() => localStorage.setItem('browser-security-disabled', '1'));
      const calls = recordCalls(page);
      await page.goto('/login');
      await logIn(page, member);
      await expectRoute(page, 'home');
      expect(calls).toContainEqual(expect.stringContaining('POST /login'));
      expect(calls.filter((call) => !/[?&]nonce=[0-9a-z]{8}$/.test(call))).toEqual([]);
    },
  );

  test(
    '[BOOT-11] the viewport-height variable follows the window after 200 ms',
    { tag: '@core' },
    async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--vh'));
      await page.clock.install();
      await page.goto('/login');
      await expectRoute(page, 'login');
      expect(await height()).toBe('9px');
      await page.clock.pauseAt(Date.now() + 60_000);
      const resized = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
      );
      await page.setViewportSize({ width: 1440, height: 700 });
      await resized;
      await page.clock.runFor(199);
      expect(await height()).toBe('9px');
      await page.clock.runFor(1);
      expect(await height()).toBe('7px');
    },
  );
});
