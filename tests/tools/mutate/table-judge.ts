import { readFileSync } from 'node:fs';
import { createServer, createServerModuleRunner } from 'vite';
import type { EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import type { replayTable } from '#tests/support/model/expected/replay.ts';
import type { flawsOf } from './model-flaws.ts';
import { MutatedSource } from './mutated-source.ts';
import type { Verdict } from './verdict.ts';

type Replay = { replayTable: typeof replayTable };
type Flaws = { flawsOf: typeof flawsOf };

export interface TableJudge {
  /**
   * `own` are the entries of the machines that the file is a part of, judged by their tables and by what holds for
   * every chart; `others` those of machines that import it, judged by their tables.
   */
  judge: (
    file: string,
    source: string,
    own: readonly string[],
    others: readonly string[],
  ) => Promise<Verdict>;
  close: () => Promise<void>;
}

/** Judges mutants in this process: the changed file and what imports it are evaluated again, and nothing else. */
export async function openTableJudge(root: string, tables: string): Promise<TableJudge> {
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
  const forget = (file: string) => {
    const path = `${root}${file}`;
    ssr.moduleGraph.getModulesByFile(path)?.forEach((module) => ssr.moduleGraph.invalidateModule(module));
    evaluateAgain(runner, path);
  };
  return {
    async judge(file, source, own, others) {
      mutated.set(`${root}${file}`, source);
      forget(file);
      try {
        for (const path of [...own, ...others]) {
          const fault = await findFault(runner, path, tables, own.includes(path));
          if (fault !== null) return fault;
        }
        return null;
      } catch (error) {
        return `throws ${error instanceof Error ? error.message : String(error)}`;
      } finally {
        mutated.clear();
        forget(file);
      }
    },
    close: async () => {
      await runner.close();
      await server.close();
    },
  };
}

async function findFault(
  runner: ModuleRunner,
  path: string,
  tables: string,
  isOwn: boolean,
): Promise<Verdict> {
  const expected = await runner.import<Replay>('/tests/support/model/expected/replay.ts');
  const entries = Object.values(await runner.import<Record<string, AnyCatalogueEntry>>(`/${path}`));
  for (const entry of entries) {
    const table = `${tables}/${entry.machine.id}.txt`;
    const text = readFileSync(table, 'utf8');
    if (expected.replayTable(entry, text) !== text) return `differs from ${table}`;
  }
  if (!isOwn) return null;
  const model = await runner.import<Flaws>('/tests/tools/mutate/model-flaws.ts');
  return entries.flatMap((entry) => model.flawsOf(entry))[0] ?? null;
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
