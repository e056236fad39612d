import { createMiddleware } from 'hono/factory';
import { withDatabaseWaits } from '#server/db/request-waits.ts';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';

/** Has each request wait for the database for a limited time altogether, whatever it asks. */
export function boundedWaits({ settings }: Pick<Services, 'settings'>) {
  const { requestSeconds } = settings.databaseLimits;
  return createMiddleware<ApiEnv>((_, next) => withDatabaseWaits(requestSeconds, next));
}
