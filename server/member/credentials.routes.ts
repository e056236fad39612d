import { and, eq, ne } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { emailChangeFields, emailsAgree, passwordChangeFields } from '#machines/domain/account-changes.ts';
import { userSchema } from '#machines/domain/member.ts';
import { userByEmail } from '#server/auth/accounts.ts';
import { refuseCommonPassword } from '#server/auth/common-password.ts';
import { hashingRules, hashPassword, verifyPassword } from '#server/auth/password.ts';
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
import { emailChangedMail, passwordChangedMail } from '#server/mail/account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { withMemberLock, withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { viewSession } from './session-view.ts';

const emailBody = v.object(emailChangeFields);
const passwordBody = v.object(passwordChangeFields);

const limits = [
  { attempts: 5, seconds: 60 },
  { attempts: 20, seconds: 3600 },
];

/** Who signs in by a provider has neither an address nor a password of ours to change. */
function requirePassword({ passwordHash, oauthProvider }: UserRow): string {
  if (passwordHash === null || oauthProvider !== null) throw rejected('i_auth_004');
  return passwordHash;
}

/** PATCH /users/me/email and /users/me/password: what a member signs in with. */
export function credentialsRoutes(services: Services) {
  const { db, throttle, settings } = services;

  const limited = async (name: string, { id }: UserRow) => {
    const wait = await throttle.take(`${name}:${id}`, limits);
    if (wait !== null) throw tooMany(wait);
  };

  const isTaken = async (email: string, { clientId, id }: UserRow) => {
    const other = await userByEmail(db, clientId, email);
    return other !== null && other.id !== id;
  };

  /**
   * Null when the member has that address already. It may be taken between the look and the change: then the index of
   * the table refuses it.
   */
  const setEmail = async (c: Context<ApiEnv>, email: string): Promise<UserRow | null> => {
    const user = c.get('user');
    try {
      return await withMemberLock(services, requesterOf(c), async (transaction) => {
        const [changed = null] = await transaction.db
          .update(users)
          .set({ email, updatedAt: transaction.now })
          .where(and(eq(users.clientId, user.clientId), eq(users.id, user.id), ne(users.email, email)))
          .returning();
        if (changed === null) return null;
        await clearSecrets(transaction.db, user);
        await record(transaction, user, { kind: 'emailChanged' });
        return changed;
      });
    } catch (error) {
      if (await isTaken(email, user)) throw rejected('i_user_004');
      throw error;
    }
  };

  /** Null when the password is not the one that was verified any more. */
  const setPassword = (c: Context<ApiEnv>, verified: string, passwordHash: string): Promise<UserRow | null> =>
    withMemberLock(services, requesterOf(c), async (transaction) => {
      const user = c.get('user');
      const [changed = null] = await transaction.db
        .update(users)
        .set({ passwordHash, updatedAt: transaction.now })
        .where(and(eq(users.id, user.id), eq(users.passwordHash, verified)))
        .returning();
      if (changed === null) return null;
      await clearSecrets(transaction.db, user);
      await endAllSessions(transaction.db, user);
      await record(transaction, user, { kind: 'passwordChanged' });
      return changed;
    });

  return new Hono<ApiEnv>()
    .patch(
      '/users/me/email',
      describeCall('Changes the address that a member signs in with.', v.object({ user: userSchema })),
      signedIn(services),
      input('json', emailBody),
      async (c) => {
        const change = c.req.valid('json');
        const user = c.get('user');
        requirePassword(user);
        if (!emailsAgree(change)) throw rejected('i_user_002');
        await limited('email', user);
        const email = change.email.toLowerCase();
        if (await isTaken(email, user)) throw rejected('i_user_004');
        const changed = await setEmail(c, email);
        if (changed !== null)
          await sendMail(emailChangedMail(mailSource(c, settings), user, email), services);
        const present = changed ?? { ...user, email };
        const { user: view } = await withMemberRead(services, present, (readContext) =>
          viewSession(present, readContext),
        );
        return c.json({ user: view });
      },
    )
    .patch(
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
        await limited('password', user);
        const requester = provenRequester(c);
        const isRight = await verifyPassword(currentPassword, hash, settings, requester);
        const newHash = () => hashPassword(password, hashingRules.exponent, requester);
        const changed = isRight ? await setPassword(c, hash, await newHash()) : null;
        if (changed === null) throw rejected('i_user_003');
        await startSession(c, changed, services);
        await sendMail(passwordChangedMail(mailSource(c, settings), changed), services);
        return c.body(null, 204);
      },
    );
}
