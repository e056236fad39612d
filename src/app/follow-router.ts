import type { AppRef } from '#machines/app/app.machine.ts';
import type { FocusPath } from '#src/browser/focus-path.ts';
import { labelEnterKey } from '#src/browser/enter-key.ts';
import { holdFocus } from '#src/browser/hold-focus.ts';
import { leadToChoice } from '#src/browser/lead-to-choice.ts';
import { openedPart } from '#src/browser/opened-part.ts';
import { registerWorker } from '#src/browser/worker.ts';
import { leadToOpenedPart } from './lead-to-opened-part.ts';
import { holdScroll } from './scroll-restoration.ts';
import { followOverlays } from './overlay-links.ts';
import { watchVisit } from './quiet-visit.ts';
import { announceWork } from '#src/ui/announcer/announce-work.ts';
import { whenIdle } from './idle.ts';
import type { AppRouter } from './router.tsx';

/**
 * What follows the router once the first page is idle or used, or at once where it was left before: the modals, the
 * place that a page was scrolled to, the focus, the Enter key, the announcements of work, whether the visit is quiet, and in the built app the worker that caches
 * its shell, once the page is idle. What is pressed first may leave the page before this comes: `focus` remembers it.
 */
export function followRouter(app: AppRef, router: AppRouter, focus: FocusPath): void {
  followOverlays(app, router);
  watchVisit(app);
  holdScroll(app, router);
  holdFocus(focus);
  leadToChoice();
  labelEnterKey();
  leadToOpenedPart(router, openedPart());
  announceWork();
  const appHasStopped = () => {};
  if (import.meta.env.PROD) whenIdle(app).then(registerWorker, appHasStopped);
}
