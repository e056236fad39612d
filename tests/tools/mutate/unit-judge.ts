import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createVitest, type TestModule } from 'vitest/node';
import { MutatedSource } from './mutated-source.ts';
import type { Verdict } from './verdict.ts';

export interface UnitJudge {
  judge: (file: string, source: string, tests: readonly string[]) => Promise<Verdict>;
}

/** Judges mutants of rules by the headless tests that import them, in a Vitest that is kept warm. */
export async function openUnitJudge(root: string): Promise<UnitJudge> {
  const mutated = new MutatedSource();
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      bail: 1,
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
  return {
    async judge(file, source, tests) {
      mutated.set(`${root}${file}`, source);
      forget(file);
      try {
        const specifications = tests.map((test) => project.createSpecification(`${root}${test}`));
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
        /** It gives back the modules of earlier runs as well. */
        const [red] = testModules
          .filter(({ relativeModuleId }) => tests.includes(relativeModuleId))
          .flatMap(faultOf);
        return red ?? (unhandledErrors.length > 0 ? `throws: ${String(unhandledErrors[0])}` : null);
      } finally {
        mutated.clear();
        forget(file);
      }
    },
  };
}

function faultOf(module: TestModule): string[] {
  if (module.state() !== 'failed') return [];
  const [failed] = module.children.allTests('failed');
  return [
    failed ? `${module.relativeModuleId}: ${failed.fullName}` : `${module.relativeModuleId} does not load`,
  ];
}
