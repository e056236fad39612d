import type { Locator, Page } from '@playwright/test';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { cardMessages as copy } from '#src/flows/card/card.messages.ts';
import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { cardChanged, cardListMessages as list } from '#src/messages/cards.ts';
import { button, expect, payWith, test, visa } from '#tests/support/back-end-journey.ts';
import { toastOf } from '#tests/support/journey-page.ts';

const first = 'Visa ending in 1111';
const second = 'Mastercard ending in 2221';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function change(page: Page, name: string, action: CardAction): Promise<void> {
  await button(page, list.manageCard(name)).click();
  await page.getByRole('menuitem', { name: list.actions[action] }).click();
  const dialog = page.getByRole('dialog', { name: copy.actions[action].title });
  await dialog.getByRole('button', { name: copy.actions[action].confirm }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toastOf(page, cardChanged(action, name))).toBeVisible();
}

test('[BACK-01] a card is made primary, paused, resumed and removed, each with one call', async ({
  page,
  backEnd,
  enter,
}) => {
  const { cards } = await enter('active');
  await page.goto('/account');
  await expect(rowOf(page, first)).toContainText(list.primary);
  await change(page, second, 'makePrimary');
  await expect(rowOf(page, second)).toContainText(list.primary);
  await expect(rowOf(page, first)).not.toContainText(list.primary);
  expect(cards.map(({ billing }) => billing)).toEqual([false, true]);
  await change(page, first, 'pause');
  await expect(rowOf(page, first)).toContainText(list.statuses.paused);
  expect(cards.map(({ status }) => status)).toEqual(['paused', 'active']);
  await change(page, first, 'resume');
  await expect(rowOf(page, first)).toContainText(list.statuses.active);
  expect(cards.map(({ status }) => status)).toEqual(['active', 'active']);
  await change(page, first, 'delete');
  await expect(button(page, list.manageCard(first))).toHaveCount(0);
  expect(cards.map(({ deleted }) => deleted)).toEqual([true, false]);
  const calls = ['POST /cards/{id}/set-as-default', 'POST /cards/{id}/pause', 'POST /cards/{id}/resume'];
  expect([...calls, 'DELETE /cards/{id}'].map((call) => backEnd.count(call))).toEqual([1, 1, 1, 1]);
  expect(backEnd.state.charges).toEqual([]);
});

test('[BACK-01] one more card is linked for nothing, and stands in the list', async ({
  page,
  backEnd,
  enter,
}) => {
  const { cards } = await enter('active');
  await page.goto('/account');
  await button(page, list.link).click();
  await payWith(page, visa);
  await expect(page.getByRole('dialog', { name: furtherCardMessages.title })).toHaveCount(0);
  await expect(rowOf(page, 'Visa ending in 4242')).toContainText(list.statuses.active);
  expect(cards).toHaveLength(3);
  expect(backEnd.state.charges).toEqual([]);
  expect(backEnd.count('POST /cards')).toBe(1);
});

test('[BACK-01] a card that is linked already is refused in words', async ({ page, backEnd, enter }) => {
  const { cards } = await enter('active');
  await page.goto('/account');
  await button(page, list.link).click();
  await payWith(page, '4000 0000 0000 1114');
  await expect(page.getByRole('alert').first()).toContainText(/already linked/);
  expect(cards).toHaveLength(2);
  expect(backEnd.count('POST /cards')).toBe(1);
});
