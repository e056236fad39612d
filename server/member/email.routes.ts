import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { emailChangeFields, emailsAgree } from '#machines/domain/account-changes.ts';
import { userSchema } from '#machines/domain/member.ts';
import { resendPause } from '#machines/domain/reset-code.ts';
import { userByEmail } from '#server/auth/accounts.ts';
import { verifyPassword } from '#server/auth/password.ts';
import {
  clearPendingEmail,
  isEmailToken,
  isJustSent,
  issueEmailToken,
  pendingEmailOf,
  readUser,
  takePendingEmail,
} from '#server/auth/pending-email.ts';
import { clearSecrets } from '#server/auth/reset-secrets.ts';
import type { UserRow } from '#server/db/rows.ts';
import { invalid, rejected, tooMany } from '#server/errors/api-error.ts';
import { fieldTexts } from '#server/errors/field-texts.ts';
import { record } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { provenRequester } from '#server/http/device.ts';
import { input } from '#server/http/input.ts';
import { mailSource } from '#server/http/mail-source.ts';
import { describeCall } from '#server/http/openapi.ts';
import { requesterOf } from '#server/http/origin.ts';
import { signedIn } from '#server/http/session.ts';
import {
  emailAskedMail,
  emailChangedMail,
  emailLinkMail,
  emailTakenMail,
  type NewEmail,
} from '#server/mail/account-mails.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { withMemberLock, withMemberRead } from '#server/payments/member-lock.ts';
import type { MemberTransaction } from '#server/payments/member-transaction.ts';
import type { Limit, Services } from '#server/services.ts';
import { requirePassword } from './require-password.ts';
import { viewSession } from './session-view.ts';

const emailBody = v.object(emailChangeFields);
const tokenBody = v.object({ token: v.pipe(v.string('codeMissing'), v.maxLength(200, 'codeMissing')) });
const userAnswer = v.object({ user: userSchema });

const limits = [
  { attempts: 5, seconds: 60 },
  { attempts: 20, seconds: 3600 },
];
const resendLimits = [
  { attempts: 1, seconds: resendPause },
  { attempts: 5, seconds: 3600 },
];

/**
 * PATCH /users/me/email and /users/me/pending-email: another address to log in with. It waits until its member opens the
 * link that was sent there. No answer tells whether somebody else has the address before that.
 */
export function emailRoutes(services: Services) {
  const { db, throttle, settings } = services;

  const limited = async (key: string, all: readonly Limit[]) => {
    const wait = await throttle.take(key, all);
    if (wait !== null) throw tooMany(wait);
  };

  const isTaken = async (email: string, { clientId, id }: UserRow) => {
    const owner = await userByEmail(db, clientId, email);
    return owner !== null && owner.id !== id;
  };

  /** Changes the member's own row behind the lock. */
  const change = <Result>(
    c: Context<ApiEnv>,
    make: (transaction: MemberTransaction, user: UserRow) => Promise<Result>,
  ) =>
    withMemberLock(services, requesterOf(c), async (transaction) => {
      const user = await readUser(transaction.db, c.get('user'));
      if (user === null) throw rejected('i_auth_002');
      return make(transaction, user);
    });

  const answer = async (c: Context<ApiEnv>, user: UserRow) => {
    const { user: view } = await withMemberRead(services, user, (read) => viewSession(user, read));
    return c.json({ user: view });
  };

  /** Sends the link; an address that is somebody else's gets word of that in its place. */
  const sendLink = async (c: Context<ApiEnv>, user: UserRow, link: NewEmail) => {
    const source = mailSource(c, settings);
    const owner = await userByEmail(db, user.clientId, link.email);
    await sendMail(owner ? emailTakenMail(source, owner) : emailLinkMail(source, user, link), services);
  };

  /** Null where the token is none of a link that holds. `left` is the address before; null where it was left already. */
  const confirm = async (c: Context<ApiEnv>, token: string) => {
    try {
      return await change(c, async (transaction, user) => {
        if (!isEmailToken(user, { token, now: transaction.now })) return null;
        const { pendingEmail } = user;
        if (pendingEmail === null) return { user, left: null };
        const changed = await takePendingEmail(transaction, user, pendingEmail);
        await clearSecrets(transaction.db, user);
        await record(transaction, user, { kind: 'emailChanged' });
        return { user: changed, left: user };
      });
    } catch (error) {
      const present = await readUser(db, c.get('user'));
      if (present?.pendingEmail != null && (await isTaken(present.pendingEmail, present)))
        throw rejected('i_user_004');
      throw error;
    }
  };

  return new Hono<ApiEnv>()
    .patch(
      '/users/me/email',
      describeCall('Sends a link to another address; opened, the member logs in with that one.', userAnswer),
      signedIn(services),
      input('json', emailBody),
      async (c) => {
        const asked = c.req.valid('json');
        const user = c.get('user');
        const hash = requirePassword(user);
        if (!emailsAgree(asked)) throw rejected('i_user_002');
        const email = asked.email.toLowerCase();
        if (email === user.email) throw invalid({ email: [fieldTexts.emailUnchanged] });
        await limited(`email:${user.id}`, limits);
        const isRight = await verifyPassword(asked.currentPassword, hash, settings, provenRequester(c));
        if (!isRight) throw rejected('i_user_003');
        const issued = await change(c, async (transaction, present) => {
          if (present.passwordHash !== hash) throw rejected('i_user_003');
          if (isJustSent(present, email, transaction.now)) return { user: present, link: null };
          return issueEmailToken(transaction, present, email);
        });
        if (issued.link !== null) {
          await sendLink(c, issued.user, issued.link);
          await sendMail(emailAskedMail(mailSource(c, settings), user, email), services);
        }
        return answer(c, issued.user);
      },
    )
    .post(
      '/users/me/pending-email',
      describeCall('Sends the link to the pending address again, in place of the one before.', userAnswer),
      signedIn(services),
      async (c) => {
        await limited(`email-link:${c.get('user').id}`, resendLimits);
        const issued = await change(c, async (transaction, user) => {
          const pending = pendingEmailOf(user, transaction.now);
          return pending && issueEmailToken(transaction, user, pending.email);
        });
        if (issued === null) throw rejected('i_pass_002');
        await sendLink(c, issued.user, issued.link);
        return answer(c, issued.user);
      },
    )
    .post(
      '/users/me/pending-email/confirm',
      describeCall('Makes the pending address the one to log in with; twice is as once.', userAnswer),
      signedIn(services),
      input('json', tokenBody),
      async (c) => {
        const confirmed = await confirm(c, c.req.valid('json').token);
        if (confirmed === null) throw rejected('i_pass_002');
        const { user, left } = confirmed;
        if (left) await sendMail(emailChangedMail(mailSource(c, settings), left, user.email), services);
        return answer(c, user);
      },
    )
    .delete(
      '/users/me/pending-email',
      describeCall('Takes the pending address away; its link is worth nothing any more.', userAnswer),
      signedIn(services),
      async (c) => answer(c, await change(c, (transaction, user) => clearPendingEmail(transaction, user))),
    );
}
