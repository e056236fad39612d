import autocannon from 'autocannon';
import { formatISO, subMonths } from 'date-fns';
import { randomUUID } from 'node:crypto';
import { cardBody, planBody } from '#tests/support/api-members.ts';
import { jsonHeaders, processorSeconds, type Api, type Session } from '../api/start.ts';

/** A member who calls. */
export interface Caller extends Session {
  userId: string;
  cardId: string;
}

/** The API on one database, with members who are logged in. */
export interface Site {
  api: Api;
  callers: readonly Caller[];
}

interface Call {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: (caller: Caller) => string;
  body?: (caller: Caller) => unknown;
}

export interface Measured {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor a call. */
  server: number;
  database: number;
}

const connections = 20;
const yearAgo = formatISO(subMonths(new Date(), 11), { representation: 'date' });

const reads: readonly Call[] = [
  '/users/me',
  '/membership/summary',
  '/cards?withDeleted=1',
  '/transactions?pageSize=10',
  '/transactions?pageSize=10&sort=-amount',
  `/membership/contributions?unit=month&dateFrom=${yearAgo}`,
  '/membership/charges',
  '/users/me/history',
  '/payouts',
  '/rewards?featured=1',
].map((path) => ({ name: `GET ${path}`, method: 'GET', path: () => path }));

const writes: readonly Call[] = [
  {
    name: 'change the profile',
    method: 'PATCH',
    path: () => '/users/me',
    body: () => ({ firstName: 'Maya' }),
  },
  {
    name: 'choose the primary card',
    method: 'POST',
    path: ({ cardId }) => `/cards/${cardId}/set-as-default`,
  },
  { name: 'link a card', method: 'POST', path: () => '/cards', body: (caller) => cardBody(caller, '5555') },
  { name: 'withdraw', method: 'POST', path: () => '/payouts', body: ({ cardId }) => ({ cardId, amount: 1 }) },
  {
    name: 'upgrade',
    method: 'PATCH',
    path: () => '/membership',
    body: ({ cardId }) => ({ ...planBody('Captain'), cardId }),
  },
];

/** Makes a call by the members in turn: reads for some seconds, a write once by each. */
async function measure(
  { api, callers }: Site,
  { name, method, path, body }: Call,
  { seconds, postgresSeconds }: { seconds: number; postgresSeconds: () => number },
): Promise<Measured> {
  let turn = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const caller = callers[turn % callers.length];
    turn += 1;
    if (caller === undefined) throw new Error('Nobody calls.');
    const { cookie, token } = caller;
    return {
      ...request,
      method,
      path: `/w/v1/varsity${path(caller)}`,
      headers: { ...jsonHeaders, cookie, 'x-xsrf-token': token, 'idempotency-key': randomUUID() },
      ...(method !== 'GET' && { body: JSON.stringify(body?.(caller) ?? {}) }),
    };
  };
  const before = { server: await processorSeconds(api), database: postgresSeconds() };
  const result = await autocannon({
    url: api.origin,
    connections,
    ...(method === 'GET' ? { duration: seconds } : { amount: callers.length }),
    requests: [{ setupRequest }],
  });
  const { total } = result.requests;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors.`);
  }
  return {
    perSecond: (total / (result.finish.getTime() - result.start.getTime())) * 1000,
    p99: result.latency.p99,
    server: (((await processorSeconds(api)) - before.server) / total) * 1000,
    database: ((postgresSeconds() - before.database) / total) * 1000,
  };
}

/** Measures each call on both sites, one right after the other, once all reads have warmed up, and reports each pair. */
export async function compareCalls(
  [small, large]: readonly [Site, Site],
  given: { seconds: number; postgresSeconds: () => number },
  report: (name: string, small: Measured, large: Measured) => void,
): Promise<void> {
  for (const call of reads)
    for (const site of [small, large]) await measure(site, call, { ...given, seconds: 1 });
  for (const call of [...reads, ...writes]) {
    report(call.name, await measure(small, call, given), await measure(large, call, given));
  }
}
