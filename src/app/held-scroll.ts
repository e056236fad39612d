import type { AppRouter } from './router.tsx';

/** A page that has not come by then stays as it is, milliseconds. */
const longestWait = 10_000;

const gestures = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;

/**
 * Back and Forward lead to where a page was scrolled to. The router scrolls once, when the page is as short as what it
 * has yet to read leaves it; here it is led on as it grows, until it is there or somebody does something.
 */
export function holdScroll(router: AppRouter): void {
  const places = new Map<string | undefined, number>();
  let growth: ResizeObserver | undefined;
  const letGo = () => growth?.disconnect();
  for (const gesture of gestures) window.addEventListener(gesture, letGo, { passive: true });

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    letGo();
    if (fromLocation) places.set(entryOf(fromLocation), window.scrollY);
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const top = places.get(entryOf(toLocation));
    if (!pathChanged || top === undefined) return;
    const end = performance.now() + longestWait;
    growth = new ResizeObserver(() => {
      const isLate = performance.now() > end;
      if (!isLate) window.scrollTo({ top });
      if (isLate || window.scrollY >= Math.floor(top)) letGo();
    });
    growth.observe(document.body);
  });
}

/** Two visits of one page are two entries. */
function entryOf({ state: { __TSR_key: key } }: AppRouter['state']['location']): string | undefined {
  return key;
}
