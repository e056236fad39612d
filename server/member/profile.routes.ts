import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addressSchema, phoneField } from '#machines/domain/address.ts';
import { userSchema } from '#machines/domain/member.ts';
import { firstNameField, lastNameField } from '#machines/domain/person-name.ts';
import { signedIn } from '#server/auth/session.ts';
import { users } from '#server/db/schema.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import { input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { viewSession } from './session-view.ts';

/** What a member may change of the profile, and nothing else. */
const profileBody = v.strictObject(
  {
    firstName: v.optional(firstNameField),
    lastName: v.optional(lastNameField),
    phone: v.optional(phoneField),
    address: v.optional(addressSchema),
  },
  'fieldUnknown',
);

/** PATCH /users/me: what is left out stays. */
export function profileRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono<ApiEnv>().patch(
    '/users/me',
    describeCall('Changes the profile.', v.object({ user: userSchema })),
    signedIn(services),
    input('json', profileBody),
    async (c) => {
      const { address, ...changes } = c.req.valid('json');
      const { clientId, id } = c.get('user');
      const [changed] = await db
        .update(users)
        .set({ ...changes, ...address, updatedAt: clock.now() })
        .where(and(eq(users.clientId, clientId), eq(users.id, id)))
        .returning();
      const { user } = await viewSession(changed ?? c.get('user'), services);
      return c.json({ user });
    },
  );
}
