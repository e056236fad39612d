import type { BrowserContext } from '@playwright/test';

/** For journeys of a first visit, or which hold back the first script: a worker in control has that in its cache. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

const blank = '/before-the-first-visit';

/**
 * Makes a browser one that has been here before: the product's service worker is installed, and controls the pages that
 * the context opens from now on. Nothing else of a visit stays. Rejects where the worker can't be installed.
 */
export async function installWorker(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.route(`**${blank}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${origin}${blank}`);
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    await new Promise<void>((resolve, reject) => {
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'activated') resolve();
        if (installing.state === 'redundant') reject(new Error('The worker was not installed.'));
      });
    });
  });
  await page.close();
}
