import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { comeAs, impatientBrowser } from '#tests/faults/killed-payments.ts';

const made = v.object({ email: v.string() });
const reported = v.object({ status: v.string() });

const writers = 4;
const readers = 2;
const healthPause = 100;
/** Longer than a server may need, so that what it refuses later is seen. */
const afterwards = 12_000;
/** What takes longer is no answer. */
const patience = 15_000;

/** When it was asked for and came: milliseconds since the traffic began. The status 0 stands for no answer. */
interface Answer {
  status: number;
  retryAfter: string | null;
  asked: number;
  came: number;
}

interface Reported {
  ready: string;
  live: string;
  at: number;
}

export interface Outage {
  breakIt: () => unknown;
  /** How long it lasts. */
  milliseconds: number;
  mendIt: () => unknown;
}

export interface Watched {
  /** The emails of all whom an answer said to be made. */
  acknowledged: string[];
  /** The answers without success. */
  refused: Answer[];
  /** The longest wait for one of them, in seconds. */
  longest: number;
  /** From when PostgreSQL was back until the last of them came, in seconds. */
  backAfter: number;
  /** How many members were made after that. */
  madeLater: number;
  /** What the server said of itself, once each: until PostgreSQL was back, and when the ten seconds were over. */
  meanwhile: { ready: string[]; live: string[] };
  finally: { ready: string; live: string };
}

const once = (items: readonly string[]) => [...new Set(items)].toSorted();

/** Has members made and one read while an outage begins, lasts and ends. */
export async function watchOutage(address: string, outage: Outage): Promise<Watched> {
  const { call } = await comeAs('active', () => address, impatientBrowser());
  const acknowledged: { email: string; came: number }[] = [];
  const answers: Answer[] = [];
  const reports: Reported[] = [];
  const over = new AbortController();
  const began = performance.now();
  const now = () => performance.now() - began;

  const ask = async (...request: [method: 'GET' | 'POST', path: string, body?: unknown]) => {
    const asked = now();
    const sent = call(address, ...request).catch(() => null);
    const response = await Promise.race([sent, wait(patience, null, { ref: false })]);
    const answer = {
      status: response?.status ?? 0,
      retryAfter: response?.headers.get('retry-after') ?? null,
      asked,
      came: now(),
    };
    answers.push(answer);
    return { ...answer, body: (await response?.json().catch(() => null)) as unknown };
  };
  const write = async () => {
    const { status, body, came } = await ask('POST', '/sandbox/members', {
      client: 'varsity',
      state: 'nonmember',
    });
    if (status === 201) acknowledged.push({ email: v.parse(made, body).email, came });
  };
  const report = async () => {
    const at = async (name: string) => {
      const response = await fetch(`${address}/health/${name}`);
      return `${response.status} ${v.parse(reported, await response.json()).status}`;
    };
    reports.push({ ready: await at('ready'), live: await at('live'), at: now() });
    await wait(healthPause);
  };
  const repeat = async (act: () => Promise<unknown>) => {
    while (!over.signal.aborted) await act();
  };
  const several = (count: number, act: () => Promise<unknown>) =>
    Array.from({ length: count }, () => repeat(act));
  const traffic = Promise.all([
    ...several(writers, write),
    ...several(readers, () => ask('GET', '/w/v1/varsity/users/me')),
    repeat(report),
  ]);

  let [broken, mended] = [0, 0];
  try {
    await wait(1000);
    broken = now();
    await outage.breakIt();
    await wait(outage.milliseconds);
    await outage.mendIt();
    mended = now();
    await wait(afterwards);
  } finally {
    over.abort();
    await traffic;
  }

  const refused = answers.filter(({ status }) => status < 200 || status >= 300);
  const lastRefusal = Math.max(mended, ...refused.map(({ came }) => came));
  const meanwhile = reports.filter(({ at }) => at > broken && at < mended);
  const last = reports.findLast(({ at }) => at < mended + 10_000);
  return {
    acknowledged: acknowledged.map(({ email }) => email),
    refused,
    longest: Math.max(0, ...refused.map(({ asked, came }) => came - asked)) / 1000,
    backAfter: (lastRefusal - mended) / 1000,
    madeLater: acknowledged.filter(({ came }) => came > lastRefusal).length,
    meanwhile: {
      ready: once(meanwhile.map(({ ready }) => ready)),
      live: once(meanwhile.map(({ live }) => live)),
    },
    finally: { ready: last?.ready ?? '', live: last?.live ?? '' },
  };
}
