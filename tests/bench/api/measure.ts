import autocannon from 'autocannon';
import {
  type histories,
  jsonHeaders,
  logIn,
  processorSeconds,
  startApi,
  type Api,
  type Session,
} from './start.ts';

const connections = 20;
const monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);

/** The commonest calls: everybody's, then a member's. */
export const publicCalls = [
  '',
  '/membership-tiers',
  '/theme',
  '/categories',
  '/rewards?featured=0',
  '/rewards?featured=1',
  '/rewards/search?search=a&pageSize=10',
];
export const memberCalls = [
  '/users/me',
  '/membership/summary',
  '/cards?withDeleted=1',
  '/transactions?pageSize=10',
  '/transactions?pageSize=10&sort=-amount',
  `/membership/contributions?unit=day&dateFrom=${monthAgo}`,
];

export interface Bench extends Api {
  name: string;
  /** The cookies of each member. */
  sessions: Record<string, Session>;
}

/** Starts an API, and logs in the member of each length of history. */
export async function startBench(name: string, databaseUrl: string, checkout?: string): Promise<Bench> {
  const api = await startApi(databaseUrl, { ...(checkout !== undefined && { checkout }) });
  const sessions: Bench['sessions'] = {};
  for (const [history, { email }] of Object.entries(api.members)) {
    sessions[history] = await logIn(api.origin, email);
  }
  return { name, ...api, sessions };
}

export interface Measurement {
  /** Calls. */
  total: number;
  /** Seconds on the clock, and of the API's processor time. */
  duration: number;
  used: number;
  /** Milliseconds. */
  p99: number;
}

/** Makes a call at 20 connections for so many seconds, as the member with that history. */
export async function measure(
  bench: Bench,
  path: string,
  history: (typeof histories)[number],
  seconds: number,
): Promise<Measurement> {
  const headers = { ...jsonHeaders, cookie: bench.sessions[history]?.cookie ?? '' };
  const before = await processorSeconds(bench);
  const { requests, duration, non2xx, latency } = await autocannon({
    url: `${bench.origin}/w/v1/varsity${path}`,
    connections,
    duration: seconds,
    headers,
  });
  const used = (await processorSeconds(bench)) - before;
  if (non2xx > 0) throw new Error(`${path} was refused ${non2xx} times.`);
  return { total: requests.total, duration, used, p99: latency.p99 };
}
