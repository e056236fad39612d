import type { Page } from '@playwright/test';
import type { Reward } from '#machines/domain/reward.ts';
import { rateOf } from '#machines/domain/offer-rate.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { dealsMessages as copy } from '#src/flows/deals/deals.messages.ts';
import { rewardMessages } from '#src/flows/reward/reward.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { recordCalls } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: copy.search.label });
const offers = (page: Page) => page.getByRole('main').getByRole('listitem');
const nearSwitch = (page: Page) => page.getByRole('switch', { name: copy.near.label });
const found = (page: Page, search: string) =>
  heading(page, copy.list.found({ search, category: null, isNear: false }));

interface Answer {
  items: Reward[];
  total: number;
}

for (const { id, config } of demoTenants) {
  test.describe(
    id,
    placesOf(id, { usually: ['roundup desktop', 'harbor phone'], onPhone: ['harbor'] }),
    () => {
      test.use({ tenant: id });

      test(
        '[DEAL-01] [DEAL-05] [DEAL-06] [FRMT-01] lists the offers, featured ones last, and opens each',
        { tag: id === 'harbor' ? '@core' : [] },
        async ({ page, enter }) => {
          await enter('active');
          const calls = recordCalls(page);
          await page.goto('/rewards');
          await expect(heading(page, copy.list.featured)).toBeVisible();
          expect(calls.filter((call) => call.startsWith('GET /rewards'))).toEqual([
            'GET /rewards?pageSize=20&pageNumber=1&featured=0',
            'GET /rewards?pageSize=20&pageNumber=1&featured=1',
          ]);
          const listed = async (featured: number) =>
            (await ask(page, id, `/rewards?pageSize=20&pageNumber=1&featured=${featured}`)) as Answer;
          const [others, featured] = [await listed(0), await listed(1)];
          const all = [...others.items, ...featured.items];
          await expect(offers(page)).toContainText(all.map(({ brand, rewardText }) => rewardText + brand));
          const total = others.total + featured.total;
          const count = config.featureFlags.newOffersSystem
            ? copy.list.range(1, all.length, total)
            : copy.list.some(all.length, total);
          await expect(page.getByText(count)).toBeVisible();
          await expectSoundScreen(page);

          await offers(page).last().getByRole('button').first().click();
          await expect(page.getByRole('dialog', { name: all.at(-1)?.brand ?? '' })).toBeVisible();
          await expect(page.getByText(rewardMessages.how)).toBeVisible();
          await expectSoundScreen(page);
        },
      );
    },
  );
}

test.describe('The deals', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of 404/ });

  test('[DEAL-02] [DEAL-03] [DEAL-05] each choice stands in the address, and Back undoes it where the page was', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/rewards?utm_source=mail');
    await page.getByRole('button', { name: copy.paging.next }).click();
    await expect(page.getByText(copy.paging.position(2, 2))).toBeVisible();
    await expect(page).toHaveURL(/\/rewards\?utm_source=mail&page=2$/);
    const chip = page
      .getByRole('group', { name: copy.categories.label })
      .getByRole('button', { name: 'Shoes' });
    await chip.click();
    await expect(
      heading(page, copy.list.found({ search: '', category: 'Shoes', isNear: false })),
    ).toBeVisible();
    await expect(chip).toBeFocused();
    await expect(page).toHaveURL(/\/rewards\?utm_source=mail&category=shoes$/);
    await field(page).fill('zzzz');
    await expect(page.getByText(copy.empty.search('zzzz').title)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(/search=zzzz&category=shoes$/);
    await page.goBack();
    await expect(page.getByText(copy.paging.position(2, 2))).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await page.goForward();
    await expect(field(page)).toHaveValue('zzzz');
    await page.reload();
    await expect(
      found(page, 'zzzz')
        .or(page.getByText(copy.empty.search('zzzz').title))
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: copy.empty.all }).click();
    await expect(page).toHaveURL(/\/rewards\?utm_source=mail$/);
    await expect(heading(page, copy.list.others)).toBeVisible();
  });

  test(
    '[DEAL-08] an order stands in the address, and survives a refresh and Back',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/rewards?category=shoes');
      await expect(offers(page).first()).toBeVisible();
      const sort = page.getByRole('combobox', { name: copy.sort.label });
      await sort.selectOption(copy.sort.rate);
      await expect(page).toHaveURL(/\/rewards\?category=shoes&sort=rate$/);
      const best = heading(
        page,
        copy.list.found({ search: '', category: 'Shoes', isNear: false, sort: 'rate' }),
      );
      await expect(best).toBeVisible();
      const shown = async () => {
        await expect(offers(page).first()).toBeVisible();
        return (await offers(page).allInnerTexts()).map((text) => rateOf(text) ?? 0);
      };
      const rates = await shown();
      expect(rates.length).toBeGreaterThan(3);
      expect(rates).toEqual(rates.toSorted((one, other) => other - one));
      await page.reload();
      await expect(best).toBeVisible();
      await expect(sort).toHaveValue('rate');
      expect(await shown()).toEqual(rates);
      await page.goBack();
      await expect(sort).toHaveValue('');
      await expect(best).toHaveCount(0);
    },
  );

  test('[DEAL-09] home leads to what ends within the week', { tag: '@core' }, async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    await page.getByRole('link', { name: homeMessages.curated.ending }).click();
    await expect(page).toHaveURL(/\/rewards\?sort=ending$/);
    await expect(offers(page).first()).toContainText(/Ends (today|tomorrow|[A-Z][a-z]+day)/);
  });

  test('[DEAL-02] [R36] the newest question wins over a late answer, and emptying the field asks nothing', async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter('active');
    await page.goto('/rewards');
    await expect(offers(page).first()).toBeVisible();
    const late = page.waitForEvent('requestfailed');
    await sandbox.addFault({ method: 'GET', path: '/rewards', fault: { delayMs: 1500 } });
    const [asked] = await Promise.all([page.waitForRequest(/search=mint/), field(page).fill('mint')]);
    await field(page).fill('pixel');
    await expect(found(page, 'pixel')).toBeVisible();
    await expect(offers(page)).toContainText(['Pixelroot']);
    expect((await late).url(), 'the old question is taken back').toBe(asked.url());
    const calls = recordCalls(page);
    await field(page).fill('');
    await expect(heading(page, copy.list.others)).toBeVisible();
    expect(calls.filter((call) => call.includes('search='))).toEqual([]);
  });

  test('[DEAL-06] an offer has a link that Back, Forward and a refresh respect; one that is gone leads on', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/rewards');
    await offers(page).nth(6).getByRole('button').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    await offers(page).nth(6).getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(rewardMessages.how)).toBeVisible();
    await page.reload();
    await expect(dialog.getByText(rewardMessages.how)).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(dialog.getByText(rewardMessages.how)).toBeVisible();
    await page.goto('/rewards?offer=%3Cscript%3E&search=mint');
    await expect(dialog.getByText(rewardMessages.absent.title)).toBeVisible();
    await dialog.getByRole('button', { name: rewardMessages.absent.all }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/rewards$/);
    await expect(heading(page, copy.list.others)).toBeVisible();
  });

  test(
    '[DEAL-04] [R37] what is near is listed by its distance; a refusal is shown, and the switch is off',
    { tag: '@core' },
    async ({ page, context, enter }) => {
      await enter('active');
      await page.goto('/rewards?near=1');
      await expect(page.getByText(copy.near.failures.denied.title)).toBeVisible();
      await expect(nearSwitch(page)).not.toBeChecked();
      await expect(page).toHaveURL(/\/rewards$/);
      const { items } = (await ask(page, 'varsity', '/rewards?pageSize=0')) as Answer;
      const [shop] = items.flatMap(({ locations }) => locations);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: shop?.latitude ?? 0, longitude: shop?.longitude ?? 0 });
      await nearSwitch(page).click();
      await expect(
        heading(page, copy.list.found({ search: '', category: null, isNear: true })),
      ).toBeVisible();
      await expect(offers(page).first()).toContainText('0 mi');
      await expect(page).toHaveURL(/\/rewards\?near=1$/);
      await expect(nearSwitch(page)).toBeChecked();
    },
  );
});
