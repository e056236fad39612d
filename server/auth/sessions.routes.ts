import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { deviceSchema, type Device } from '#machines/domain/device.ts';
import { sessions } from '#server/db/operations-schema.ts';
import { isUuid } from '#server/db/query-bounds.ts';
import type { SessionRow } from '#server/db/rows.ts';
import { record, type Entry } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { isRunning } from './sessions.ts';

const deviceList = v.object({ items: v.array(deviceSchema) });
const atMost = 50;

const viewDevice =
  (current: SessionRow) =>
  (row: SessionRow): Device => ({
    id: row.id,
    browser: row.browser,
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === current.id,
  });

/** GET and DELETE /users/me/sessions, DELETE /users/me/sessions/{id}: where a member is logged in. */
export function sessionsRoutes(services: Services) {
  const { db, clock } = services;

  /** Ends those of the caller's sessions that still run, and writes down each time that there were any. */
  const end = (c: Context<ApiEnv>, which: SQL, entryOf: (ended: SessionRow) => Entry) =>
    withMemberLock(services, requesterOf(c), async (transaction) => {
      const user = c.get('user');
      const [ended] = await transaction.db
        .delete(sessions)
        .where(and(eq(sessions.clientId, user.clientId), eq(sessions.userId, user.id), which))
        .returning();
      if (ended !== undefined) await record(transaction, user, entryOf(ended));
    });

  return new Hono<ApiEnv>()
    .get(
      '/users/me/sessions',
      describeCall('Where a member is logged in, the one that asks first and then as last used.', deviceList),
      signedIn(services),
      async (c) => {
        const [{ clientId, id }, current] = [c.get('user'), c.get('session')];
        const others = await db
          .select()
          .from(sessions)
          .where(
            and(
              eq(sessions.clientId, clientId),
              eq(sessions.userId, id),
              ne(sessions.id, current.id),
              isRunning(clock.now()),
            ),
          )
          .orderBy(desc(sessions.lastSeenAt))
          .limit(atMost);
        return c.json({ items: [current, ...others].map(viewDevice(current)) });
      },
    )
    .delete(
      '/users/me/sessions/:id',
      describeCall('Ends one session of the member; one that has ended already is no error.', noContent),
      signedIn(services),
      async (c) => {
        const id = c.req.param('id');
        if (isUuid(id)) {
          await end(c, eq(sessions.id, id), ({ browser: device }) => ({ kind: 'sessionEnded', device }));
        }
        return c.body(null, 204);
      },
    )
    .delete(
      '/users/me/sessions',
      describeCall('Ends every other session of the member.', noContent),
      signedIn(services),
      async (c) => {
        await end(c, ne(sessions.id, c.get('session').id), () => ({ kind: 'otherSessionsEnded' }));
        return c.body(null, 204);
      },
    );
}
