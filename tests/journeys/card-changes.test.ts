import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { cardSchema, type Card } from '#machines/domain/card.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { cardMessages as copy } from '#src/flows/card/card.messages.ts';
import { updatesMessages } from '#src/flows/account/updates.messages.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { cardChanged, cardListMessages as list } from '#src/messages/cards.ts';
import { formatMoney } from '#src/messages/format.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/ask-api.ts';
import { toastOf } from '../support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundScreen } from '../support/journey-screen.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

const visa = 'Visa ending in 4242';
const mastercard = 'Mastercard ending in 4444';
const madePrimary = 'Made the card ending in 4444 the primary card';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, action: CardAction, name: string) =>
  expect(toastOf(page, cardChanged(action, name))).toBeVisible();

async function cardsOf(page: Page, tenant: string): Promise<(Card & { isPrimary: boolean })[]> {
  const answer = await ask(page, tenant, '/cards?withPlatform=1&withDeleted=1');
  const { items } = v.parse(v.object({ items: v.array(cardSchema) }), answer);
  return items.map((card) => ({ ...card, isPrimary: card.billing }));
}

async function cardIn(page: Page, tenant: string, lastDigits: string): Promise<Card | undefined> {
  return (await cardsOf(page, tenant)).find((card) => card.lastDigits === lastDigits);
}

/** Chooses something in the menu of a card, and gives the dialog that asks. */
async function choose(page: Page, name: string, action: CardAction): Promise<Locator> {
  await button(page, list.manageCard(name)).click();
  await page.getByRole('menuitem', { name: list.actions[action] }).click();
  return dialog(page, copy.actions[action].title);
}

async function confirm(asked: Locator, action: CardAction): Promise<void> {
  await asked.getByRole('button', { name: copy.actions[action].confirm }).click();
  await expect(asked).toHaveCount(0);
}

const desktop = { tag: '@desktop' };

for (const { id, name, currencyCode } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['varsity phone'], onPhone: ['varsity'] }), () => {
    test.use({ tenant: id });

    test(
      '[CARD-03] [CARD-04] [CARD-05] [TRST-06] a card is made primary, paused, resumed and removed',
      { tag: '@core' },
      async ({ page, enter }) => {
        test.slow();
        await enter('active');
        await page.goto('/account');
        await expect(rowOf(page, visa)).toContainText(list.primary);
        await expectSoundScreen(page);

        await confirm(await choose(page, mastercard, 'makePrimary'), 'makePrimary');
        await toast(page, 'makePrimary', mastercard);
        await expect(rowOf(page, mastercard)).toContainText(list.primary);
        await expect(rowOf(page, visa)).not.toContainText(list.primary);
        await expect(
          page.getByRole('list', { name: updatesMessages.list }).getByRole('listitem').first(),
        ).toContainText(madePrimary);

        const balance = (await cardIn(page, id, '4444'))?.rewardBalance ?? 0;
        expect(balance).toBeGreaterThan(0);
        const lost = formatMoney(balance, currencyCode);
        const asked = await choose(page, mastercard, 'pause');
        await expect(asked).toContainText(
          `You lose ${lost} of cash back from this card. It can’t be restored.`,
        );
        await expect(asked).toContainText(`${visa} becomes your primary card.`);
        await expectSoundScreen(page);
        await asked.getByRole('button', { name: copy.actions.pause.store }).click();
        await expect(asked).toHaveCount(0);
        await expect(button(page, list.manageCard(mastercard))).toBeFocused();
        expect((await cardIn(page, id, '4444'))?.rewardBalance).toBe(balance);
        await confirm(await choose(page, mastercard, 'pause'), 'pause');
        await toast(page, 'pause', mastercard);
        await expect(rowOf(page, mastercard)).toContainText(list.statuses.paused);
        await expect(rowOf(page, visa)).toContainText(list.primary);
        expect(await cardIn(page, id, '4444')).toMatchObject({ status: 'paused', rewardBalance: 0 });

        await confirm(await choose(page, mastercard, 'resume'), 'resume');
        await toast(page, 'resume', mastercard);
        await expect(rowOf(page, mastercard)).toContainText(list.statuses.active);

        await confirm(await choose(page, mastercard, 'delete'), 'delete');
        await toast(page, 'delete', mastercard);
        await expect(button(page, list.manageCard(mastercard))).toHaveCount(0);
        await page.getByText(list.removed(1)).click();
        await expect(rowOf(page, mastercard)).toContainText(/Removed \w{3}\s\d/);
        expect((await cardIn(page, id, '4444'))?.status).toBe('deleted');
        await expectSoundScreen(page);
      },
    );
  });
}

test(
  '[CARD-04] [CARD-07] the last active card stays; another one is linked, and then it can be paused',
  desktop,
  async ({ page, enter }) => {
    test.slow();
    await enter('new');
    await page.goto('/account');
    await button(page, list.manageCard(visa)).click();
    await page.getByRole('menuitem', { name: list.actions.pause }).click();
    const refused = dialog(page, copy.onlyActive.title);
    await expect(refused).toContainText('This is your only active card. Link another card first.');
    await expectSoundScreen(page);
    await button(page, copy.onlyActive.link).click();
    await payWith(page, '0069');
    await expect(page.getByRole('alert')).toContainText(cardLinkMessages.alreadyLinked.title);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectSoundScreen(page);
    await button(page, cardLinkMessages.alreadyLinked.close).click();
    await payWith(page, '4444');
    const asked = dialog(page, copy.actions.pause.title);
    await expect(asked).toContainText(`${mastercard} becomes your primary card.`);
    await confirm(asked, 'pause');
    await toast(page, 'pause', visa);
    await expect(rowOf(page, mastercard)).toContainText(list.primary);
  },
);

test(
  '[CARD-05] [TOAS-03] another card is linked in a dialog, and stands in the list',
  desktop,
  async ({ page, enter }) => {
    test.slow();
    await enter('new');
    await page.goto('/account');
    await button(page, list.link).click();
    await expect(dialog(page, furtherCardMessages.title)).toBeVisible();
    await payWith(page, '4444');
    await expect(toastOf(page, 'Card linked. Purchases count from now on.')).toBeVisible();
    await expect(dialog(page, furtherCardMessages.title)).toHaveCount(0);
    await expect(rowOf(page, mastercard)).toContainText(list.statuses.active);
  },
);

test(
  '[CARD-05] [TOAS-02] Escape in the hosted form, and Back, close the dialog of a card',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('active');
    await page.goto('/');
    await expect(page.locator('.late')).toHaveCount(0);
    await page.evaluate(() => history.pushState(null, '', '/account'));
    await button(page, list.link).click();
    await page
      .frameLocator(`iframe[title="${cardLinkMessages.frameTitle}"]`)
      .locator('input')
      .first()
      .press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, list.link)).toBeFocused();

    await expect(await choose(page, mastercard, 'pause')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/account$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('[CARD-04] a card that another tab has removed is shown as gone', desktop, async ({ page, enter }) => {
  await enter('active');
  await page.goto('/account');
  await expect(rowOf(page, mastercard)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/account');
  await confirm(await choose(other, mastercard, 'delete'), 'delete');
  await other.close();
  await button(page, list.manageCard(mastercard)).click();
  await page.getByRole('menuitem', { name: list.actions.pause }).click();
  await expect(dialog(page, copy.deleted.title)).toBeVisible();
  await button(page, copy.close).last().click();
  await expect(page.getByText(list.removed(1))).toBeVisible();
});

test.describe('limited to Amex', desktop, () => {
  test.use({ tenant: 'roundup' });

  test(
    '[CARD-06] deals open with the first Visa, and close again when it is paused',
    { tag: '@core' },
    async ({ page, enter }) => {
      test.slow();
      await enter('amex');
      await page.goto('/account');
      const deals = page.getByRole('navigation').getByRole('link', { name: 'All deals' });
      await expect(rowOf(page, 'American Express ending in 0005')).toBeVisible();
      await expect(deals).toHaveCount(0);
      await button(page, list.link).click();
      await payWith(page, '4242');
      await expect(rowOf(page, visa)).toBeVisible();
      await expect(deals.first()).toBeVisible();
      await confirm(await choose(page, visa, 'pause'), 'pause');
      await expect(deals).toHaveCount(0);
    },
  );
});
