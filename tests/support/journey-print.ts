import type { Page } from '@playwright/test';
import { navigationMessages } from '#src/messages/navigation.ts';
import { expect } from './journey.ts';

/** A4 between its margins, in CSS pixels. */
const paper = { width: 673, height: 1002 };

/** On paper nothing floats over the page, and no text is cut off. */
export async function expectWholeOnPaper(page: Page): Promise<void> {
  const screen = page.viewportSize();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.evaluate(findFlaws), `on paper: ${page.url()}`).resolves.toEqual([]);
  const bars = page.getByRole('navigation', { name: navigationMessages.main });
  await expect.soft(bars).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  if (screen) await page.setViewportSize(screen);
}

/** Runs in the page. */
function findFlaws(): string[] {
  const flaws = new Set<string>();
  const named = (element: Element) =>
    `${element.localName} “${(element.textContent || '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null;

  for (const element of document.body.querySelectorAll('*')) {
    const { position, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none' || !isSeen(element) || element.getBoundingClientRect().width <= 1) continue;
    if (position === 'fixed' || position === 'sticky') flaws.add(`${named(element)} is ${position}`);
  }

  const isCut = (box: DOMRect, start: Element) => {
    for (let each: Element | null = start; each && each !== document.body; each = each.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(each);
      /** For screen readers alone. */
      if (clipPath !== 'none') return false;
      const frame = each.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < frame.left - 2 || box.right > frame.right + 2)) return true;
      if (overflowY !== 'visible' && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) return true;
    }
    return box.left < -2 || box.right > document.documentElement.clientWidth + 2;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => isCut(box, element)))
      flaws.add(`${named(element)} is cut off`);
  }
  return [...flaws];
}
