import { openTableRunner, type TableRunner } from './table-runner.ts';
import { messageOf, openUnitRunner, type UnitRunner } from './unit-runner.ts';
import type { MutantResult } from './mutant-result.ts';
import type { Task } from './mutant-runner.ts';

/** A process of its own, which the jury ends when a mutant never stops. */
const [root = '', tables = ''] = process.argv.slice(2);
let tableRunner: Promise<TableRunner> | null = null;
let unitRunner: Promise<UnitRunner> | null = null;

/** The files whose judges are known to find nothing in the file as it is. */
const sound = new Set<string>();

process.on('disconnect', () => process.exit());

process.on('message', (task: Task) => {
  void run(task).then(
    (mutantResult) => process.send?.({ mutantResult }),
    (error: unknown) => process.send?.({ error: messageOf(error) }),
  );
});

/** A rule is judged by its tests first, a chart by its tables; the slowest judge is asked last. */
async function run(task: Task): Promise<MutantResult> {
  const judgements = task.own.length > 0 ? [byTables, byTests, byCharts] : [byTests, byTables];
  for (const judgement of judgements) {
    const mutantResult = await runWith(judgement, task);
    if (mutantResult !== null) return mutantResult;
  }
  return null;
}

/** Whoever finds a fault must find none in the unchanged file. */
async function runWith(judgement: typeof byTables, task: Task): Promise<MutantResult> {
  const mutantResult = await judgement(task);
  const name = `${judgement.name} ${task.file}`;
  if (mutantResult === null || sound.has(name)) return mutantResult;
  const before = await judgement({ ...task, source: task.original });
  if (before !== null) throw new Error(`${task.file} is red as it is: ${before}`);
  sound.add(name);
  return mutantResult;
}

async function byTables({ file, source, own, others }: Task): Promise<MutantResult> {
  tableRunner ??= openTableRunner(root, tables);
  return (await tableRunner).run(file, source, [...own, ...others]);
}

async function byCharts({ file, source, own }: Task): Promise<MutantResult> {
  tableRunner ??= openTableRunner(root, tables);
  return (await tableRunner).runOnCharts(file, source, own);
}

async function byTests({ file, source, tests }: Task): Promise<MutantResult> {
  if (tests.length === 0) return null;
  unitRunner ??= openUnitRunner(root);
  return (await unitRunner).run(file, source, tests);
}
