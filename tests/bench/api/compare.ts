import { resolve } from 'node:path';
import { openCluster } from '#tests/support/postgres-cluster.ts';
import { measure, memberCalls, startBench, type Bench } from './measure.ts';
import { histories } from './start.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);

/** Calls per second of the API's processor time, of each server: they take turns, so that a slow moment meets both. */
async function callsPerCore(pair: readonly Bench[], path: string, history: (typeof histories)[number]) {
  const sums = pair.map(() => ({ total: 0, used: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, bench] of pair.entries()) {
      const { total, used } = await measure(bench, path, history, 1);
      const sum = sums[index];
      if (sum) Object.assign(sum, { total: sum.total + total, used: sum.used + used });
    }
  }
  return sums.map(({ total, used }) => total / used);
}

/**
 * Compares this API with that of another checkout of the project: for each call, database and length of history the
 * calls per processor second of both, and this one's as a multiple of the other's.
 */
export async function compare(
  folder: string,
  calls: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const checkout = resolve(folder);
  const clusters = [await openCluster(), await openCluster()] as const;
  const pairs = {
    embedded: [await startBench('embedded', ''), await startBench('embedded', '', checkout)],
    postgres: [
      await startBench('postgres', clusters[0].url),
      await startBench('postgres', clusters[1].url, checkout),
    ],
  };
  const ratios: number[] = [];
  try {
    print(`${'call'.padEnd(56)}${'history'.padStart(8)}  ${'database'.padEnd(9)}    here   there   ratio`);
    for (const path of calls) {
      for (const history of memberCalls.includes(path) ? histories : histories.slice(0, 1)) {
        for (const [name, pair] of Object.entries(pairs)) {
          const [here = 0, there = 0] = await callsPerCore(pair, path, history);
          ratios.push(here / there);
          print(
            `${(path || '/ (configuration)').padEnd(56)}${history.padStart(8)}  ${name.padEnd(9)}${here.toFixed(0).padStart(8)}${there.toFixed(0).padStart(8)}${(here / there).toFixed(2).padStart(8)}`,
          );
        }
      }
    }
    const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
    print(`geometric mean ${mean.toFixed(2)}, least ${Math.min(...ratios).toFixed(2)}`);
  } finally {
    for (const { child } of Object.values(pairs).flat()) child.disconnect();
    for (const cluster of clusters) cluster.stop();
  }
}
