import type { AppRef } from '#machines/app/app.machine.ts';
import { holdFocus } from '#src/browser/hold-focus.ts';
import { leadToChoice } from '#src/browser/lead-to-choice.ts';
import { registerWorker } from '#src/browser/worker.ts';
import { holdScroll } from './scroll-restoration.ts';
import { followOverlays } from './overlay-links.ts';
import { announceWork } from '#src/ui/announcer/announce-work.ts';
import { whenIdle } from './idle.ts';
import type { AppRouter } from './router.tsx';

/**
 * What follows the router once the first page is idle or used, or at once where it was left before: the modals, the
 * place that a page was scrolled to, the focus, the announcements of work, and in the built app the worker that caches
 * its shell, once the page is idle.
 */
export function followRouter(app: AppRef, router: AppRouter): void {
  followOverlays(app, router);
  holdScroll(app, router);
  holdFocus();
  leadToChoice();
  announceWork();
  const appHasStopped = () => {};
  if (import.meta.env.PROD) whenIdle(app).then(registerWorker, appHasStopped);
}
