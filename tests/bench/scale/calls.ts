import autocannon from 'autocannon';
import { formatISO, subMonths } from 'date-fns';
import { randomUUID } from 'node:crypto';
import { cardBody, planBody } from '#tests/support/api-members.ts';
import { jsonHeaders, processorSeconds, type Api, type Session } from '../api/start.ts';

/** A member who calls. */
export interface Caller extends Session {
  userId: string;
  /** The primary card, when nobody has chosen yet. */
  cardId: string;
  otherCardId: string;
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
  '/users/me/updates',
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
    path: ({ otherCardId }) => `/cards/${otherCardId}/set-as-default`,
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

/** Callers from one on; they call in turn. */
interface Part {
  from: number;
  count: number;
}

/** Makes a call by some of the members in turn: reads for some seconds, a write once by each. */
async function measure(
  { api, callers }: Site,
  { name, method, path, body }: Call,
  { seconds, postgresSeconds, from, count }: Clocks & Part,
): Promise<Measured> {
  let turn = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const caller = callers[from + (turn % count)];
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
    ...(method === 'GET' ? { duration: seconds } : { amount: count }),
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

/** The median of each figure of several parts. */
function medianOf(parts: readonly Measured[]): Measured {
  const middle = (figure: keyof Measured) => {
    const sorted = parts.map((part) => part[figure]).toSorted((one, other) => one - other);
    return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  };
  return {
    perSecond: middle('perSecond'),
    p99: middle('p99'),
    server: middle('server'),
    database: middle('database'),
  };
}

interface Clocks {
  /** How long a read is measured on each site altogether. */
  seconds: number;
  postgresSeconds: () => number;
}

/** How many parts of the callers write one after the other; the first warms up and does not count. */
const parts = 5;

/**
 * Measures each call on both sites in parts, which take turns: a machine that slows down meanwhile slows both. The sites
 * begin alternately. Reports the median of the parts.
 */
export async function compareCalls(
  [small, large]: readonly [Site, Site],
  clocks: Clocks,
  report: (name: string, small: Measured, large: Measured) => void,
): Promise<void> {
  const count = Math.floor(Math.min(small.callers.length, large.callers.length) / parts);
  for (const call of [...reads, ...writes]) {
    const ofSmall: Measured[] = [];
    const ofLarge: Measured[] = [];
    for (let part = 0; part < parts; part += 1) {
      const given = { ...clocks, seconds: clocks.seconds / (parts - 1), from: part * count, count };
      const turns = [
        async () => ofSmall.push(await measure(small, call, given)),
        async () => ofLarge.push(await measure(large, call, given)),
      ];
      for (const turn of part % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    report(call.name, medianOf(ofSmall.slice(1)), medianOf(ofLarge.slice(1)));
  }
}
