import * as v from 'valibot';
import { affinitiesSchema, type Affinities } from '#machines/domain/affinity.ts';
import { changedMembershipSchema, type Membership } from '#machines/domain/member.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';
import { orRead } from './or-read.ts';
import { fetchSession } from './session.ts';

export const calls = {
  fetchAffinities: { method: 'GET', path: 'membership/affinities', optional: true },
  chooseAffinity: { method: 'POST', path: 'membership/affinities' },
} as const satisfies Calls;

const membershipAnswer = v.pipe(
  v.object({ membership: changedMembershipSchema }),
  v.transform(({ membership }) => membership),
);

/** What a member can support, and what is supported now. */
export function fetchAffinities(http: Http, signal: AbortSignal): Promise<Affinities> {
  return http.send(calls.fetchAffinities, affinitiesSchema, { signal });
}

/** Chooses what to support. One of another client is a `rejected` error of status 422. */
export function chooseAffinity(http: Http, affinityId: string, signal: AbortSignal): Promise<Membership> {
  return orRead(
    http.send(calls.chooseAffinity, membershipAnswer, { signal, json: { affinityId } }),
    signal,
    async () => (await fetchSession(http, signal)).membership,
  );
}
