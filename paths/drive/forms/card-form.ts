import type { FrameLocator, Locator, Page } from '@playwright/test';
import { labels as cardLabels } from '#server/card-frame/hosted-form/texts.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';

/** The number of a test card, by its last four digits. */
export const testCards = {
  '4242': '4242424242424242',
  '4444': '5555555555554444',
  '0005': '378282246310005',
  '1117': '6011111111111117',
  '0002': '4000000000000002',
  '0069': '4000000000000069',
  '0119': '4000000000000119',
  '0259': '4000000000000259',
  '0341': '4000000000000341',
} as const;

export type TestCard = keyof typeof testCards;

export const securityCode = '739';

/** The hosted form, in its frame. */
export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator(`iframe[title="${cardLinkMessages.frameTitle}"]`);
}

/** The fields of the hosted form, and its button. */
export function cardForm(page: Page): Record<'number' | 'expiry' | 'code' | 'name' | 'submit', Locator> {
  const frame = cardFrame(page);
  return {
    number: frame.getByLabel(cardLabels.number),
    expiry: frame.getByLabel(cardLabels.expiry),
    code: frame.getByLabel(cardLabels.code),
    name: frame.getByLabel(cardLabels.name),
    submit: frame.getByRole('button'),
  };
}

/** Fills in the hosted form, and leaves it unsent. */
export async function fillCard(page: Page, card: TestCard, name = 'Ada Okafor-Lind'): Promise<void> {
  const form = cardForm(page);
  await form.number.fill(testCards[card]);
  await form.expiry.fill('1233');
  await form.code.fill(card === '0005' ? `${securityCode}4` : securityCode);
  await form.name.fill(name);
}

export async function payWith(page: Page, card: TestCard): Promise<void> {
  await fillCard(page, card);
  await cardForm(page).submit.click();
}
