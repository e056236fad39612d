import * as v from 'valibot';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import { sessionCall, type Call } from './call.ts';
import type { CallRequest, Http } from './http.ts';
import { orRead } from './or-read.ts';

/** A membership is said to be there or not; a user alone says neither. */
const saysMembership = v.union([
  v.object({ membership: v.nullable(v.looseObject({})) }),
  v.object({ user: v.object({ membership: v.looseObject({}) }) }),
]);

/** Who is logged in, by an answer that says it whole. */
export const openedAnswer = v.pipe(
  v.unknown(),
  v.check((raw) => v.is(saysMembership, raw)),
  sessionSchema,
);

/** Makes a call that opens a session: where its answer does not say who is logged in, the session is read. */
export function openSession(http: Http, call: Call, request: CallRequest): Promise<Session> {
  const { signal } = request;
  return orRead(http.send(call, v.fallback(v.nullable(openedAnswer), null), request), signal, () =>
    http.send(sessionCall, sessionSchema, { signal, quiet: true }),
  );
}
