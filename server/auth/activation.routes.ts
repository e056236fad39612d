import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { activationSchema, type Activation } from '#machines/domain/activation.ts';
import { membershipSchema, userSchema } from '#machines/domain/member.ts';
import { users } from '#server/db/schema.ts';
import { rejected } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { provenRequester } from '#server/http/device.ts';
import { input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { originOf } from '#server/http/origin.ts';
import { startSession } from '#server/http/session.ts';
import { sessionAnswer, viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { takeActivationToken, userByActivationToken } from './activation-token.ts';
import { refuseCommonPassword } from './common-password.ts';
import { hashingRules, hashPassword } from './password.ts';

const offerAnswer = v.object({ user: userSchema, membership: v.nullable(membershipSchema) });

/** GET and POST /activate/{token}: an imported member chooses a password. Reading never uses the token up. */
export function activationRoutes(services: Services) {
  const { db, clock } = services;

  const activate = async (c: Context<ApiEnv>, token: string, { password, newsletter }: Activation) => {
    const client = c.get('client');
    if ((await userByActivationToken(db, client.id, { token, now: clock.now() })) === null) return null;
    const passwordHash = await hashPassword(password, hashingRules.exponent, provenRequester(c));
    return db.transaction(async (transaction) => {
      const now = clock.now();
      const userId = await takeActivationToken(transaction, client.id, token, { newsletter, now });
      if (userId === null) return null;
      const [user] = await transaction
        .update(users)
        .set({ passwordHash, newsletter, clientNewsletter: newsletter, updatedAt: now })
        .where(and(eq(users.clientId, client.id), eq(users.id, userId)))
        .returning();
      if (user === undefined) return null;
      await record({ db: transaction, now, origin: originOf(c) }, user, { kind: 'accountActivated' });
      return user;
    });
  };

  return new Hono<ApiEnv>()
    .get('/activate/:token', describeCall('Whom an activation link is for.', offerAnswer), async (c) => {
      const invited = await userByActivationToken(db, c.get('client').id, {
        token: c.req.param('token'),
        now: clock.now(),
      });
      if (invited === null) throw rejected('i_pass_002');
      const { user, membership } = await withMemberRead(services, invited, (readContext) =>
        viewSession(invited, readContext),
      );
      return c.json({ user, membership });
    })
    .post(
      '/activate/:token',
      describeCall('Activates an imported member and signs in.', sessionAnswer, 201),
      input('json', activationSchema),
      async (c) => {
        const client = c.get('client');
        const activation = c.req.valid('json');
        refuseCommonPassword(activation.password, client);
        const user = await activate(c, c.req.param('token'), activation);
        if (user === null) throw rejected('i_pass_002');
        await startSession(c, user, services);
        return c.json(
          await withMemberRead(services, user, (readContext) => viewSession(user, readContext)),
          201,
        );
      },
    );
}
