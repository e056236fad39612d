import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createVitest, type TestModule } from 'vitest/node';
import { MutatedSource } from './mutated-source.ts';
import type { MutantResult } from './mutant-result.ts';

export interface UnitRunner {
  /** By the nearest test, which finds most, and then by the others. */
  run: (file: string, source: string, tests: readonly string[]) => Promise<MutantResult>;
  /** The tests that are red, by file and title; all of them where it does not stop at the first. */
  findRed: (file: string, source: string, tests: readonly string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Judges a changed file by headless tests, in a Vitest that is kept warm. */
export async function openUnitRunner(root: string, { bail = 1 } = {}): Promise<UnitRunner> {
  const mutated = new MutatedSource();
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      bail,
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      fileParallelism: false,
      include: ['tests/{unit,machines}/**/*.test.ts'],
      setupFiles: ['tests/support/quiet-console.ts'],
      testTimeout: 30_000,
      reporters: [{}],
    },
    { plugins: [vanillaExtractPlugin(), mutated.plugin], server: { watch: null } },
  );
  await vitest.standalone();
  const project = vitest.getRootProject();
  const clear = (file: string) => {
    vitest.invalidateFile(`${root}${file}`);
    vitest.watcher.invalidates.add(`${root}${file}`);
  };
  const findRed: UnitRunner['findRed'] = async (file, source, tests) => {
    mutated.set(`${root}${file}`, source);
    clear(file);
    try {
      const specifications = tests.map((test) => project.createSpecification(`${root}${test}`));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      /** It gives back the modules of earlier runs as well. */
      const own = testModules.filter(({ relativeModuleId }) => tests.includes(relativeModuleId));
      return [...own.flatMap(faultsOf), ...unhandledErrors.map((error) => `throws ${messageOf(error)}`)];
    } finally {
      mutated.clear();
      clear(file);
    }
  };
  return {
    findRed,
    run: async (file, source, [nearest, ...others]) => {
      const [red] = nearest === undefined ? [] : await findRed(file, source, [nearest]);
      return red ?? (others.length === 0 ? null : ((await findRed(file, source, others))[0] ?? null));
    },
    close: () => vitest.close(),
  };
}

/** What was thrown may be anything, and come from another process without its class. */
export function messageOf(error: unknown): string {
  const reported = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return typeof reported === 'string' ? reported : JSON.stringify(reported);
}

function faultsOf(module: TestModule): string[] {
  if (module.state() !== 'failed') return [];
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  return (failed.length > 0 ? failed : ['does not load']).map(
    (what) => `${module.relativeModuleId}: ${what}`,
  );
}
