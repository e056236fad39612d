import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from './journey.ts';

const narrowest = 320;
const phone = 600;
const phoneWindow = { width: 390, height: 844 };

/** The screen as it stands has come to rest, axe finds nothing, and it fits its window; a phone's down to 320 px. */
export async function expectSoundScreen(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectSoundMoment(page);
}

/** The same on a wide window and then on a phone's, so that no journey has to come to the screen twice. */
export async function expectSoundAtBothWidths(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await expectSoundScreen(page);
  await page.setViewportSize(phoneWindow);
  await expectSoundScreen(page);
  if (wide) await page.setViewportSize(wide);
}

/** What is asked of a screen at rest, for a moment in which something is still awaited. */
export async function expectSoundMoment(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize();
  if (!size || size.width > phone) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}
