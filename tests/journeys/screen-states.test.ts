import type { Locator } from '@playwright/test';
import { routes } from '#machines/domain/routes.ts';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { inviteFriendsMessages } from '#src/flows/invite-link/invite-link.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { hostMessages } from '#src/flows/start-up/host.messages.ts';
import { outOfReachMessages } from '#src/messages/out-of-reach.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { accountButton, expectRoute } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundMoment, expectSoundScreen } from '#tests/support/journey-screen.ts';

const provoked = /status of (401|421|500|520)|net::ERR_|navigation preload request/;

for (const { id } of demoTenants) {
  test.describe(
    `The states of ${id}`,
    placesOf(id, { usually: ['varsity phone', 'harbor desktop'], onPhone: ['varsity'] }),
    () => {
      test.use({ tenant: id, expectedMessages: provoked });

      test(
        '[BOOT-02] [BOOT-03] [BOOT-05] starting, unavailable and forbidden are sound screens',
        { tag: '@core' },
        async ({ page, sandbox, serverPort }) => {
          await sandbox.addFault({ method: 'GET', path: '/', fault: { delayMs: 2500 } });
          await page.goto('/login', { waitUntil: 'commit' });
          await expect(page.getByRole('progressbar')).toBeVisible();
          await expectSoundMoment(page);
          await sandbox.addFault({ method: 'GET', path: '/membership-tiers', fault: 'shape' });
          await page.goto('/login');
          await expect(page.getByRole('heading', { name: startUpMessages.unavailable.title })).toBeVisible();
          await expectSoundScreen(page);
          await page.goto(`http://not_allowed.localhost:${serverPort}/`);
          await expect(page.getByRole('heading', { name: hostMessages.forbidden.title })).toBeVisible();
          await expectSoundScreen(page);
        },
      );

      test('[AUTH-01] the login’s states are sound screens', async ({ page, sandbox }) => {
        const member = await sandbox.makeMember('active');
        await page.goto('/login');
        await page.getByRole('button', { name: loginMessages.submit }).click();
        await expect(page.getByRole('button', { name: loginMessages.fields.emailMissing })).toBeVisible();
        await expectSoundScreen(page);
        await logIn(page, { ...member, email: 'fault+i_auth_001@example.com' });
        await expect(page.getByRole('alert')).toBeVisible();
        await expectSoundScreen(page);
        await sandbox.addFault({ method: 'POST', path: '/login', fault: { delayMs: 2500 } });
        await logIn(page, member);
        await expect(page.getByRole('button', { name: loginMessages.busy })).toBeVisible();
        await expectSoundMoment(page);
        await expectRoute(page, 'home');
      });

      test('[NAV-09] [HTTP-06] home with an open menu, with failed parts and without a connection is a sound screen', async ({
        page,
        context,
        enter,
        sandbox,
      }) => {
        await enter('active');
        await sandbox.addFault({ method: 'GET', path: '/membership/summary', fault: 'shape' });
        await sandbox.addFault({ method: 'GET', path: '/rewards', fault: 'shape', times: 2 });
        await page.goto('/');
        await expect(page.getByText(homeMessages.balances.failed)).toBeVisible();
        await expect(page.getByText(homeMessages.featured.failed)).toBeVisible();
        await expectSoundScreen(page);
        await accountButton(page).click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await expectSoundScreen(page);
        await page.keyboard.press('Escape');
        await context.setOffline(true);
        await expect(page.getByText(frameMessages.offline)).toBeVisible();
        await expectSoundScreen(page);
      });
    },
  );
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

test.describe('More states', () => {
  test.use({ tenant: 'roundup', expectedMessages: provoked });

  test('[NAV-11] the search is a sound screen: its hint, what it finds, nothing found, failed', async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter('active');
    await page.goto('/');
    await expectRoute(page, 'home');
    const button = page.getByRole('button', { name: navigationMessages.search });
    const field = page.getByRole('combobox', { name: offerSearchMessages.label });
    await expect(button.or(field)).toBeVisible();
    if (await button.isVisible()) await button.click();
    else await field.focus();
    await expect(page.getByText(offerSearchMessages.hint).filter({ visible: true })).toBeVisible();
    await expectSoundScreen(page);
    await field.fill('e');
    await expect(page.getByRole('option').nth(5)).toBeVisible();
    await field.press('ArrowDown');
    await expectSoundScreen(page);
    await field.fill('qqqq');
    await expect(page.getByText(offerSearchMessages.none('qqqq')).filter({ visible: true })).toBeVisible();
    await expectSoundScreen(page);
    await sandbox.addFault({ method: 'GET', path: '/rewards/search', fault: 'shape' });
    await field.fill('qqq');
    await expect(page.getByText(offerSearchMessages.failed).filter({ visible: true })).toBeVisible();
    await expectSoundScreen(page);
  });

  test(
    '[TOAS-02] [NAV-10] the dialog and the limited experience are sound screens',
    { tag: '@whole-desktop' },
    async ({ page, enter }) => {
      await enter('amex');
      await page.goto('/');
      const bar = page.getByRole('navigation', { name: navigationMessages.main });
      await expect(bar.getByText(navigationMessages.items.activity)).toHaveCount(0);
      await expectSoundScreen(page);
      await bar.getByRole('button', { name: navigationMessages.items.refer }).click();
      await expect(page.getByRole('dialog', { name: inviteFriendsMessages.title })).toBeVisible();
      await expectSoundScreen(page);
    },
  );

  test('[TOAS-01] a toast is a sound screen, above the bars, and goes by its button', async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter('active');
    await page.goto('/activity');
    await expectRoute(page, 'activity');
    await sandbox.advanceClock(3 * 3600);
    await page.getByRole('banner').getByRole('link', { name: frameMessages.home }).click();
    await expectRoute(page, 'login');
    const toast = page.getByRole('listitem').filter({ hasText: toastText({ key: 'sessionExpired' }) });
    await toast.hover();
    await expectSoundScreen(page);
    const box = await boxOf(toast);
    const question = page.getByRole('region', { name: consentMessages.label, exact: true });
    const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (width < 1024) {
      const gap = (await boxOf(question)).y - box.y - box.height;
      expect(gap, 'above the question').toBeGreaterThanOrEqual(20);
      expect(gap, 'close to the question').toBeLessThan(30);
    } else {
      expect(height - box.y - box.height, 'as far from the lower edge as any toast').toBe(20);
      for (const part of [question.getByRole('paragraph'), ...(await question.getByRole('button').all())])
        expect((await boxOf(part)).x, 'at the left of the question').toBeGreaterThan(box.x + box.width + 8);
    }
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
  });

  test(
    '[BOOT-03] the start without a connection is a sound screen',
    { tag: '@whole-phone' },
    async ({ page, sandbox }) => {
      await sandbox.addFault({ method: 'GET', path: '/', fault: 'reset', times: 50 });
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: startUpMessages.offline.title })).toBeVisible();
      await expectSoundScreen(page);
    },
  );

  test(
    '[HTTP-06] a page whose code can’t be had is a sound screen, with a way on',
    { tag: '@whole-desktop' },
    async ({ page, context, enter }) => {
      await enter('active');
      await page.goto('/');
      await expectRoute(page, 'home');
      await context.setOffline(true);
      const link = page.getByRole('link', { name: navigationMessages.items.activity }).first();
      await link.hover();
      await link.click();
      await expect(page.getByRole('heading', { name: outOfReachMessages.title })).toBeVisible();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: outOfReachMessages.retry }).click();
      await expect(page.getByText(outOfReachMessages.still)).toBeAttached();
      await page.getByRole('link', { name: startUpMessages.failure.home }).click();
      await expectRoute(page, 'home');
      await expect(page.getByRole('heading', { level: 1, name: homeMessages.title('Maya') })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: outOfReachMessages.title })).toBeVisible();
      await context.setOffline(false);
      const { title } = routes.activity;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('table')).toHaveCSS('table-layout', 'fixed');
    },
  );

  test(
    '[HTTP-06] who was offline before the code of a dialog came opens it once the connection is back',
    { tag: '@whole-desktop' },
    async ({ page, context, enter }) => {
      await enter('active');
      await page.goto('/');
      await expectRoute(page, 'home');
      await page.waitForLoadState('networkidle');
      const spoilt: string[] = [];
      page.on('requestfailed', (request) => spoilt.push(new URL(request.url()).pathname));
      await context.setOffline(true);
      await page.mouse.click(5, 300);
      await expect(page.getByText(frameMessages.offline)).toBeVisible();
      const hasCome = page.waitForResponse(/\/assets\/dialog-panel/);
      await context.setOffline(false);
      await hasCome;
      expect(spoilt.filter((path) => path.startsWith('/assets/'))).toEqual([]);
      await page.getByRole('button', { name: homeMessages.balances.withdraw, exact: true }).click();
      await expect(page.getByRole('dialog').getByLabel(withdrawalMessages.form.amount)).toBeVisible();
    },
  );
});
