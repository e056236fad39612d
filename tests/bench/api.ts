import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { openCluster } from '#tests/support/postgres-cluster.ts';
import { histories, jsonHeaders, processorSeconds, start, type Bench } from './api/bench.ts';

/*
 * The commonest calls at 20 connections, on the embedded database and on PostgreSQL by turns, for a member with 500 and
 * one with 10,000 transactions; then a withdrawal of a dollar by each. `SECONDS` is how long each measurement takes.
 */

const seconds = Number(process.env['SECONDS'] ?? 3);
const connections = 20;
const monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
const calls = [
  '',
  '/membership-tiers',
  '/theme',
  '/categories',
  '/rewards?featured=0',
  '/rewards?featured=1',
  '/rewards/search?search=a&pageSize=10',
  '/users/me',
  '/membership/summary',
  '/cards?withDeleted=1',
  '/transactions?pageSize=10',
  '/transactions?pageSize=10&sort=-amount',
  `/membership/contributions?unit=day&dateFrom=${monthAgo}`,
];

async function measure(bench: Bench, path: string, history: string) {
  const headers = { ...jsonHeaders, cookie: bench.sessions[history]?.cookie ?? '' };
  const before = await processorSeconds(bench);
  const result = await autocannon({
    url: `${bench.origin}/w/v1/varsity${path}`,
    connections,
    duration: seconds,
    headers,
  });
  const used = (await processorSeconds(bench)) - before;
  const { total } = result.requests;
  if (result.non2xx > 0) throw new Error(`${path} was refused ${result.non2xx} times.`);
  return { perSecond: total / result.duration, perCore: total / used, p99: result.latency.p99 };
}

/** The median time of withdrawals of a dollar, milliseconds. */
async function withdrawals(
  { origin, members, sessions }: Bench,
  history: (typeof histories)[number],
  times = 20,
) {
  const { cookie = '', token = '' } = sessions[history] ?? {};
  const cardId = members[history]?.cardId;
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    const { status } = await fetch(`${origin}/w/v1/varsity/payouts`, {
      method: 'POST',
      headers: { ...jsonHeaders, cookie, 'x-xsrf-token': token, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ cardId, amount: 1 }),
    });
    if (status !== 201) throw new Error(`A withdrawal was answered with ${status}.`);
    taken.push(performance.now() - started);
  }
  return taken.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const column = (value: number | string, width: number) => String(value).padStart(width);

const cluster = await openCluster();
const benches = [await start('embedded', ''), await start('postgres', cluster.url)];
try {
  print(
    `${'call'.padEnd(38)}${column('history', 8)}  ${'database'.padEnd(9)}${column('req/s', 8)}${column('req/core·s', 12)}${column('p99 ms', 8)}`,
  );
  for (const path of calls) {
    for (const history of histories) {
      for (const bench of benches) {
        const { perSecond, perCore, p99 } = await measure(bench, path, history);
        print(
          `${(path || '/ (configuration)').padEnd(38)}${column(history, 8)}  ${bench.name.padEnd(9)}${column(perSecond.toFixed(0), 8)}${column(perCore.toFixed(0), 12)}${column(p99, 8)}`,
        );
      }
    }
  }
  for (const bench of benches) {
    const [short, long] = [await withdrawals(bench, '500'), await withdrawals(bench, '10000')];
    print(
      `withdrawing $1, ${bench.name}: ${short.toFixed(1)} ms with 500 rewards, ${long.toFixed(1)} ms with 10,000: ${(long / short).toFixed(2)} times`,
    );
  }
} finally {
  for (const { child } of benches) child.disconnect();
  cluster.stop();
}
