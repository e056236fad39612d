import type { Page } from '@playwright/test';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const banner = (page: Page) => page.getByRole('region', { name: consentMessages.label, exact: true });
const year = 365 * 24 * 3600;

async function storedConsent(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'cookie_consent');
}

/** Hosts that the page asks for anything. */
function recordHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

for (const [answer, value, tag] of [
  [consentMessages.accept, 'accepted', '@whole-phone'],
  [consentMessages.reject, 'rejected', '@whole-desktop'],
] as const) {
  test(
    `[HOME-06] ${answer} is stored for a year, and the question does not come back`,
    { tag },
    async ({ page }) => {
      const hosts = recordHosts(page);
      await page.goto('/login');
      await expectRoute(page, 'login');
      await expect(banner(page).getByText(consentMessages.text)).toBeVisible();
      expect(await storedConsent(page)).toBeUndefined();
      await banner(page).getByRole('button', { name: answer }).click();
      await expect(banner(page)).toHaveCount(0);
      const cookie = await storedConsent(page);
      expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', secure: false });
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);
      await page.reload();
      await expectRoute(page, 'login');
      await expect(banner(page)).toHaveCount(0);
      expect([...hosts]).toEqual(['varsity.localhost']);
    },
  );
}

test(
  '[HOME-06] [BOOT-09] nothing is asked of others before the answer, nor after Reject',
  { tag: ['@whole-phone', '@core'] },
  async ({ page, enter }) => {
    await enter('active');
    const hosts = recordHosts(page);
    await page.goto('/');
    await expectRoute(page, 'home');
    await expect(banner(page)).toBeVisible();
    await page.goto('/videos');
    await expectRoute(page, 'videos');
    await banner(page).getByRole('button', { name: consentMessages.reject }).click();
    await page.goto('/');
    await expectRoute(page, 'home');
    await expect(page.locator('script[src*="googletagmanager"], iframe')).toHaveCount(0);
    expect([...hosts]).toEqual(['varsity.localhost']);
  },
);

test(
  '[HOME-06] Cookie choices in the footer asks again, and the new answer counts',
  { tag: '@whole-desktop' },
  async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    await banner(page).getByRole('button', { name: consentMessages.accept }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('button', { name: footerMessages.cookies }).click();
    await expect(banner(page)).toBeVisible();
    expect((await storedConsent(page))?.value).toBe('accepted');
    await banner(page).getByRole('button', { name: consentMessages.reject }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(async () => (await storedConsent(page))?.value).toBe('rejected');
  },
);

test(
  '[HOME-06] a value that nobody wrote counts as no answer',
  { tag: ['@desktop', '@core'] },
  async ({ page, tenant }) => {
    const domain = `${tenant}.localhost`;
    await page.context().addCookies([{ name: 'cookie_consent', value: 'yes<script>', domain, path: '/' }]);
    await page.goto('/login');
    await expect(banner(page)).toBeVisible();
  },
);

test('[HOME-06] the question moves nothing, and what is under it can be scrolled above it', async ({
  page,
  enter,
}) => {
  await enter('active');
  for (const path of ['/', '/rewards', '/support/terms']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    const height = page.viewportSize()?.height ?? 0;
    const box = await banner(page).boundingBox();
    expect(box?.height ?? 0, path).toBeLessThanOrEqual(84);
    expect(box?.y ?? 0, path).toBeGreaterThan(height / 2);
    const endOfPage = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.getByRole('contentinfo').last().boundingBox();
      return (last?.y ?? height) + (last?.height ?? 0);
    };
    await expect.poll(endOfPage, path).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  }
});
