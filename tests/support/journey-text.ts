import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Text as a reader of the page may set it. */
const textSettings = {
  /** WCAG 1.4.12. */
  spacing:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  /** WCAG 1.4.4, by the font size of the browser. */
  double: 'html { font-size: 200% !important }',
} as const;

/** With these settings no text of the page is cut off or covers another, and nothing scrolls sideways. */
export async function expectRoomForText(page: Page, setting: keyof typeof textSettings): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, textSettings[setting]);
  await expect
    .soft(page.evaluate(findFlaws), `texts without room at ${page.url()}: ${setting}`)
    .resolves.toEqual([]);
}

/** Runs in the page. */
function findFlaws(): string[] {
  const flaws = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) flaws.add(`the page is ${scrollWidth - clientWidth} px too wide`);

  const isHidden = (element: Element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return true;
    return element.closest('[inert], [aria-hidden=true]') !== null;
  };
  /** What is 1 px wide is for screen readers alone. */
  const isDrawn = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none' || (position === 'absolute' && each.clientWidth <= 1)) return false;
      if (position === 'fixed' || position === 'sticky') return false;
    }
    return true;
  };
  /** Over the sides of its control, or, where it floats, of the window. */
  const spills = (box: DOMRect, element: Element) => {
    let isFloating = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none') return false;
      isFloating ||= position === 'fixed';
    }
    const frame = element.closest('a, button, label')?.getBoundingClientRect();
    if (frame && (box.left < frame.left - 2 || box.right > frame.right + 2)) return true;
    return isFloating && (box.left < -2 || box.right > clientWidth + 2);
  };
  const named = ({ textContent }: Element) => `“${textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;

  const texts: { element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => box.width > 1 && spills(box, element)))
      flaws.add(`${named(element)} spills over`);
    if (!isDrawn(element)) continue;
    for (const box of range.getClientRects()) texts.push({ element, box });
    const { overflowX } = getComputedStyle(element);
    if (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1)
      flaws.add(`${named(element)} is cut off`);
  }

  const overlap = (one: DOMRect, other: DOMRect) => ({
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const { width, height } = overlap(one.box, other.box);
      if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.35)
        flaws.add(`${named(one.element)} covers ${named(other.element)}`);
    }
  }
  return [...flaws];
}
