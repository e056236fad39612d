import * as v from 'valibot';
import { clientSchema, type Client } from '#machines/domain/client.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchClient: { method: 'GET', path: '' },
} as const satisfies Calls;

const answer = v.pipe(
  v.object({ client: clientSchema }),
  v.transform(({ client }) => client),
);

/** The configuration of the client in whose name the calls are made. */
export function fetchClient(http: Http, signal: AbortSignal): Promise<Client> {
  return http.send(calls.fetchClient, answer, { signal });
}
