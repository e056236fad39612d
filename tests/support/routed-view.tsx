import { RouterProvider } from '@tanstack/react-router';
import { createLateRouter, type LateRouter } from '#src/app/late-router.ts';
import type { AppRouter } from '#src/app/router.tsx';

/** A router that is there already. */
export async function arrived(router: AppRouter): Promise<LateRouter> {
  const late = createLateRouter(async () => ({ router, view: <RouterProvider router={router} /> }));
  await late.fetch();
  return late;
}
