import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { passwordChangeFields } from '#machines/domain/account-changes.ts';
import { refuseCommonPassword } from '#server/auth/common-password.ts';
import { hashingRules, hashPassword, verifyPassword } from '#server/auth/password.ts';
import { noPendingEmail } from '#server/auth/pending-email.ts';
import { clearSecrets } from '#server/auth/reset-secrets.ts';
import { endAllSessions } from '#server/auth/sessions.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { rejected, tooMany } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { provenRequester } from '#server/http/device.ts';
import { input } from '#server/http/input.ts';
import { mailSource } from '#server/http/mail-source.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn, startSession } from '#server/http/session.ts';
import { passwordChangedMail } from '#server/mail/account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { withMemberLock } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { requirePassword } from './require-password.ts';

const passwordBody = v.object(passwordChangeFields);

const limits = [
  { attempts: 5, seconds: 60 },
  { attempts: 20, seconds: 3600 },
];

/** PATCH /users/me/password: what a member signs in with. */
export function credentialsRoutes(services: Services) {
  const { throttle, settings } = services;

  const limited = async ({ id }: UserRow) => {
    const wait = await throttle.take(`password:${id}`, limits);
    if (wait !== null) throw tooMany(wait);
  };

  /** Null when the password is not the one that was verified any more. */
  const setPassword = (c: Context<ApiEnv>, verified: string, passwordHash: string): Promise<UserRow | null> =>
    withMemberLock(services, requesterOf(c), async (transaction) => {
      const user = c.get('user');
      const [changed = null] = await transaction.db
        .update(users)
        .set({ passwordHash, ...noPendingEmail, updatedAt: transaction.now })
        .where(and(eq(users.id, user.id), eq(users.passwordHash, verified)))
        .returning();
      if (changed === null) return null;
      await clearSecrets(transaction.db, user);
      await endAllSessions(transaction.db, user);
      await record(transaction, user, { kind: 'passwordChanged' });
      return changed;
    });

  return new Hono<ApiEnv>().patch(
    '/users/me/password',
    describeCall('Changes the password; every other session of the member ends.', noContent),
    signedIn(services),
    input('json', passwordBody),
    async (c) => {
      const { currentPassword, password, passwordConfirmation } = c.req.valid('json');
      const [user, client] = [c.get('user'), c.get('client')];
      const hash = requirePassword(user);
      if (password !== passwordConfirmation) throw rejected('i_user_001');
      refuseCommonPassword(password, client);
      await limited(user);
      const requester = provenRequester(c);
      const isRight = await verifyPassword(currentPassword, hash, settings, requester);
      const newHash = () => hashPassword(password, hashingRules.exponent, requester);
      const changed = isRight ? await setPassword(c, hash, await newHash()) : null;
      if (changed === null) throw rejected('i_user_003');
      await startSession(c, changed, services);
      await sendMail(passwordChangedMail(mailSource(c, settings), changed, 'on the account page'), services);
      return c.body(null, 204);
    },
  );
}
