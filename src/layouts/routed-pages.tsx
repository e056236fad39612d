import { RouterProvider } from '@tanstack/react-router';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { RoutedPages } from '#src/app/lazy-router.ts';
import type { Pages } from '#src/app/router.tsx';
import { startRouter, type RouterOptions } from '#src/app/start-router.ts';
import { pages } from '#src/routes/pages.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import Failure from './failure.tsx';

/** All pages of the app, each within its layout. */
export const pagesInLayouts: Pages = {
  pages,
  mainLayout: lazyModule(() => import('./main-layout.tsx')).load,
  publicLayout: lazyModule(() => import('./public-layout.tsx')).load,
  failure: Failure,
};

/** The router with all pages behind it, and its first page loaded. */
export async function startRoutedPages(app: AppRef, options: RouterOptions): Promise<RoutedPages> {
  const router = await startRouter(app, pagesInLayouts, options);
  return { router, view: <RouterProvider router={router} /> };
}
