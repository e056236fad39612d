import { Hono } from 'hono';
import * as v from 'valibot';
import type { Settings } from '#server/env.ts';
import { rejected, tooMany } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { becomeVisitor, csrfSecretOf, issueCsrfToken } from '#server/http/csrf.ts';
import { deviceRequester, type DeviceRequester } from '#server/http/device.ts';
import { input } from '#server/http/input.ts';
import { describeCall, noContent } from '#server/http/openapi.ts';
import { endSession, signedIn, startSession } from '#server/http/session.ts';
import { sessionAnswer, viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { askedFault, userByEmail } from './accounts.ts';
import { verifyPassword } from './password.ts';

const loginBody = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email('Enter a valid email address.'),
    v.maxLength(254),
  ),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.'), v.maxLength(1024)),
});

const loginLimits = [
  { attempts: 5, seconds: 60 },
  { attempts: 20, seconds: 3600 },
];

/** Of one account by strangers, over all networks. A device of the account is not held up by them. */
const accountLimits = [
  { attempts: 20, seconds: 60 },
  { attempts: 100, seconds: 3600 },
];

/** Of a network, over all emails and tenants. The sandbox is generous: its callers are test suites. */
const addressLimits = ({ sandbox }: Settings) => [
  { attempts: sandbox ? 600 : 30, seconds: 60 },
  { attempts: sandbox ? 6000 : 300, seconds: 3600 },
];

type LoginKeys = ReturnType<typeof loginKeys>;

const loginKeys = (clientId: string, email: string, { network, countedAs }: DeviceRequester) => ({
  own: `login:${clientId}:${email}:${countedAs}`,
  account: `account:${clientId}:${email}`,
  network: `logins:${network}`,
});

/** GET /sanctum/csrf-cookie: renews the CSRF cookie, bound to the session or to an anonymous visitor. */
export function csrfRoutes({ settings }: Services) {
  return new Hono<ApiEnv>().get('/csrf-cookie', describeCall('Renews the CSRF cookie.', noContent), (c) => {
    const secret = csrfSecretOf(c, settings);
    if (secret === null) becomeVisitor(c, settings);
    else issueCsrfToken(c, secret, settings);
    return c.body(null, 204);
  });
}

/** POST /login and /logout. */
export function authRoutes(services: Services) {
  const { db, throttle, settings } = services;

  /** Counts an attempt: a device of the account by itself, a stranger by account and by network, too. */
  const attempt = async (keys: LoginKeys, { isKnown }: DeviceRequester) => {
    if (isKnown) return throttle.take(keys.own, loginLimits);
    return (
      (await throttle.take(keys.network, addressLimits(settings))) ??
      (await throttle.take(keys.own, loginLimits)) ??
      (await throttle.take(keys.account, accountLimits))
    );
  };

  return new Hono<ApiEnv>()
    .post('/login', describeCall('Signs in.', sessionAnswer), input('json', loginBody), async (c) => {
      const { email, password } = c.req.valid('json');
      const client = c.get('client');
      const fault = askedFault(email);
      if (settings.sandbox && fault !== null) throw rejected(fault);

      const user = await userByEmail(db, client.id, email);
      const requester = await deviceRequester(c, user, services);
      const keys = loginKeys(client.id, email, requester);
      const wait = await attempt(keys, requester);
      if (wait !== null) throw tooMany(wait);

      const isRight = await verifyPassword(password, user?.passwordHash ?? null, settings, requester);
      if (!user || !isRight) throw rejected('i_auth_003');
      for (const key of [keys.own, keys.account]) await throttle.clear(key);
      await startSession(c, user, services);
      return c.json(await withMemberRead(services, user, (readContext) => viewSession(user, readContext)));
    })
    .post('/logout', describeCall('Signs out.', noContent), signedIn(services), async (c) => {
      await endSession(c, services);
      return c.body(null, 204);
    });
}
