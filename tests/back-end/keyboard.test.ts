import type { Locator, Page } from '@playwright/test';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { cardLinkMessages, furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import {
  cancelReasonMessages,
  membershipCancelMessages as leaving,
} from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { cardListMessages as list } from '#src/messages/cards.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { button, expect, test, visa } from '#tests/support/back-end-journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { tabTo } from '#tests/support/tab-to.ts';

/** Goes to a control by the Tab key alone, and presses a key there. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Nothing that follows a dialog starts at the top of the page again. */
async function expectFocusInPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

test('[BACK-01] [R30] the keyboard alone is enough to upgrade, from the account to the receipt', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('active');
  await page.goto('/account');
  await press(page, button(page, accountMessages.membership.change), 'Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radio', { name: /^Bronze/ }));
  await page.keyboard.press('ArrowUp');
  await press(page, button(page, copy.tier.review('Gold')), 'Enter');
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, button(page, copy.upgrade.pay('$9.50')), 'Enter');
  await expect(dialog).toContainText('Paid today$9.50');
  await press(page, button(page, confirmationMessages.close), 'Enter');
  await expect(dialog).toBeHidden();
  await expectFocusInPage(page);
  expect(member.membership).toMatchObject({ membershipTierId: 13, membershipTierPlanId: 131 });
  expect(backEnd.state.charges).toEqual([{ userId: 1, amount: 9.5, reason: 'upgrade' }]);
});

test('[BACK-01] [R30] the keyboard alone is enough to leave, with a reason', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('active');
  await page.goto('/account');
  await press(page, button(page, accountMessages.leaving.cancel), 'Enter');
  await press(page, button(page, leaving.review.continue), 'Enter');
  const reason = page.getByRole('radio', { name: cancelReasonMessages['not-used'] });
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(reason).toBeChecked();
  await press(page, button(page, leaving.explain.confirm), 'Enter');
  await press(page, button(page, leaving.done.close), 'Enter');
  await expectRoute(page, 'account');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocusInPage(page);
  expect(member.membership?.status).toBe('churned');
  expect(backEnd.count('POST /membership/cancel')).toBe(1);
});

test('[BACK-01] [R30] the keyboard alone is enough to link a card, in a frame of the provider', async ({
  page,
  backEnd,
  enter,
}) => {
  const { cards } = await enter('active');
  await page.goto('/account');
  await press(page, button(page, list.link), 'Enter');
  const frame = page.frameLocator(`iframe[title="${cardLinkMessages.frameTitle}"]`);
  const number = frame.getByLabel('Card number');
  await expect(number).toBeVisible();
  await tabTo(page, number);
  await page.keyboard.type(visa);
  await press(page, frame.getByRole('button', { name: 'Save card' }), 'Enter');
  await expect(page.getByRole('dialog', { name: furtherCardMessages.title })).toHaveCount(0);
  await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
  await expectFocusInPage(page);
  expect(cards).toHaveLength(3);
  expect(backEnd.count('POST /cards')).toBe(1);
});
