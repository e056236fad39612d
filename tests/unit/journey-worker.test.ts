import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const journeys = fileURLToPath(new URL('../journeys/', import.meta.url));
const filesWith = (pattern: RegExp) =>
  readdirSync(journeys).filter((file) => pattern.test(readFileSync(journeys + file, 'utf8')));

test('[TRST-10] all journeys but those of a first visit have a worker in control', () => {
  expect(filesWith(/\bwithoutWorker\b/).toSorted()).toEqual([
    'first-load.test.ts',
    'first-script.test.ts',
    'typeface.test.ts',
  ]);
  expect(filesWith(/\bserviceWorkers\b/)).toEqual([]);
});
