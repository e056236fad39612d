import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { emailField } from '#machines/domain/email.ts';
import { userSchema } from '#machines/domain/member.ts';
import { newPasswordSchema } from '#machines/domain/password.ts';
import { resendPause, resetCodeField } from '#machines/domain/reset-code.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { rejected, tooMany } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { addressOf } from '#server/http/guards.ts';
import { input } from '#server/http/input.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { originOf } from '#server/http/origin.ts';
import { activationMail, noPasswordMail, resetMail } from '#server/mail/account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { userByEmail } from './accounts.ts';
import { newActivationToken } from './activation-token.ts';
import { refuseCommonPassword } from './common-password.ts';
import { inEvenTime } from './constant-time.ts';
import { hashPassword } from './password.ts';
import { clearSecrets, holdsSecret, issueSecret, takeSecret } from './reset-secrets.ts';
import { endAllSessions } from './sessions.ts';

const email = v.pipe(emailField, v.toLowerCase());
const beginBody = v.object({ email });
const validateBody = v.object({ email, token: resetCodeField });
const grant = v.object({ email, token: v.pipe(v.string('codeMissing'), v.maxLength(200, 'codeMissing')) });
const resetBody = v.intersect([grant, newPasswordSchema]);

const grantAnswer = v.object({ token: v.object({ email: v.string(), token: v.string() }) });
const userAnswer = v.object({ user: userSchema });

const mailLimits = [
  { attempts: 1, seconds: resendPause },
  { attempts: 3, seconds: 3600 },
];
const tryLimits = [
  { attempts: 10, seconds: 60 },
  { attempts: 30, seconds: 3600 },
];

/** The mail that somebody gets who asks for a new password. */
async function mailFor(user: UserRow, c: Context<ApiEnv>, { db, clock, settings }: Services) {
  const source = { client: c.get('client'), requestUrl: c.req.url, settings };
  const now = clock.now();
  const token = await newActivationToken(db, user, now);
  if (token !== null) return activationMail(source, user, token);
  if (user.passwordHash === null && user.oauthProvider !== null) {
    return noPasswordMail(source, user, user.oauthProvider);
  }
  return resetMail(source, user, await issueSecret(db, user, 'code', now));
}

/** POST /password-reset-begin, /password-reset-validate-token and /password-reset. None tells who has an account. */
export function passwordResetRoutes(services: Services) {
  const { db, clock, throttle } = services;

  const limited = async (key: string, limits: typeof mailLimits) => {
    const wait = await throttle.take(key, limits);
    if (wait !== null) throw tooMany(wait, 'i_pass_003');
  };

  const begin = async (c: Context<ApiEnv>, address: string) => {
    const user = await userByEmail(db, c.get('client').id, address);
    if (user) await sendMail(await mailFor(user, c, services), services);
  };

  const exchange = async (clientId: string, address: string, code: string) => {
    const user = await userByEmail(db, clientId, address);
    if (!user) return null;
    return db.transaction(async (transaction) => {
      const now = await takeSecret(transaction, user, 'code', code, clock);
      if (now === null) return null;
      return issueSecret(transaction, user, 'token', now);
    });
  };

  const setPassword = async (
    { c, user }: { c: Context<ApiEnv>; user: UserRow },
    token: string,
    passwordHash: string,
  ) =>
    db.transaction(async (transaction) => {
      const now = await takeSecret(transaction, user, 'token', token, clock);
      if (now === null) return null;
      await clearSecrets(transaction, user);
      await endAllSessions(transaction, user);
      const [changed] = await transaction
        .update(users)
        .set({ passwordHash, updatedAt: now })
        .where(and(eq(users.clientId, user.clientId), eq(users.id, user.id)))
        .returning();
      if (changed === undefined) return null;
      await record({ db: transaction, now, origin: originOf(c) }, user, { kind: 'passwordReset' });
      return changed;
    });

  return new Hono<ApiEnv>()
    .post(
      '/password-reset-begin',
      describeCall('Sends a code by mail to choose a new password, when the address is known.', noContent),
      input('json', beginBody),
      async (c) => {
        const { email: address } = c.req.valid('json');
        await limited(`reset:${c.get('client').id}:${address}`, mailLimits);
        await inEvenTime(begin(c, address));
        return c.body(null, 204);
      },
    )
    .post(
      '/password-reset-validate-token',
      describeCall('Changes a code for a token that works once, within 15 minutes.', grantAnswer),
      input('json', validateBody),
      async (c) => {
        const { email: address, token: code } = c.req.valid('json');
        const { id } = c.get('client');
        await limited(`reset-code:${id}:${address}:${addressOf(c.env)}`, tryLimits);
        const token = await inEvenTime(exchange(id, address, code));
        if (token === null) throw rejected('i_pass_002');
        return c.json({ token: { email: address, token } });
      },
    )
    .post(
      '/password-reset',
      describeCall('Sets a new password and ends every session of the member.', userAnswer),
      input('json', resetBody),
      async (c) => {
        const { email: address, token, password } = c.req.valid('json');
        const client = c.get('client');
        refuseCommonPassword(password, client);
        await limited(`reset-token:${client.id}:${address}:${addressOf(c.env)}`, tryLimits);
        const user = await userByEmail(db, client.id, address);
        const isHeld = user !== null && (await holdsSecret(db, user, 'token', token, clock.now()));
        const changed = isHeld ? await setPassword({ c, user }, token, await hashPassword(password)) : null;
        if (changed === null) throw rejected('i_pass_002');
        const { user: view } = await withMemberRead(services, changed, (readContext) =>
          viewSession(changed, readContext),
        );
        return c.json({ user: view });
      },
    );
}
