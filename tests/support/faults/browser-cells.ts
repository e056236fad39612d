import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const results = `${root}test-results/journeys-faults.json`;

const testSchema = v.object({
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});
const specSchema = v.object({ title: v.string(), ok: v.boolean(), tests: v.array(testSchema) });

interface Suite {
  specs: v.InferOutput<typeof specSchema>[];
  suites: Suite[];
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(specSchema), []),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
});

export interface BrowserCells {
  survived: number;
  total: number;
  /** The titles of the journeys that failed. */
  lost: string[];
}

const specsOf = ({ specs, suites }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/**
 * Each paid change under each fault and in each situation: the built app in a browser, broken sockets and the database. A journey says by an
 * annotation for how many cells it stands; it fails with all of them.
 */
export function runBrowserCells(): BrowserCells {
  const { error } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
      'pay-faults',
      'pay-situations',
      '--project',
      'desktop',
    ],
    { cwd: root, env: { ...process.env, FAULTS: '1' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (error) throw error;
  const { suites } = v.parse(
    v.object({ suites: v.array(suiteSchema) }),
    JSON.parse(readFileSync(results, 'utf8')),
  );
  const specs = suites.flatMap(specsOf).map(({ title, ok, tests }) => {
    const [annotation] = tests.flatMap(({ annotations }) =>
      annotations.filter(({ type }) => type === 'cells'),
    );
    return { title, ok, cells: Number(annotation?.description ?? 0) };
  });
  const sum = (counted: typeof specs) => counted.reduce((total, { cells }) => total + cells, 0);
  const lost = specs.filter(({ ok }) => !ok);
  return { survived: sum(specs) - sum(lost), total: sum(specs), lost: lost.map(({ title }) => title) };
}
