import type { Locator, Page } from '@playwright/test';

/** What is announced stands elsewhere in the page for a few seconds, in the same words as what is seen. */
const seen = 'xpath=self::*[not(ancestor-or-self::*[@data-announcer])]';

const prepared = new WeakSet<object>();

/** From now on texts are looked for in what is seen: by `getByText` of every page, and of whatever is found in one. */
export function lookAtWhatIsSeen(page: Page): void {
  for (const each of [page, page.locator('body')]) {
    const finder = Object.getPrototypeOf(each) as Pick<Locator, 'getByText'>;
    if (prepared.has(finder)) continue;
    prepared.add(finder);
    const { getByText } = finder;
    finder.getByText = function inSight(this: Locator, ...query) {
      return getByText.apply(this, query).locator(seen);
    };
  }
}
