import type { AppRef } from '#machines/app/app.machine.ts';
import { bringTypeface } from '#src/browser/typeface.ts';
import { basicFace } from '#src/theme/typeface/basic-face.ts';
import { followOverlays } from './overlay-links.ts';
import type { AppRouter } from './router.tsx';

/** What follows the router once the first page is quiet or used: the modals, and the typeface from another page on. */
export function followRouter(app: AppRef, router: AppRouter): void {
  followOverlays(app, router);
  const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    bringTypeface(basicFace);
    stop();
  });
}
