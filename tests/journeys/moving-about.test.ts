import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { routes } from '#machines/domain/routes.ts';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import type { Category } from '#machines/domain/reward.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';

const { items, main } = navigationMessages;

test.describe('Moving about', { tag: '@desktop' }, () => {
  test('the skip link is the first stop, and leads past the bar', async ({ page, enter }) => {
    await enter('active');
    await page.goto('/rewards');
    await expectRoute(page, 'rewards');
    const skip = page.getByRole('link', { name: frameMessages.skip });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: dealsMessages.search.label })).toBeFocused();
  });

  test('the focus moves to the heading of the new page, and Back and Forward show what was there', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/');
    await expectRoute(page, 'home');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const bar = page.getByRole('navigation', { name: main });
    await bar.getByRole('link', { name: items.deals }).click();
    await expect(heading(dealsMessages.title)).toBeFocused();
    await bar.getByRole('link', { name: items.activity }).press('Enter');
    await expect(heading(routes.activity.title)).toBeFocused();
    await page.goBack();
    await expectRoute(page, 'rewards');
    await expect(heading(dealsMessages.title)).toBeVisible();
    await page.goBack();
    await expectRoute(page, 'home');
    await expect(heading(homeMessages.title('Maya'))).toBeVisible();
    await page.goForward();
    await expectRoute(page, 'rewards');
  });

  test('a page of an old version, whose files are gone, is reloaded once, and shows where the member went', async ({
    page,
    enter,
    complaints,
  }) => {
    await enter('active');
    await page.goto('/');
    await expectRoute(page, 'home');
    let [documents, shown] = [0, 0];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    page.on('domcontentloaded', () => (shown += 1));
    await page.route('**/assets/*.js', (route) =>
      documents === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const bar = page.getByRole('navigation', { name: main });
    await bar.getByRole('link', { name: items.refer }).dispatchEvent('click');
    await expect.poll(() => shown).toBe(1);
    await expectRoute(page, 'refer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shown).toBe(1);
    const others = complaints.splice(0).filter((line) => !/404|dynamically imported/.test(line));
    expect(others).toEqual([]);
  });

  test('the focus moves to the heading after the login, and a new page starts at its top', async ({
    page,
    sandbox,
  }) => {
    const member = await sandbox.makeMember('active');
    await page.goto('/login');
    await logIn(page, member);
    await expect(page.getByRole('heading', { level: 1, name: homeMessages.title('Maya') })).toBeFocused();
    const terms = page.getByRole('contentinfo').getByRole('link', { name: footerMessages.links.terms });
    await terms.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await terms.click();
    await expectRoute(page, 'support-terms');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expectRoute(page, 'home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  test('the logo leads home', async ({ page, enter }) => {
    await enter('active');
    await page.goto('/account');
    await page
      .getByRole('banner')
      .getByRole('link', { name: `Varsity Club ${frameMessages.home}` })
      .click();
    await expectRoute(page, 'home');
  });

  test(
    '[NAV-13] activity, account and videos stand on two tints with dots, other pages do not',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('active');
      for (const [path, isDuotone] of [
        ['/activity', true],
        ['/account', true],
        ['/videos', true],
        ['/rewards', false],
        ['/', false],
      ] as const) {
        await page.goto(path);
        const frame = page.getByRole('main').locator('xpath=..');
        const ground = () =>
          frame.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
        await expect
          .poll(ground)
          .toMatch(isDuotone ? /radial-gradient.*radial-gradient.*radial-gradient/ : /^none$/);
      }
    },
  );
});

for (const { id, theme, config } of demoTenants) {
  test.describe(id, placesOf(id, { usually: ['harbor desktop'] }), () => {
    test.use({ tenant: id });

    test('[NAV-12] the footer has the client’s words, links, categories and networks, and no dead link', async ({
      page,
      enter,
    }) => {
      await enter('active');
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      const label = (key: string) => theme.labels.find((each) => each.key === key)?.value ?? '';
      const anchors = theme.anchors.filter(({ key, href }) => key.startsWith('footer_') && href !== '#');
      const named = anchors.filter(({ key }) => !key.startsWith('footer_social'));
      await expect(footer.getByRole('heading', { level: 2 }).first()).toHaveText(label('footer_title'));
      await expect(footer.getByText(label('footer_description'))).toBeVisible();
      await expect(footer.getByRole('heading', { name: label('footer_about_subTitle') })).toBeVisible();
      for (const { value, href } of named) {
        const link = footer.getByRole('link', { name: value });
        await expect(link, value).toHaveAttribute('href', href);
        if (href.startsWith('http')) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }

      const answer = (await ask(page, id, '/categories')) as { data: Category[] };
      const popular = answer.data.filter(({ platformName }) => platformName !== '').slice(0, 8);
      expect(popular).toHaveLength(8);
      for (const { name, platformName } of popular) {
        const href = `/rewards?category=${encodeURIComponent(platformName)}`;
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      await expect(footer.locator('a[href*="category="]')).toHaveCount(8);

      const networks = Object.entries(footerMessages.networks).filter(([network]) =>
        anchors.some(({ key }) => key === `footer_social_${network}`),
      );
      for (const name of Object.values(footerMessages.networks)) {
        const isLinked = networks.some(([, linked]) => linked === name);
        await expect(footer.getByRole('link', { name }), name).toHaveCount(isLinked ? 1 : 0);
      }
      await expect(footer.getByText(footerMessages.credit)).toHaveCount(
        config.featureFlags.whiteLabeled ? 0 : 1,
      );
      await expect(footer.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);

      await footer.getByRole('link', { name: popular[2]?.name ?? '', exact: true }).click();
      await expectRoute(page, 'rewards');
      expect(new URL(page.url()).searchParams.get('category')).toBe(popular[2]?.platformName);
    });
  });
}

test(
  '[NAV-12] a visitor reads the terms from the foot of the login',
  { tag: ['@whole-desktop', '@core'] },
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: frameMessages.contact })).toHaveAttribute('href', /^mailto:/);
    await foot.getByRole('link', { name: frameMessages.privacy }).click();
    await expectRoute(page, 'support-privacy');
    await foot.getByRole('link', { name: frameMessages.terms }).click();
    await expectRoute(page, 'support-terms');
  },
);

test(
  '[NAV-12] a link at the foot of the login is not pulled away while it is pressed',
  { tag: ['@phone'] },
  async ({ page }) => {
    await page.goto('/login');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: frameMessages.terms });
    await terms.hover();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.mouse.down();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.mouse.up();
    await expectRoute(page, 'support-terms');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);
