import type { AppRef } from '#machines/app/app.machine.ts';
import { openStorage, safeStorage } from '#src/browser/storage.ts';
import { whenIdle } from './idle.ts';
import type { AppRouter } from './router.tsx';

type Location = AppRouter['state']['location'];

/** A page that has not come by then stays as it is, milliseconds. */
const longestWait = 10_000;

const gestures = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;

/**
 * Back, Forward and a refresh lead to where a page was scrolled to. The router scrolls once, when the page is as short as
 * what it has yet to read leaves it; here it is led on as it grows, until it is there and quiet, or somebody does
 * something. The tab keeps the places of its entries, also when the app is loaded anew in between.
 */
export function holdScroll(app: AppRef, router: AppRouter): void {
  const places = safeStorage(openStorage('sessionStorage'));
  const store = (location: Location) => places.setItem(placeOf(location), String(window.scrollY));
  let growth: ResizeObserver | undefined;
  const release = () => growth?.disconnect();
  for (const gesture of gestures) window.addEventListener(gesture, release, { passive: true });

  const leadTo = (location: Location) => {
    const top = Number(places.getItem(placeOf(location)));
    if (top === 0) return;
    const end = performance.now() + longestWait;
    let isIdle = false;
    const led = new ResizeObserver(() => {
      const isLate = performance.now() > end;
      if (!isLate) window.scrollTo({ top });
      stopWhenThere(isLate);
    });
    const stopWhenThere = (isLate: boolean) => {
      if (isLate || (isIdle && window.scrollY >= Math.floor(top))) led.disconnect();
    };
    growth = led;
    led.observe(document.body);
    const appHasStopped = () => {};
    whenIdle(app).then(() => {
      isIdle = true;
      stopWhenThere(false);
    }, appHasStopped);
  };

  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    release();
    store(fromLocation);
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (pathChanged) leadTo(toLocation);
  });
  window.addEventListener('pagehide', () => store(router.state.location));
  leadTo(router.state.location);
}

/** The name that the tab keeps the place of an entry by: two visits of one page are two. */
function placeOf({ state: { __TSR_key: key } }: Location): string {
  return `scrolled-to:${key}`;
}
