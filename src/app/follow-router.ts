import type { AppRef } from '#machines/app/app.machine.ts';
import { registerWorker } from '#src/browser/worker.ts';
import { holdScroll } from './held-scroll.ts';
import { followOverlays } from './overlay-links.ts';
import { whenQuiet } from './quiet.ts';
import type { AppRouter } from './router.tsx';

/**
 * What follows the router once the first page is quiet or used, or at once where it was left before: the modals, the
 * place that a page was scrolled to, and in the built app the worker that keeps its shell, once the page is quiet.
 */
export function followRouter(app: AppRef, router: AppRouter): void {
  followOverlays(app, router);
  holdScroll(app, router);
  const appHasStopped = () => {};
  if (import.meta.env.PROD) whenQuiet(app).then(registerWorker, appHasStopped);
}
