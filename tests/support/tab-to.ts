import type { Locator, Page } from '@playwright/test';

const mostTabs = 60;

/** Goes on by the Tab key until something has the focus, in a frame too. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < mostTabs; press += 1) {
    const isThere = await target.evaluate(
      (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}
