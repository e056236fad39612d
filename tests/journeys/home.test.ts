import type { Category, Reward } from '#machines/domain/reward.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { formatDate, formatDay, formatMonth } from '#src/messages/format-date.ts';
import { formatInteger } from '#src/messages/format.ts';
import { homeMessages as copy } from '#src/flows/home/home.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute, part } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';

/** The answer as it is on the wire: amounts are decimal major units. */
interface Summary {
  cashBackBalance: number;
  pendingCashBack: number;
  lifetimeCashBack: number;
  pendingExpectedAt: string;
  contributedThisMonth: number;
  contributedOwnThisMonth: number;
  contributions: { month: string; amount: number }[];
  lastDonations: { date: string; amount: number; own: number; recipient: string; month: string }[];
  nextCharge: { date: string; amount: number; reason: string } | null;
}

const lastDonationsShown = 4;
const curatedShown = 6;
const symbols = { USD: '$', CAD: 'CAD ' } as const;

for (const { id, currencyCode, theme } of demoTenants) {
  const money = (amount: number) =>
    symbols[currencyCode] +
    amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  test.describe(id, placesOf(id, { usually: ['varsity desktop', 'harbor desktop'] }), () => {
    test.use({ tenant: id });

    test(
      '[HOME-01] [LIFE-10] [R28] [R29] [R44] shows the member’s own figures, as the API has them',
      { tag: id === 'varsity' ? '@core' : [] },
      async ({ page, enter }) => {
        await enter('active');
        await page.goto('/');
        const balances = part(page, copy.balances.label);
        await expect(balances.getByText(copy.balances.confirmed)).toBeVisible();
        const summary = (await ask(page, id, '/membership/summary')) as Summary;
        const { cashBackBalance, pendingCashBack, lifetimeCashBack, contributedThisMonth } = summary;
        const { nextCharge, lastDonations } = summary;
        expect(cashBackBalance).toBeGreaterThan(0);
        expect(lifetimeCashBack).toBeGreaterThan(cashBackBalance);

        const { confirmed, lifetime, contributed } = copy.balances;
        const running = formatMonth(summary.contributions.at(-1)?.month ?? '');
        expect(running).not.toBe('');
        const whose = id === 'varsity' ? 'stores' : 'own';
        const given = id === 'varsity' ? 0 : contributedThisMonth;
        expect(summary.contributedOwnThisMonth).toBe(given);
        const sum = { given: money(contributedThisMonth), own: '', stores: '' };
        await expect(page.getByText(copy.impact.giving[whose](sum, running))).toBeVisible();
        await expect(balances).toContainText(confirmed + money(cashBackBalance));
        await expect(balances).toContainText(lifetime + money(lifetimeCashBack));
        await expect(balances).toContainText(contributed[whose](running) + money(contributedThisMonth));
        await expect(balances.getByText(copy.balances.pending(money(pendingCashBack)))).toBeVisible();
        await expect(balances).toContainText(copy.balances.expected(formatDate(summary.pendingExpectedAt)));
        await expect(
          balances.getByRole('list', { name: copy.balances.months }).getByRole('listitem'),
        ).toHaveText(
          summary.contributions.map(
            ({ month, amount }) =>
              formatMonth(month).charAt(0) + copy.balances.inMonth(formatMonth(month), money(amount)),
          ),
        );
        await expect(
          balances.getByText(copy.balances.nextCharge(formatDate(nextCharge?.date ?? ''))),
        ).toBeVisible();
        await expect(balances.getByText(nextCharge?.reason ?? '')).toBeVisible();
        await expect(balances).toContainText((nextCharge?.reason ?? '') + money(nextCharge?.amount ?? 0));

        expect(lastDonations.length).toBeGreaterThanOrEqual(lastDonationsShown);
        await expect(part(page, copy.donations.title).getByRole('listitem')).toHaveText(
          lastDonations
            .slice(0, lastDonationsShown)
            .map(
              ({ date, amount, recipient, month }) =>
                copy.donations.month(formatMonth(month), formatDay(date)) + recipient + money(amount),
            ),
        );
        await expect(page.locator('body')).not.toContainText(/undefined|NaN|\bnull\b/);
      },
    );

    test(
      '[HOME-02] [HOME-03] [HOME-04] shows its offers, categories and tickets',
      { tag: id === 'harbor' ? '@core' : [] },
      async ({ page, enter }) => {
        await enter('active');
        await page.goto('/');
        await expect(part(page, copy.featured.title).getByRole('button').nth(5)).toBeVisible();
        const offersOf = async (featured: 0 | 1) => {
          const answer = await ask(page, id, `/rewards?pageSize=20&pageNumber=1&featured=${featured}`);
          return (answer as { items: Reward[] }).items;
        };
        const featured = await offersOf(1);
        const cards = part(page, copy.featured.title).getByRole('listitem');
        await expect(cards).toHaveText(
          featured.map(({ brand, nameShort, rewardText }) => (nameShort || brand) + rewardText),
        );
        const box = await cards.first().getByRole('button').locator('span').first().boundingBox();
        expect([box?.width, box?.height]).toEqual([155, 87]);

        const curated = (await offersOf(0)).slice(0, curatedShown);
        const deals = part(page, copy.curated.title).getByRole('listitem');
        await expect(deals).toContainText(curated.map(({ brand, rewardText }) => rewardText + brand));
        await expect(deals).toHaveCount(curatedShown);

        const categories = (await ask(page, id, '/categories')) as { data: Category[] };
        const tiles = part(page, copy.categories.title).getByRole('link');
        await expect(tiles).toHaveText(categories.data.map(({ name }) => name));
        expect(categories.data).toHaveLength(9);

        const me = (await ask(page, id, '/users/me')) as { lotteryTicketNumbers: string[] };
        const count = me.lotteryTicketNumbers.length;
        expect(count).toBeGreaterThan(0);
        await expect(part(page, copy.giveaway.title)).toContainText(
          `${formatInteger(count)} ${copy.giveaway.tickets(count)}`,
        );

        await tiles.nth(1).click();
        await expectRoute(page, 'rewards');
        expect(new URL(page.url()).searchParams.get('category')).toBe(categories.data[1]?.platformName);
        await page.goBack();
        for (const [list, offer] of [
          [cards, featured[0]],
          [deals, curated[0]],
        ] as const) {
          await list.first().getByRole('button').click();
          await expect(page.getByRole('dialog', { name: offer?.brand ?? '' })).toBeVisible();
          await expect.poll(() => new URL(page.url()).search).toBe(`?offer=${offer?.id}`);
          await page.goBack();
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      },
    );

    test(
      '[HOME-05] [BOOT-08] the slides of the client turn by keyboard, one at a time',
      { tag: id === 'varsity' ? '@core' : [] },
      async ({ page, enter }) => {
        await enter('active');
        await page.goto('/');
        const news = page.getByRole('region', { name: copy.slides.label });
        const titleOf = (index: number) =>
          theme.labels.find(({ key }) => key === `hero_slide_${index}_title`)?.value ?? '';
        const next = news.getByRole('button', { name: copy.slides.next });
        const previous = news.getByRole('button', { name: copy.slides.previous });
        const shown = news.locator('li:not([inert])');
        await expect(shown.getByRole('heading')).toHaveText([titleOf(0)]);
        await expect(shown).toHaveAccessibleName(copy.slides.slide(1, 3));
        await expect(shown).toBeInViewport({ ratio: 0.9 });
        await next.press('Enter');
        await expect(shown.getByRole('heading')).toHaveText([titleOf(1)]);
        await next.press('Enter');
        await expect(shown.getByRole('heading')).toHaveText([titleOf(2)]);
        await expect(next).toBeFocused();
        const { value, href } = theme.anchors.find(({ key }) => key === 'hero_slide_2_button') ?? {};
        const link = shown.getByRole('link', { name: value ?? '' });
        await expect(link).toHaveAttribute('href', href ?? '');
        await previous.press('Enter');
        await expect(shown.getByRole('heading')).toHaveText([titleOf(1)]);
        await next.press('Enter');
        await next.press('Enter');
        await expect(shown.getByRole('heading')).toHaveText([titleOf(0)]);
      },
    );
  });
}

for (const [timezoneId, locale] of [
  ['Pacific/Niue', 'de-DE'],
  ['Pacific/Kiritimati', 'fr-CA'],
] as const) {
  test.describe(`a browser in ${timezoneId}, in ${locale}`, { tag: '@desktop' }, () => {
    test.use({ tenant: 'harbor', timezoneId, locale });

    test(
      '[FRMT-01] [FRMT-02] [R27] [R28] has the same dates and amounts as any other',
      { tag: locale === 'fr-CA' ? '@core' : [] },
      async ({ page, enter }) => {
        await enter('active');
        await page.goto('/');
        const donations = part(page, copy.donations.title).getByRole('listitem');
        await expect(donations).toHaveCount(lastDonationsShown);
        const { lastDonations } = (await ask(page, 'harbor', '/membership/summary')) as Summary;
        for (const [index, { date, amount }] of lastDonations.slice(0, lastDonationsShown).entries()) {
          const [, day, month] = /, (\d\d) ([A-Z][a-z]{2}) /.exec(new Date(date).toUTCString()) ?? [];
          await expect(donations.nth(index)).toContainText(`paid ${month} ${Number(day)}`);
          await expect(donations.nth(index)).toContainText(`CAD ${amount.toFixed(2)}`);
        }
      },
    );
  });
}

test(
  '[HOME-02] the featured offers move by their buttons, and follow the keyboard',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    const featured = part(page, copy.featured.title);
    const cards = featured.getByRole('listitem').getByRole('button');
    await expect(cards.last()).toBeAttached();
    await expect(cards.last()).not.toBeInViewport();
    const rail = featured.getByRole('list');
    const position = () => rail.evaluate((element) => element.scrollLeft);
    await featured.getByRole('button', { name: copy.featured.next }).click();
    await expect.poll(position).toBeGreaterThan(100);
    await featured.getByRole('button', { name: copy.featured.previous }).click();
    await expect.poll(position).toBeLessThan(10);
    await cards.first().focus();
    for (let presses = 1; presses < (await cards.count()); presses += 1) await page.keyboard.press('Tab');
    await expect(cards.last()).toBeFocused();
    await expect(cards.last()).toBeInViewport();
  },
);
