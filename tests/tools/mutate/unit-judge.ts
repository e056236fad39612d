import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createVitest, type TestModule } from 'vitest/node';
import { MutatedSource } from './mutated-source.ts';
import type { Verdict } from './verdict.ts';

export interface UnitJudge {
  judge: (file: string, source: string, tests: readonly string[]) => Promise<Verdict>;
  /** The tests that are red, by file and title; all of them where it does not stop at the first. */
  findRed: (file: string, source: string, tests: readonly string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Judges a changed file by headless tests, in a Vitest that is kept warm. */
export async function openUnitJudge(root: string, { bail = 1 } = {}): Promise<UnitJudge> {
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
  const forget = (file: string) => {
    vitest.invalidateFile(`${root}${file}`);
    vitest.watcher.invalidates.add(`${root}${file}`);
  };
  const findRed: UnitJudge['findRed'] = async (file, source, tests) => {
    mutated.set(`${root}${file}`, source);
    forget(file);
    try {
      const specifications = tests.map((test) => project.createSpecification(`${root}${test}`));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      /** It gives back the modules of earlier runs as well. */
      const own = testModules.filter(({ relativeModuleId }) => tests.includes(relativeModuleId));
      return [...own.flatMap(faultsOf), ...unhandledErrors.map((error) => `throws ${String(error)}`)];
    } finally {
      mutated.clear();
      forget(file);
    }
  };
  return {
    findRed,
    judge: async (file, source, tests) => (await findRed(file, source, tests))[0] ?? null,
    close: () => vitest.close(),
  };
}

function faultsOf(module: TestModule): string[] {
  if (module.state() !== 'failed') return [];
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  return (failed.length > 0 ? failed : ['does not load']).map(
    (what) => `${module.relativeModuleId}: ${what}`,
  );
}
