import type { Locator, Page } from '@playwright/test';
import { routes } from '#machines/domain/routes.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { tenantIds, type TenantId } from '#server/demo/tenants/tenants.ts';
import { inviteFriendsMessages } from '#src/flows/invite-link/invite-link.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
import { expect, test } from '#tests/support/journey.ts';
import { accountButton, expectRoute } from '#tests/support/journey-page.ts';
import { placesOf, type Place } from '#tests/support/journey-places.ts';

const { items, shortItems, main, search, closed } = navigationMessages;
const desktopWidth = 960;

type Item = keyof typeof items;

const entriesOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: main }).locator('a, button, [role=link]');

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= desktopWidth;

/** The items that the bar of this window should have: Home and the account stand in the bottom bar only. */
function itemsOf(page: Page, expected: readonly Item[]): readonly Item[] {
  return isWide(page) ? expected : ['home', ...expected, 'account'];
}

function textsOf(page: Page, expected: readonly Item[], reason = ''): string[] {
  return itemsOf(page, expected).map((item) => {
    const name = isWide(page) ? items[item] : (shortItems[item] ?? items[item]);
    return reason === '' || item === 'account' ? name : `${name}. ${reason}`;
  });
}

const everything = expectedTenants.varsity.bar;

interface Bar {
  tenant: TenantId;
  state: DemoState;
  usually: Place[];
  expected: readonly Item[];
}

const barOf = (tenant: TenantId): Bar => ({
  tenant,
  state: 'active',
  usually: ['varsity desktop', 'roundup phone', 'harbor phone'],
  expected: expectedTenants[tenant].bar,
});

const bars: Bar[] = [
  ...tenantIds.map(barOf),
  { tenant: 'varsity', state: 'overdue', usually: ['varsity phone'], expected: everything },
  { tenant: 'varsity', state: 'admin', usually: ['varsity desktop'], expected: everything },
  { tenant: 'varsity', state: 'amex', usually: ['varsity phone'], expected: everything },
  { tenant: 'roundup', state: 'amex', usually: ['roundup desktop'], expected: ['refer'] },
];

const core = new Set(['active at varsity', 'active at roundup']);

for (const { tenant, state, usually, expected } of bars) {
  const isCore = core.has(`${state} at ${tenant}`);
  const places = placesOf(tenant, { usually, onPhone: [tenant] });
  test.describe(`${state} at ${tenant}`, places, () => {
    test.use({ tenant });

    test(
      '[NAV-09] [NAV-10] the bar has its items, in their order, and they lead where they say',
      { tag: isCore ? '@core' : [] },
      async ({ page, enter }) => {
        await enter(state);
        await page.goto('/');
        await expect(entriesOf(page)).toHaveText(textsOf(page, expected));
        const pages: Partial<Record<Item, string>> = {
          home: routes.home.path,
          deals: routes.rewards.path,
          videos: routes.videos.path,
          activity: routes.activity.path,
          ...(expectedTenants[tenant].facts.hasReferralPage && { refer: routes.refer.path }),
        };
        for (const [index, item] of itemsOf(page, expected).entries()) {
          const entry = entriesOf(page).nth(index);
          if (pages[item] === undefined) await expect(entry).toHaveRole('button');
          else await expect(entry).toHaveAttribute('href', pages[item]);
        }
        const field = page.getByRole('combobox', { name: offerSearchMessages.label });
        const button = page.getByRole('button', { name: search });
        const hasSearch = expectedTenants[tenant].hasOfferSearch && state !== 'amex';
        await expect(field.or(button)).toHaveCount(hasSearch ? 1 : 0);
      },
    );
  });
}

test.describe('limited to American Express', () => {
  test.use({ tenant: 'roundup' });

  test('[NAV-10] [NAV-12] nothing on home leads to a page that is closed, of the slides and of the footer either', async ({
    page,
    enter,
  }) => {
    await enter('amex');
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Forty-three cents here. A full fridge there.' }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('a[href^="/activity"], a[href^="/rewards"]')).toHaveCount(0);
    await expect(page.locator('a[href^="/account"]').first()).toBeAttached();
  });
});

test('[NAV-09] items that are closed say why and lead nowhere; profile and logout stay open', async ({
  page,
  enter,
}) => {
  await enter('active-churned');
  await page.goto('/account');
  await expectRoute(page, 'account');
  const expected: Item[] = ['deals', 'refer', 'videos', 'activity'];
  await expect(entriesOf(page)).toHaveText(textsOf(page, expected, closed('churned')));
  const deals = entriesOf(page).filter({ hasText: shortItems.deals ?? items.deals });
  await expect(deals).toHaveAttribute('aria-disabled', 'true');
  await deals.click({ force: true });
  await deals.press('Enter');
  await expectRoute(page, 'account');
  await accountButton(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([items.profile, items.logOut]);
});

test(
  '[NAV-09] the page that is shown is marked in the bar',
  { tag: '@whole-desktop' },
  async ({ page, enter }) => {
    await enter('active');
    await page.goto('/rewards');
    const current = page.getByRole('navigation', { name: main }).locator('[aria-current=page]');
    await expect(current).toHaveText(/deals$/i);
    await entriesOf(page).filter({ hasText: items.activity }).click();
    await expectRoute(page, 'activity');
    await expect(current).toHaveText(items.activity);
  },
);

test(
  '[NAV-09] [R30] the account menu works by keyboard alone, and gives the focus back',
  { tag: '@whole-phone' },
  async ({ page, enter }) => {
    await enter('active');
    await page.goto('/rewards');
    await expectRoute(page, 'rewards');
    const button = accountButton(page);
    const menu = page.getByRole('menuitem');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveText([items.profile, items.logOut]);
    await expect(menu.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expectRoute(page, 'account');
    await expect(menu).toHaveCount(0);
  },
);

test.describe('Where referring has no page', { tag: '@whole-desktop' }, () => {
  test.use({ tenant: 'roundup' });

  test(
    '[NAV-09] [TOAS-02] [R30] Refer opens a dialog that holds the focus and gives it back',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/');
      const refer = entriesOf(page).filter({ hasText: items.refer });
      await refer.click();
      const dialog = page.getByRole('dialog', { name: inviteFriendsMessages.title });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveText(
        inviteFriendsMessages.steps.map((step) => new RegExp(`${step}$`)),
      );
      const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
      for (let presses = 0; presses < 6; presses += 1) {
        expect(await holdsFocus()).toBe(true);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Shift+Tab');
      expect(await holdsFocus()).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(refer).toBeFocused();
      await expectRoute(page, 'home');

      await refer.press('Enter');
      await dialog.getByRole('button', { name: inviteFriendsMessages.close }).last().click();
      await expect(dialog).toHaveCount(0);
      await expect(refer).toBeFocused();
    },
  );
});
