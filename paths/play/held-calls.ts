import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Call } from '#paths/drive/driver.ts';

/** What happens to a call: it waits, it goes on to the server, or its connection is cut. */
export type Handling = 'hold' | 'pass' | 'cut';

export interface HeldCalls {
  /** Those that wait and those to come are handled so from now on. */
  handle: (actor: string, how: Handling) => Promise<void>;
  /** Comes back when a call of the actor waits. */
  isMade: (actor: string) => Promise<void>;
}

/** Holds the calls behind the actors of a flow in the browser, each until something is said about it. */
export async function holdCalls(page: Page, calls: Readonly<Record<string, Call>>): Promise<HeldCalls> {
  const handling = new Map<string, Handling>();
  const waiting = new Map<string, Route[]>();
  /** Two actors may make the same call. */
  const keyOf = (actor: string) => `${calls[actor]?.method} ${calls[actor]?.path}`;
  const settle = async (route: Route, how: Handling) =>
    how === 'cut' ? route.abort('internetdisconnected') : route.continue();
  for (const [actor, { method, path }] of Object.entries(calls)) {
    const key = keyOf(actor);
    if (waiting.has(key)) continue;
    waiting.set(key, []);
    await page.route(new RegExp(`/w/v1/[^/]+${path.replace('*', '[^?]+')}(\\?|$)`), async (route) => {
      if (route.request().method() !== method) return route.fallback();
      const how = handling.get(key) ?? 'hold';
      if (how === 'hold') waiting.get(key)?.push(route);
      else await settle(route, how);
    });
  }
  return {
    handle: async (actor, how) => {
      const key = keyOf(actor);
      handling.set(key, how);
      if (how === 'hold') return;
      const routes = waiting.get(key)?.splice(0) ?? [];
      await Promise.all(routes.map((route) => settle(route, how).catch(() => {})));
    },
    isMade: (actor) =>
      expect
        .poll(() => waiting.get(keyOf(actor))?.length, { message: `the call of ${actor}` })
        .toBeGreaterThan(0),
  };
}
