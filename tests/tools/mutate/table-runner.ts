import { readFileSync } from 'node:fs';
import { createServer, createServerModuleRunner } from 'vite';
import type { EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { replayTable } from '#tests/support/expected/replay.ts';
import type { flawsOf } from './model-flaws.ts';
import { MutatedSource } from './mutated-source.ts';
import type { MutantResult } from './mutant-result.ts';

type Replay = { replayTable: typeof replayTable };
type Flaws = { flawsOf: typeof flawsOf };

export interface TableRunner {
  /** By the tables of the machines whose entries these are. */
  run: (file: string, source: string, entries: readonly string[]) => Promise<MutantResult>;
  /** By what holds for every chart: its paths are planned anew, which takes seconds for a large one. */
  runOnCharts: (file: string, source: string, entries: readonly string[]) => Promise<MutantResult>;
  close: () => Promise<void>;
}

/** Judges mutants in this process: the changed file and what imports it are evaluated again, and nothing else. */
export async function openTableRunner(root: string, tables: string): Promise<TableRunner> {
  const mutated = new MutatedSource();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [mutated.plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { ssr } = server.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const clear = (file: string) => {
    const path = `${root}${file}`;
    ssr.moduleGraph.getModulesByFile(path)?.forEach((module) => ssr.moduleGraph.invalidateModule(module));
    evaluateAgain(runner, path);
  };
  const runWith =
    (
      find: (runner: ModuleRunner, path: string, tables: string) => Promise<MutantResult>,
    ): TableRunner['run'] =>
    async (file, source, entries) => {
      mutated.set(`${root}${file}`, source);
      clear(file);
      try {
        for (const path of entries) {
          const fault = await find(runner, path, tables);
          if (fault !== null) return fault;
        }
        return null;
      } catch (error) {
        return `throws ${error instanceof Error ? error.message : String(error)}`;
      } finally {
        mutated.clear();
        clear(file);
      }
    };
  return {
    run: runWith(findDifference),
    runOnCharts: runWith(findFlaw),
    close: async () => {
      await runner.close();
      await server.close();
    },
  };
}

async function findDifference(runner: ModuleRunner, path: string, tables: string): Promise<MutantResult> {
  const expected = await runner.import<Replay>('/tests/support/expected/replay.ts');
  for (const entry of await entriesOf(runner, path)) {
    const table = `${tables}/${entry.machine.id}.txt`;
    const text = readFileSync(table, 'utf8');
    if (expected.replayTable(entry, text) !== text) return `differs from ${table}`;
  }
  return null;
}

async function findFlaw(runner: ModuleRunner, path: string): Promise<MutantResult> {
  const model = await runner.import<Flaws>('/tests/tools/mutate/model-flaws.ts');
  return (await entriesOf(runner, path)).flatMap((entry) => model.flawsOf(entry))[0] ?? null;
}

async function entriesOf(runner: ModuleRunner, path: string): Promise<AnyRegistryEntry[]> {
  return Object.values(await runner.import<Record<string, object>>(`/${path}`)).filter(isEntry);
}

/** A file of cases may say more than its entry. */
function isEntry(exported: object): exported is AnyRegistryEntry {
  return 'machine' in exported;
}

function evaluateAgain(runner: ModuleRunner, path: string): void {
  const modules = new Set<EvaluatedModuleNode>(runner.evaluatedModules.getModulesByFile(path));
  for (const module of modules) {
    for (const importer of module.importers) {
      const node = runner.evaluatedModules.getModuleById(importer);
      if (node) modules.add(node);
    }
  }
  for (const module of modules) runner.evaluatedModules.invalidateModule(module);
}
