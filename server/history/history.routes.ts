import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { historyEntrySchema } from '#machines/domain/history.ts';
import { page } from '#machines/domain/wire.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { pageOf } from '#server/http/paged.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { viewEntry } from './view-entry.ts';

/** GET /users/me/history: what happened to a member's account, the latest first. */
export function historyRoutes(services: Services) {
  return new Hono<ApiEnv>().get(
    '/users/me/history',
    describeCall('What happened to the account, the latest first.', page(historyEntrySchema)),
    signedIn(services),
    input('query', v.object(pageQuery)),
    async (c) => {
      const { clientId, id } = c.get('user');
      const own = and(eq(accountHistory.clientId, clientId), eq(accountHistory.userId, id));
      const listed = await withMemberRead(services, c.get('user'), ({ db }) =>
        pageOf(c.req.valid('query'), {
          rows: ({ limit, offset }) =>
            db
              .select()
              .from(accountHistory)
              .where(own)
              .orderBy(desc(accountHistory.at), desc(accountHistory.position))
              .limit(limit)
              .offset(offset),
          total: () => db.$count(accountHistory, own),
          view: (row) => viewEntry(row, c.get('client')),
        }),
      );
      return c.json(listed);
    },
  );
}
