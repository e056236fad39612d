import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { updateKinds } from '#machines/domain/update-kinds.ts';
import { updatesSchema, type updateSchema } from '#machines/domain/updates.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { notFound } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input, pageQuery } from '#server/http/input.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { pageOf } from '#server/http/paged.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberLock, withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { listEntries, ownEntries } from './own-entries.ts';
import { viewEntry, type HistoryRow } from './view-entry.ts';

/** Up to which update a member has read. */
const readMark = v.object({ id: v.pipe(v.string(), v.uuid()) });

const viewUpdate =
  (client: ClientRow, readPosition: number) =>
  (row: HistoryRow): v.InferInput<typeof updateSchema> => ({
    ...viewEntry(row, client),
    isUnread: row.position > readPosition && updateKinds.includes(row.kind),
  });

/** GET /users/me/updates: the account history, with what is unread. POST /users/me/updates/read: up to which it was read. */
export function updatesRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get(
      '/users/me/updates',
      describeCall(
        'What happened to the account, the latest first, with what of it is unread.',
        updatesSchema(),
      ),
      signedIn(services),
      input('query', v.object(pageQuery)),
      async (c) => {
        const user = c.get('user');
        const listed = await withMemberRead(services, user, async ({ db }) => {
          const isUnread = and(
            gt(accountHistory.position, user.historyReadPosition),
            inArray(accountHistory.kind, [...updateKinds]),
          );
          const shown = await pageOf(c.req.valid('query'), {
            find: (window) => listEntries(db, user, window),
            view: (rows) => rows.map(viewUpdate(c.get('client'), user.historyReadPosition)),
          });
          return { ...shown, unread: await db.$count(accountHistory, and(ownEntries(user), isUnread)) };
        });
        return c.json(listed);
      },
    )
    .post(
      '/users/me/updates/read',
      describeCall('Marks an update and all before it as read. What was read stays so.', noContent),
      signedIn(services),
      input('json', readMark),
      async (c) => {
        const user = c.get('user');
        const { id } = c.req.valid('json');
        await withMemberLock(services, requesterOf(c), async ({ db }) => {
          const [entry] = await db
            .select({ position: accountHistory.position })
            .from(accountHistory)
            .where(and(ownEntries(user), eq(accountHistory.id, id)));
          if (!entry) throw notFound();
          await db
            .update(users)
            .set({
              historyReadPosition: sql`greatest(${users.historyReadPosition}, ${entry.position}::bigint)`,
            })
            .where(eq(users.id, user.id));
        });
        return c.body(null, 204);
      },
    );
}
