import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { emailField } from '#machines/domain/email.ts';
import { userSchema } from '#machines/domain/member.ts';
import { newPasswordSchema } from '#machines/domain/password.ts';
import { resendPause, resetCodeField } from '#machines/domain/reset-code.ts';
import type { UserRow } from '#server/db/rows.ts';
import { users } from '#server/db/schema.ts';
import { digestOf } from '#server/digest.ts';
import { rejected, tooMany } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { csrfSecretOf } from '#server/http/csrf.ts';
import {
  deviceRequester,
  provenRequester,
  rememberDevice,
  type DeviceRequester,
} from '#server/http/device.ts';
import { callerNetwork } from '#server/http/guards.ts';
import { input } from '#server/http/input.ts';
import { mailSource } from '#server/http/mail-source.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { originOf } from '#server/http/origin.ts';
import {
  activationMail,
  noPasswordMail,
  passwordChangedMail,
  resetMail,
} from '#server/mail/account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Limit, Services } from '#server/services.ts';
import { userByEmail } from './accounts.ts';
import { newActivationToken } from './activation-token.ts';
import { refuseCommonPassword } from './common-password.ts';
import { inEvenTime } from './constant-time.ts';
import { hashingRules, hashPassword } from './password.ts';
import { noPendingEmail } from './pending-email.ts';
import { clearSecrets, issueSecret, takeSecret, userByToken } from './reset-secrets.ts';
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
/** For one address, by a network that is none of a device of the account, and by all such networks. */
const networkMailLimits = [{ attempts: 10, seconds: 3600 }];
const accountMailLimits = [{ attempts: 300, seconds: 3600 }];
/** Mails with a code, which can be guessed, to strangers. The others have the link alone. */
const codeLimits = [{ attempts: 10, seconds: 3600 }];
const tryLimits = [
  { attempts: 10, seconds: 60 },
  { attempts: 30, seconds: 3600 },
];

/** POST /password-reset-begin, /password-reset-validate-token and /password-reset. None tells who has an account. */
export function passwordResetRoutes(services: Services) {
  const { db, clock, throttle, settings } = services;

  const limited = async (key: string, limits: readonly Limit[]) => {
    const wait = await throttle.take(key, limits);
    if (wait !== null) throw tooMany(wait, 'i_pass_003');
  };

  /** What a browser is known by, logged in or not. A write has always one. */
  const browserOf = (c: Context<ApiEnv>) => csrfSecretOf(c, settings) ?? '';

  /** The same browser, or another of the same network. */
  const callerOf = (c: Context<ApiEnv>) => `${callerNetwork(c.env)}:${digestOf(browserOf(c))}`;

  /** Counts a mail: for a stranger by network and by account, too, and never so that others use up a browser's own. */
  const countMail = async (c: Context<ApiEnv>, address: string, { isKnown, network }: DeviceRequester) => {
    const account = `${c.get('client').id}:${address}`;
    await limited(`reset:${account}:${callerOf(c)}`, mailLimits);
    if (isKnown) return;
    await limited(`reset-network:${account}:${network}`, networkMailLimits);
    await limited(`reset-account:${account}`, accountMailLimits);
  };

  /** The mail that somebody gets who asks for a new password. */
  const mailFor = async (user: UserRow, c: Context<ApiEnv>, { isKnown }: DeviceRequester) => {
    const source = mailSource(c, settings);
    const now = clock.now();
    const token = await newActivationToken(services, user, now);
    if (token !== null) return activationMail(source, user, { token, days: settings.activationDays });
    if (user.passwordHash === null && user.oauthProvider !== null) {
      return noPasswordMail(source, user, user.oauthProvider);
    }
    const requester = browserOf(c);
    const hasCode = isKnown || (await throttle.take(`reset-codes:${user.id}`, codeLimits)) === null;
    return resetMail(source, user, {
      code: hasCode ? await issueSecret(db, user, { kind: 'code', requester }, now) : null,
      token: await issueSecret(db, user, { kind: 'token', requester }, now),
    });
  };

  const begin = async (c: Context<ApiEnv>, user: UserRow | null, device: DeviceRequester) => {
    if (user) await sendMail(await mailFor(user, c, device), services);
  };

  const exchange = async (c: Context<ApiEnv>, address: string, code: string) => {
    const user = await userByEmail(db, c.get('client').id, address);
    if (!user) return null;
    return db.transaction(async (transaction) => {
      const requester = browserOf(c);
      const now = await takeSecret(transaction, user, { kind: 'code', secret: code, requester }, clock);
      if (now === null) return null;
      return issueSecret(transaction, user, { kind: 'token', requester }, now);
    });
  };

  const setPassword = async (
    { c, user }: { c: Context<ApiEnv>; user: UserRow },
    token: string,
    passwordHash: string,
  ) =>
    db.transaction(async (transaction) => {
      const secret = { kind: 'token', secret: token, requester: browserOf(c) } as const;
      const now = await takeSecret(transaction, user, secret, clock);
      if (now === null) return null;
      await clearSecrets(transaction, user);
      await endAllSessions(transaction, user);
      const [changed] = await transaction
        .update(users)
        .set({ passwordHash, ...noPendingEmail, updatedAt: now })
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
        const user = await userByEmail(db, c.get('client').id, address);
        const device = await deviceRequester(c, user, services);
        await countMail(c, address, device);
        await inEvenTime(begin(c, user, device));
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
        await limited(`reset-code:${id}:${address}:${callerOf(c)}`, tryLimits);
        const token = await inEvenTime(exchange(c, address, code));
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
        await limited(`reset-token:${client.id}:${address}:${callerOf(c)}`, tryLimits);
        const given = { clientId: client.id, email: address, token };
        const user = await inEvenTime(userByToken(db, given, clock.now()));
        const newHash = () => hashPassword(password, hashingRules.exponent, provenRequester(c));
        const changed = user && (await setPassword({ c, user }, token, await newHash()));
        if (changed === null) throw rejected('i_pass_002');
        await rememberDevice(c, changed, services);
        await sendMail(passwordChangedMail(mailSource(c, settings), changed, 'by email'), services);
        const { user: view } = await withMemberRead(services, changed, (readContext) =>
          viewSession(changed, readContext),
        );
        return c.json({ user: view });
      },
    );
}
