import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openCluster } from '#tests/support/postgres-cluster.ts';
import { compare } from './api/compare.ts';
import { measure, memberCalls, publicCalls, startBench, type Bench } from './api/measure.ts';
import { histories, jsonHeaders } from './api/start.ts';

/*
 * The commonest calls at 20 connections, on the embedded database and on PostgreSQL by turns, for a member with 500 and
 * one with 10,000 transactions; then a withdrawal of a dollar by each. `SECONDS` is how long each measurement takes.
 * `--against FOLDER` compares with another checkout of the project, its server and this one's by turns. Further words
 * choose the calls whose paths have one of them.
 */

const seconds = Number(process.env['SECONDS'] ?? 3);

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

async function report(calls: readonly string[]) {
  const cluster = await openCluster();
  const benches = [await startBench('embedded', ''), await startBench('postgres', cluster.url)];
  try {
    print(
      `${'call'.padEnd(38)}${column('history', 8)}  ${'database'.padEnd(9)}${column('req/s', 8)}${column('req/core·s', 12)}${column('p99 ms', 8)}`,
    );
    for (const path of calls) {
      for (const history of histories) {
        for (const bench of benches) {
          const { total, duration, used, p99 } = await measure(bench, path, history, seconds);
          print(
            `${(path || '/ (configuration)').padEnd(38)}${column(history, 8)}  ${bench.name.padEnd(9)}${column((total / duration).toFixed(0), 8)}${column((total / used).toFixed(0), 12)}${column(p99, 8)}`,
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
}

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const calls = [...publicCalls, ...memberCalls].filter(
  (path) => positionals.length === 0 || positionals.some((part) => path.includes(part)),
);
if (values.against === undefined) await report(calls);
else await compare(values.against, calls, print);
