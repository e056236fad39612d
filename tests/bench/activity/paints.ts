import type { Page } from '@playwright/test';

/** Milliseconds. */
interface Seen {
  /** The longest interaction to its next paint. A press is one with its pointer's events, a key with its own. */
  interaction: number;
  /** The longest time between two frames. */
  frame: number;
}

export interface Paints {
  clear: () => Promise<void>;
  read: () => Promise<Seen>;
}

const nothing: Seen = { interaction: 0, frame: 0 };

/** Watches what a page paints from now on. */
export async function openPaints(page: Page): Promise<Paints> {
  await page.evaluate('globalThis.__name = (named) => named;');
  await page.evaluate(watch, nothing);
  return {
    clear: () => page.evaluate((seen) => void Object.assign(Reflect.get(window, 'seen'), seen), nothing),
    read: () =>
      page.evaluate(() => {
        const { interaction, frame } = Reflect.get(window, 'seen');
        return { interaction: Math.round(interaction), frame: Math.round(frame) };
      }),
  };
}

function watch(nothingYet: Seen): void {
  const seen = { ...nothingYet };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (Reflect.get(entry, 'interactionId') > 0)
        seen.interaction = Math.max(seen.interaction, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let last = performance.now();
  const next = (now: number) => {
    seen.frame = Math.max(seen.frame, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
