import * as v from 'valibot';
import { body } from '#machines/domain/wire.ts';
import { createApi } from '#src/api/api.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import type { Http } from '#src/api/http.ts';
import { createJoiningApi } from '#src/api/joining-api.ts';
import { madeCalls } from '#tests/unit/api-cases/every-call.ts';
import { callNames, registeredName, type CallName } from './all-calls.ts';

type Request = Parameters<Http['send']>[2];

/** What the app sends with a call, and the schemas by which it reads the answers. */
export interface RecordedCall {
  requests: Request[];
  schemas: v.GenericSchema[];
}

/** Every case of a call, made by the app's own functions with a client that records. */
export async function recordCalls(): Promise<ReadonlyMap<CallName, RecordedCall>> {
  const recorded = new Map<CallName, RecordedCall>(
    callNames.map((name) => [name, { requests: [], schemas: [] }]),
  );
  for (const { make, body: answered } of madeCalls) {
    const http: Http = {
      client: 'acme',
      async send(call, schema, request) {
        const record = recorded.get(registeredName(call));
        record?.requests.push(request);
        if (record && !record.schemas.includes(schema)) record.schemas.push(schema);
        return v.parse(body(schema), answered);
      },
    };
    const utm = async () => ({ 'x-utm-source': 'mail' });
    await make({
      http,
      signal: new AbortController().signal,
      api: createApi(http),
      joining: createJoiningApi(http),
      cards: createCardsApi(http, { utm }),
    }).catch(() => undefined);
  }
  return recorded;
}
