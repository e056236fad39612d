import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isCore } from '#tests/support/core.ts';
import { appOrigin } from '#tests/support/back-end-site.ts';
import { loadCode } from '#tests/support/tolerance/headless-app.ts';
import { lossesOf } from '#tests/support/tolerance/judge.ts';
import {
  baselineOf,
  play,
  stubDocument,
  watchConsole,
  type Baseline,
} from '#tests/support/tolerance/matrix.ts';
import { callNames } from '#tests/other-back-end/calls.ts';
import type { Choices } from '#tests/other-back-end/entities.ts';
import { failures, type OddValue } from '#tests/support/tolerance/odd-values.ts';
import { scenarios } from '#tests/support/tolerance/scenarios.ts';
import { sampleOf } from '#tests/support/tolerance/sample.ts';

/** `npm test` plays so many cells of a kind, others each day; all are played without `CORE`. */
const sampleSize = 200;
const seed = Math.floor(Date.now() / 86_400_000);
const baselines: Baseline[] = [];
const print = (line: string) => process.stdout.write(`${line}\n`);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubDocument(appOrigin);
  await loadCode();
  for (const scenario of scenarios) baselines.push(await baselineOf(scenario));
}, 120_000);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Adds the cells that do not hold to the file that `REPORT` names. */
function report(name: string, red: readonly string[]): void {
  const file = process.env['REPORT'];
  if (file) appendFileSync(file, red.map((line) => `${name}: ${line}\n`).join(''));
}

interface Cell {
  baseline: Baseline;
  odd: OddValue;
}

/** The cells that do not hold, each in one line. */
async function playAll(cells: readonly Cell[], choices?: Partial<Choices>): Promise<string[]> {
  watchConsole();
  const red: string[] = [];
  for (const { baseline, odd } of cells) {
    const { scenario } = baseline;
    const losses = lossesOf(baseline, odd, await play(scenario, odd.odd, choices));
    if (losses.length > 0) {
      red.push(`${scenario.call} (${scenario.title}) ${odd.field} ${odd.kind}: ${losses.join('; ')}`);
    }
  }
  return red;
}

test('[BACK-03] each call of the specification is played, but for the choice from a list that it does not have', () => {
  const played = scenarios.map(({ call }) => call);
  expect(callNames.filter((name) => !played.includes(name))).toEqual(['POST /membership/affinities']);
});

test('[BACK-03] nothing odd in a specified answer costs more than its own row or section', async () => {
  const all = baselines.flatMap((baseline) => baseline.odds.map((odd) => ({ baseline, odd })));
  const cells = isCore() ? sampleOf(all, sampleSize, seed) : all;
  const red = await playAll(cells);
  const calls = new Set(cells.map(({ baseline }) => baseline.scenario.call));
  const fields = new Set(cells.map(({ baseline, odd }) => `${baseline.scenario.call} ${odd.field}`));
  const part = cells.length < all.length ? `; of ${all.length}, seed ${seed}` : '';
  print(
    `tolerance ${cells.length - red.length} of ${cells.length} (calls ${calls.size}, fields ${fields.size}${part})`,
  );
  report('values', red);
  expect(red).toEqual([]);
}, 600_000);

/** A back end that knows nothing of a key, whether or not it lets its header pass. */
const servers: [name: string, choices: Partial<Choices>][] = [
  ['takes the specified headers alone', {}],
  ['lets further headers pass', { furtherHeaders: ['idempotency-key'] }],
];

test.each(servers)(
  '[BACK-04] [BACK-03] what costs money is sent once, whatever comes back, where the server %s',
  async (name, choices) => {
    const costly = baselines.filter(({ scenario }) => scenario.costs);
    const all = costly.flatMap((baseline) =>
      [...baseline.odds, ...failures].map((odd) => ({ baseline, odd })),
    );
    const cells = isCore() ? sampleOf(all, sampleSize / 4, seed) : all;
    const red = await playAll(cells, choices);
    print(
      `money ${cells.length - red.length} of ${cells.length} (ways to pay ${costly.length}; server ${name})`,
    );
    report(name, red);
    expect(red).toEqual([]);
  },
  600_000,
);
