import type { Page } from '@playwright/test';

/** Runs in the page before its scripts: sums how far what was painted moves without anybody's doing. */
export function sumShifts(): void {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue;
      Reflect.set(
        window,
        'shifts',
        Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum so far, as the layout shift score of the browser. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifts')));
