import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { readNames } from '#machines/app/reads.ts';
import { useApp } from './app-context.ts';

/** A page that moves all the time on a slow machine has no idle moment: what is late comes then all the same. */
const longestWait = 2000;

/** Settles when a page is shown, what it reads has come or failed, and the browser has time. */
export async function whenQuiet(app: AppRef): Promise<void> {
  await waitFor(app, ({ context }) => context.route !== null);
  const { children } = app.getSnapshot();
  await Promise.all(
    readNames.map(async (name) => {
      const read = children[name];
      if (read) await waitFor(read, (snapshot) => !isBusy(snapshot));
    }),
  );
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, 200);
  });
}

/** A read that ends on command in a test has no tags. */
function isBusy(snapshot: { hasTag?: (tag: 'busy') => boolean }): boolean {
  return snapshot.hasTag?.('busy') === true;
}

/** False until the page is quiet: what nobody waits for comes then. */
export function useQuiet(): boolean {
  const app = useApp();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isShown = true;
    const appHasStopped = () => {};
    whenQuiet(app).then(() => isShown && setQuiet(true), appHasStopped);
    return () => {
      isShown = false;
    };
  }, [app]);
  return isQuiet;
}
