import { RouterProvider } from '@tanstack/react-router';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { RoutedPages } from '#src/app/late-router.ts';
import { startRouter, type RouterOptions } from '#src/app/start-router.ts';
import { pages } from './pages.ts';

/** The router with all pages behind it, and its first page loaded. */
export async function startRoutedPages(app: AppRef, options: RouterOptions): Promise<RoutedPages> {
  const router = await startRouter(app, pages, options);
  return { router, view: <RouterProvider router={router} /> };
}
