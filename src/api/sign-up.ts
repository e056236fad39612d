import type { Session } from '#machines/domain/member.ts';
import type { SignUpAccount } from '#machines/domain/sign-up-account.ts';
import type { SignUpEntry } from '#machines/domain/sign-up-entry.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { openSession } from './open-session.ts';

export const calls = {
  signUp: { method: 'POST', path: 'signup' },
} as const satisfies Calls;

/** What led somebody to sign up, null where nothing did. */
export type SignUpOrigin = Pick<SignUpEntry, 'referralCode' | 'affiliateId' | 'destinationCode'>;

/**
 * Creates an account and signs in; the membership is abandoned_checkout until it is paid. The cap is cents, and
 * left out when it is unlimited. A known email is a `rejected` error with the code i_auth_001; a cap out of
 * bounds has i_member_003 or i_member_004.
 */
export function signUp(
  http: Http,
  account: SignUpAccount,
  origin: SignUpOrigin,
  signal: AbortSignal,
): Promise<Session> {
  const { maxRoundUp, ...person } = account;
  return openSession(http, calls.signUp, {
    signal,
    quiet: true,
    json: {
      ...person,
      maxRoundUp: maxRoundUp === null ? undefined : toMajorUnits(maxRoundUp),
      referralCode: origin.referralCode ?? undefined,
      affiliateId: origin.affiliateId ?? undefined,
      destinationCode: origin.destinationCode ?? undefined,
    },
  });
}
