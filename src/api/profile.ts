import * as v from 'valibot';
import { changedUserSchema, type User } from '#machines/domain/member.ts';
import type { ProfileChanges } from '#machines/domain/profile.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { orRead } from './or-read.ts';
import { fetchSession } from './session.ts';

export const calls = {
  changeProfile: { method: 'PATCH', path: 'users/me' },
} as const satisfies Calls;

const answer = v.pipe(
  v.object({ user: changedUserSchema }),
  v.transform(({ user }) => user),
);

/** Changes the profile of who is signed in. Refused fields are named in a `rejected` error of status 422. */
export function changeProfile(http: Http, changes: ProfileChanges, signal: AbortSignal): Promise<User> {
  return orRead(
    http.send(calls.changeProfile, answer, { signal, json: changes }),
    signal,
    async () => (await fetchSession(http, signal)).user,
  );
}
