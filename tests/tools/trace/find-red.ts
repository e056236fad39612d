import { fileURLToPath } from 'node:url';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { exhaustive } from '#tests/support/core.ts';
import type { FindRed } from './prove.ts';
import { removedVariable } from './removed-source.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface RedFinder {
  findRed: FindRed;
  close: () => Promise<void>;
}

/** Runs tests in a Vitest that is kept warm, one for each project: to begin one takes longer than most tests. */
export function openRedFinder(): RedFinder {
  const opened = new Map<string, Promise<Vitest>>();
  const vitestFor = (name: string) => {
    const known = opened.get(name) ?? openVitest(name);
    opened.set(name, known);
    return known;
  };
  return {
    async findRed({ test, titles, removed }) {
      const vitest = await vitestFor(projectOf(test));
      const [project] = vitest.projects;
      if (!project) throw new Error(`${test} is in no project of tests/vitest.config.ts.`);
      const clear = () => {
        if (removed === null) return;
        vitest.invalidateFile(`${root}${removed.file}`);
        vitest.watcher.invalidates.add(`${root}${removed.file}`);
      };
      process.env[removedVariable] = JSON.stringify(removed);
      clear();
      try {
        const testNamePattern = new RegExp(titles.map(quoted).join('|'));
        const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
          project.createSpecification(`${root}${test}`, { testNamePattern }),
        ]);
        /** It gives back the modules of earlier runs as well. */
        const own = testModules.filter(({ relativeModuleId }) => relativeModuleId === test);
        return [...own.flatMap(redOf), ...unhandledErrors.map(() => `${test} does not run`)];
      } finally {
        process.env[removedVariable] = 'null';
        clear();
      }
    },
    close: async () => {
      for (const vitest of await Promise.all(opened.values())) await vitest.close();
    },
  };
}

async function openVitest(name: string): Promise<Vitest> {
  process.env[removedVariable] = 'null';
  const vitest = await createVitest('test', {
    root,
    config: `${root}tests/vitest.config.ts`,
    project: `${name}*`,
    watch: false,
    retry: 0,
    reporters: [{}],
    /** The first page waits until its packages are bundled. */
    browser: { connectTimeout: 300_000 },
  });
  await vitest.standalone();
  return vitest;
}

function projectOf(test: string): string {
  if (exhaustive.includes(test)) return 'exhaustive';
  const [, folder = ''] = test.split('/');
  return folder === 'machines' ? 'unit' : folder;
}

const quoted = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function redOf(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  return module.state() === 'failed' && failed.length === 0
    ? [`${module.relativeModuleId} does not load`]
    : failed;
}
