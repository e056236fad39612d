import * as v from 'valibot';
import type { Address } from '#machines/domain/address.ts';
import { userSchema, type User } from '#machines/domain/member.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  changeProfile: { method: 'PATCH', path: 'users/me' },
} as const satisfies Calls;

/** What a member changes of the profile; what is left out stays. */
export interface ProfileChanges {
  firstName?: string;
  lastName?: string;
  phone?: string;
  address?: Address;
}

const answer = v.pipe(
  v.object({ user: userSchema }),
  v.transform(({ user }) => user),
);

/** Changes the profile of who is signed in. Refused fields are named in a `rejected` error of status 422. */
export function changeProfile(http: Http, changes: ProfileChanges, signal: AbortSignal): Promise<User> {
  return http.send(calls.changeProfile, answer, { signal, json: changes });
}
