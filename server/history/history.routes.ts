import { Hono } from 'hono';
import * as v from 'valibot';
import { historyEntrySchema } from '#machines/domain/history.ts';
import { page } from '#machines/domain/wire.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { pageOf } from '#server/http/paged.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { listEntries } from './own-entries.ts';
import { viewEntry } from './view-entry.ts';

/** GET /users/me/history: what happened to a member's account, the latest first. */
export function historyRoutes(services: Services) {
  return new Hono<ApiEnv>().get(
    '/users/me/history',
    describeCall('What happened to the account, the latest first.', page(historyEntrySchema)),
    signedIn(services),
    input('query', v.object(pageQuery)),
    async (c) => {
      const user = c.get('user');
      const listed = await withMemberRead(services, user, ({ db }) =>
        pageOf(c.req.valid('query'), {
          find: (window) => listEntries(db, user, window),
          view: (rows) => rows.map((row) => viewEntry(row, c.get('client'))),
        }),
      );
      return c.json(listed);
    },
  );
}
