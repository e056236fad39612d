import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { signUpAccountSchema } from '#machines/domain/sign-up-account.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { memberships, users } from '#server/db/schema.ts';
import { digestOf } from '#server/digest.ts';
import { rejected, tooMany } from '#server/errors/api-error.ts';
import { record } from '#server/history/record.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { csrfSecretOf } from '#server/http/csrf.ts';
import { callerNetwork } from '#server/http/guards.ts';
import { input } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { originOf } from '#server/http/origin.ts';
import { startSession } from '#server/http/session.ts';
import { checkCap } from '#server/member/donation-cap.ts';
import { sessionAnswer, viewSession } from '#server/member/session-view.ts';
import { withMemberRead } from '#server/payments/member-lock.ts';
import type { Services } from '#server/services.ts';
import { askedFault, userByEmail } from './accounts.ts';
import { refuseCommonPassword } from './common-password.ts';
import { linkCode } from './link-code.ts';
import { hashingRules, hashPassword } from './password.ts';

const signUpBody = v.intersect([
  signUpAccountSchema,
  v.object({ referralCode: linkCode, affiliateId: linkCode, destinationCode: linkCode }),
]);

type SignUp = v.InferOutput<typeof signUpBody>;

/** Of a browser, for addresses that are taken: each refusal tells that somebody has an account. */
const limits = [{ attempts: 5, seconds: 3600 }];

/** Of a network, whatever came of it: a campus or a company signs up from one. */
const networkLimits = [
  { attempts: 60, seconds: 60 },
  { attempts: 200, seconds: 3600 },
];

function knownDestination(code: string | null, { config }: ClientRow): string | null {
  const isKnown = config.featureFlags.destinations && config.destinations.some((each) => each.code === code);
  return isKnown ? code : null;
}

/** POST /signup: an account with a membership that waits to be paid, and a session. */
export function signUpRoutes(services: Services) {
  const { db, clock, throttle, settings } = services;

  /** Null when the address is known. */
  const createAccount = async (c: Context<ApiEnv>, email: string, signUp: SignUp) => {
    const client = c.get('client');
    if ((await userByEmail(db, client.id, email)) !== null) return null;
    const { firstName, lastName, newsletter } = signUp;
    const passwordHash = await hashPassword(signUp.password, hashingRules.exponent, {
      isKnown: false,
      network: callerNetwork(c.env),
    });
    const now = clock.now();
    const made = { clientId: client.id, createdAt: now, updatedAt: now };
    return db.transaction(async (transaction) => {
      const [user] = await transaction
        .insert(users)
        .values({
          ...made,
          email,
          passwordHash,
          firstName,
          lastName,
          newsletter,
          clientNewsletter: newsletter,
        })
        .onConflictDoNothing()
        .returning();
      if (!user) return null;
      await transaction.insert(memberships).values({
        ...made,
        userId: user.id,
        status: 'abandoned_checkout',
        newsletter,
        maxRoundUpCents: signUp.maxRoundUp,
        referralRockParentId: signUp.referralCode,
        affiliateId: signUp.affiliateId,
        destinationCode: knownDestination(signUp.destinationCode, client),
      });
      await record({ db: transaction, now, origin: originOf(c) }, user, { kind: 'accountCreated' });
      return user;
    });
  };

  return new Hono<ApiEnv>().post(
    '/signup',
    describeCall('Creates an account and signs in.', sessionAnswer, 201),
    input('json', signUpBody),
    async (c) => {
      const signUp = c.req.valid('json');
      const client = c.get('client');
      const email = signUp.email.toLowerCase();
      const fault = askedFault(email);
      if (settings.sandbox && fault !== null) throw rejected(fault);
      refuseCommonPassword(signUp.password, client);
      checkCap(signUp.maxRoundUp, client, null);

      const network = callerNetwork(c.env);
      const browser = digestOf(csrfSecretOf(c, settings) ?? '');
      const key = `signup:${client.id}:${network}:${browser}`;
      const wait =
        (await throttle.take(`signups:${client.id}:${network}`, networkLimits)) ??
        (await throttle.take(key, limits));
      if (wait !== null) throw tooMany(wait);
      const user = await createAccount(c, email, signUp);
      if (user === null) throw rejected('i_auth_001');
      await throttle.clear(key);
      await startSession(c, user, services);
      return c.json(
        await withMemberRead(services, user, (readContext) => viewSession(user, readContext)),
        201,
      );
    },
  );
}
