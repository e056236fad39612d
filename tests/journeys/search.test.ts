import type { Page } from '@playwright/test';
import type { Reward } from '#machines/domain/reward.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { offerSearchMessages as copy } from '#src/flows/offer-search/offer-search.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';

const field = (page: Page) => page.getByRole('combobox', { name: copy.label });
const options = (page: Page) => page.getByRole('listbox', { name: copy.label }).getByRole('option');
const button = (page: Page) => page.getByRole('button', { name: navigationMessages.search });

/** A wide window has the field in its bar, a small one the button of a dialog. */
async function isOnPhone(page: Page): Promise<boolean> {
  await expect(button(page).or(field(page)).first()).toBeVisible();
  return button(page).isVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: copy.title });

/** Two words that offers of this tenant are found by, each with the brands that the API finds. */
async function wordsWithOffers(page: Page, count: number): Promise<{ word: string; brands: string[] }[]> {
  const all = (await ask(page, 'roundup', '/rewards?pageSize=40&pageNumber=1')) as { items: Reward[] };
  const found = [];
  for (const { brand } of all.items.slice(0, count)) {
    const word = brand.slice(0, 5).trim();
    const query = new URLSearchParams({ search: word, pageSize: '10', pageNumber: '1' });
    const answer = (await ask(page, 'roundup', `/rewards/search?${query}`)) as { items: Reward[] };
    found.push({ word, brands: answer.items.map((each) => each.brand) });
  }
  return found;
}

async function expectOffers(page: Page, word: string, brands: string[]): Promise<void> {
  await expect(options(page)).toContainText([...brands, copy.allFor(word)]);
  await expect(options(page)).toHaveCount(brands.length + 1);
  await expect(
    page.getByText(copy.results(brands.length, brands.length)).filter({ visible: true }),
  ).toBeVisible();
}

test.describe('Searching offers', () => {
  test.use({ tenant: 'roundup', expectedMessages: /status of 500/ });

  test(
    '[NAV-11] above 1280 px it drops down, at 1280 px it is a dialog',
    { tag: ['@desktop', '@core'] },
    async ({ page, enter }) => {
      await enter('active');
      await page.setViewportSize({ width: 1281, height: 800 });
      await page.goto('/');
      await expect(page.locator('.late')).toHaveCount(0);
      await expect(field(page)).toBeVisible();
      await expect(button(page)).toHaveCount(0);
      await field(page).focus();
      await expect(page.getByText(copy.hint)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(field(page)).toHaveCount(0);
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(dialog(page).getByText(copy.hint)).toBeVisible();
    },
  );

  test(
    '[NAV-11] [DEAL-07] an offer that was found opens, and the others are among the deals',
    { tag: '@whole-desktop' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/');
      const [first, second] = await wordsWithOffers(page, 2);
      const isPhone = await isOnPhone(page);
      const search = async (word: string) => {
        if (isPhone) await button(page).click();
        await field(page).fill(word);
      };
      await search(first?.word ?? '');
      await expectOffers(page, first?.word ?? '', first?.brands ?? []);
      await options(page).first().click();
      await expect(page.getByRole('dialog', { name: first?.brands[0] ?? '' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('offer')).toMatch(/.+/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectRoute(page, 'home');

      await search(second?.word ?? '');
      await expectOffers(page, second?.word ?? '', second?.brands ?? []);
      await options(page).last().click();
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === second?.word);
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test(
    '[DEAL-07] [SUBS-14] [R16] Back closes the dialog, Forward opens it, and the deals take its entry',
    { tag: ['@phone', '@core'] },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/');
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expectRoute(page, 'home');
      await page.goForward();
      await expect(dialog(page)).toBeVisible();
      await page.reload();
      await expect(dialog(page)).toBeVisible();
      const entries = () => page.evaluate(() => history.length);
      const length = await entries();
      await options(page).last().click();
      await expectRoute(page, 'rewards');
      expect(await entries()).toBe(length);
      await page.goBack();
      await expectRoute(page, 'home');
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test('[NAV-11] [R30] the keyboard alone is enough', { tag: '@whole-phone' }, async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    const [first] = await wordsWithOffers(page, 1);
    const isPhone = await isOnPhone(page);
    if (isPhone) await button(page).press('Enter');
    else await field(page).focus();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(first?.word ?? '');
    await expectOffers(page, first?.word ?? '', first?.brands ?? []);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Escape');
    await expect(isPhone ? dialog(page) : page.getByRole('listbox')).toHaveCount(0);
    await expect(isPhone ? button(page) : field(page)).toBeFocused();
    await expectRoute(page, 'home');

    await page.keyboard.press(isPhone ? 'Enter' : 'ArrowDown');
    await field(page).fill(first?.word ?? '');
    await expectOffers(page, first?.word ?? '', first?.brands ?? []);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expectRoute(page, 'rewards');
    expect(new URL(page.url()).searchParams.get('search')).toBe(first?.word);
  });
});

test.describe('A search', { tag: '@desktop' }, () => {
  test.use({ tenant: 'roundup', expectedMessages: /status of 500/ });

  test(
    '[DEAL-02] [R36] waits 250 ms after the last key and 500 ms at most; blanks are never asked',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('active');
      await page.clock.install();
      await page.goto('/');
      await expectRoute(page, 'home');
      await field(page).focus();
      const calls = recordCalls(page);
      const searches = () => calls.filter((call) => call.startsWith('GET /rewards/search'));
      await page.clock.pauseAt(Date.now() + 60_000);

      await field(page).fill('   ');
      await page.clock.runFor(1000);
      expect(searches()).toEqual([]);
      await field(page).fill('s');
      await page.clock.runFor(249);
      expect(searches()).toEqual([]);
      const [asked] = await Promise.all([page.waitForRequest(/\/rewards\/search/), page.clock.runFor(1)]);
      expect(new URL(asked.url()).search).toBe('?search=s&pageSize=10&pageNumber=1');

      await field(page).fill('');
      calls.length = 0;
      for (const text of ['s', 'sh', 'sho']) {
        await field(page).fill(text);
        await page.clock.runFor(166);
      }
      expect(searches()).toEqual([]);
      await Promise.all([page.waitForRequest(/search=sho&/), page.clock.runFor(2)]);
      expect(searches()).toHaveLength(1);
    },
  );

  test('[DEAL-02] an empty field clears, and nothing found is said', async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    const [first] = await wordsWithOffers(page, 1);
    await field(page).fill(first?.word ?? '');
    await expectOffers(page, first?.word ?? '', first?.brands ?? []);
    await page.getByRole('button', { name: copy.clear }).click();
    await expect(field(page)).toHaveValue('');
    await expect(options(page)).toHaveText([copy.all]);
    await field(page).fill('qqqq zzzz');
    await expect(page.getByText(copy.none('qqqq zzzz'))).toBeVisible();
    await expect(options(page)).toHaveText([copy.all]);
    await options(page).last().click();
    await expectRoute(page, 'rewards');
    expect(new URL(page.url()).search).toBe('');
  });

  test('[DEAL-02] one that fails says so, and Retry mends it', async ({ page, enter, sandbox }) => {
    await enter('active');
    await page.goto('/');
    const [first] = await wordsWithOffers(page, 1);
    await sandbox.addFault({ method: 'GET', path: '/rewards/search', fault: { status: 500 }, times: 2 });
    await field(page).fill(first?.word ?? '');
    await expect(page.getByText(copy.failed)).toBeVisible();
    await page.getByRole('button', { name: controlMessages.retry }).click();
    await expectOffers(page, first?.word ?? '', first?.brands ?? []);
    await expect(page.getByText(copy.failed)).toHaveCount(0);
  });

  test('[DEAL-02] [R36] the newest question wins over a late answer', async ({ page, enter, sandbox }) => {
    await enter('active');
    await page.goto('/');
    const [first, second] = await wordsWithOffers(page, 2);
    await sandbox.addFault({ method: 'GET', path: '/rewards/search', fault: { delayMs: 1500 } });
    const late = page.waitForEvent('requestfailed');
    const [asked] = await Promise.all([
      page.waitForRequest(/\/rewards\/search/),
      field(page).fill(first?.word ?? ''),
    ]);
    await field(page).fill(second?.word ?? '');
    await expectOffers(page, second?.word ?? '', second?.brands ?? []);
    expect((await late).url(), 'the old question is taken back').toBe(asked.url());
  });
});
