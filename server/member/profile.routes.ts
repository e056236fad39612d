import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { userSchema } from '#machines/domain/member.ts';
import { profileFields } from '#machines/domain/profile.ts';
import { users } from '#server/db/schema.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn } from '#server/http/session.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import { memberReadOf } from '#server/payments/member-transaction.ts';
import type { Services } from '#server/services.ts';
import { viewSession } from './session-view.ts';

/** What a member may change of the profile, and nothing else. */
const profileBody = v.pipe(
  v.partial(v.strictObject(profileFields, 'fieldUnknown')),
  v.check((body) => Object.keys(body).length > 0, 'nothingGiven'),
);

/** PATCH /users/me: what is left out stays. */
export function profileRoutes(services: Services) {
  return new Hono<ApiEnv>().patch(
    '/users/me',
    describeCall('Changes the profile.', v.object({ user: userSchema })),
    signedIn(services),
    input('json', profileBody),
    async (c) => {
      const { address, ...changes } = c.req.valid('json');
      const before = c.get('user');
      const { user } = await withMemberLock(services, requesterOf(c), async (transaction) => {
        const [changed = before] = await transaction.db
          .update(users)
          .set({ ...changes, ...address, updatedAt: transaction.now })
          .where(and(eq(users.clientId, before.clientId), eq(users.id, before.id)))
          .returning();
        return viewSession(changed, await memberReadOf(transaction, changed));
      });
      return c.json({ user });
    },
  );
}
