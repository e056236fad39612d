import type { Page } from '@playwright/test';
import { cardForm, securityCode, testCards, type TestCard } from '#paths/drive/forms/card-form.ts';
import { tabTo } from './tab-to.ts';

/** Fills in the hosted form and sends it, from wherever the focus is. */
export async function payByKeyboard(page: Page, card: TestCard, name = 'Ada Okafor-Lind'): Promise<void> {
  const { submit, ...fields } = cardForm(page);
  const values = { number: testCards[card], expiry: '1233', code: securityCode, name };
  for (const key of ['number', 'expiry', 'code', 'name'] as const) {
    await tabTo(page, fields[key]);
    await page.keyboard.type(values[key]);
  }
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
}
