import * as v from 'valibot';
import type { EmailChange, PasswordChange } from '#machines/domain/account-changes.ts';
import {
  changedMembershipSchema,
  changedUserSchema,
  type Membership,
  type User,
} from '#machines/domain/member.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';
import { accepted, orRead } from './or-read.ts';
import { fetchSession } from './session.ts';

export const calls = {
  changeEmail: { method: 'PATCH', path: 'users/me/email' },
  changePassword: { method: 'PATCH', path: 'users/me/password' },
  changePreferences: { method: 'PATCH', path: 'membership' },
} as const satisfies Calls;

const userAnswer = v.pipe(
  v.object({ user: changedUserSchema }),
  v.transform(({ user }) => user),
);

const membershipAnswer = v.pipe(
  v.object({ membership: changedMembershipSchema }),
  v.transform(({ membership }) => membership),
);

/** What a member sets about the membership; what is left out stays. The cap is cents, and null is unlimited. */
export interface PreferenceChanges {
  newsletter?: boolean;
  maxRoundUp?: Cents | null;
}

/**
 * Changes the address that one signs in with; the session stays. Rejected with i_user_002 for two that differ and with
 * i_user_004 for one in use.
 */
export function changeEmail(http: Http, change: EmailChange, signal: AbortSignal): Promise<User> {
  return orRead(
    http.send(calls.changeEmail, userAnswer, { signal, json: change }),
    signal,
    async () => (await fetchSession(http, signal)).user,
  );
}

/**
 * Changes the password; every other session ends. Rejected with i_user_001 for two new ones that differ and with
 * i_user_003 for a current one that is wrong.
 */
export async function changePassword(http: Http, change: PasswordChange, signal: AbortSignal): Promise<void> {
  await accepted(http.send(calls.changePassword, v.unknown(), { signal, json: change }));
}

/** Sets the newsletter and the monthly cap. Rejected with i_member_003 and i_member_004 for a cap out of its limits. */
export function changePreferences(
  http: Http,
  { newsletter, maxRoundUp }: PreferenceChanges,
  signal: AbortSignal,
): Promise<Membership> {
  const cap = maxRoundUp == null ? maxRoundUp : toMajorUnits(maxRoundUp);
  return orRead(
    http.send(calls.changePreferences, membershipAnswer, { signal, json: { newsletter, maxRoundUp: cap } }),
    signal,
    async () => (await fetchSession(http, signal)).membership,
  );
}
