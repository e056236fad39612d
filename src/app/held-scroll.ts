import { openStorage, tolerant } from '#src/browser/storage.ts';
import type { AppRouter } from './router.tsx';

/** A page that has not come by then stays as it is, milliseconds. */
const longestWait = 10_000;

const gestures = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;

/**
 * Back and Forward lead to where a page was scrolled to. The router scrolls once, when the page is as short as what it
 * has yet to read leaves it; here it is led on as it grows, until it is there or somebody does something. The tab keeps
 * the places of its entries, also when the app is loaded anew in between.
 */
export function holdScroll(router: AppRouter): void {
  const places = tolerant(openStorage('sessionStorage'));
  let growth: ResizeObserver | undefined;
  const letGo = () => growth?.disconnect();
  for (const gesture of gestures) window.addEventListener(gesture, letGo, { passive: true });

  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    letGo();
    places.setItem(placeOf(fromLocation), String(window.scrollY));
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const top = Number(places.getItem(placeOf(toLocation)));
    if (!pathChanged || top === 0) return;
    const end = performance.now() + longestWait;
    growth = new ResizeObserver(() => {
      const isLate = performance.now() > end;
      if (!isLate) window.scrollTo({ top });
      if (isLate || window.scrollY >= Math.floor(top)) letGo();
    });
    growth.observe(document.body);
  });
}

/** The name that the tab keeps the place of an entry by: two visits of one page are two. */
function placeOf({ state: { __TSR_key: key } }: AppRouter['state']['location']): string {
  return `scrolled-to:${key}`;
}
