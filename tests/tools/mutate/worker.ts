import { openTableJudge, type TableJudge } from './table-judge.ts';
import { messageOf, openUnitJudge, type UnitJudge } from './unit-judge.ts';
import type { Verdict } from './verdict.ts';
import type { Task } from './jury.ts';

/** A process of its own, which the jury ends when a mutant never stops. */
const [root = '', tables = ''] = process.argv.slice(2);
let tableJudge: Promise<TableJudge> | null = null;
let unitJudge: Promise<UnitJudge> | null = null;

/** The files whose judges are known to find nothing in the file as it is. */
const sound = new Set<string>();

process.on('disconnect', () => process.exit());

process.on('message', (task: Task) => {
  void judge(task).then(
    (verdict) => process.send?.({ verdict }),
    (error: unknown) => process.send?.({ error: messageOf(error) }),
  );
});

/** A rule is judged by its tests first, a chart by its tables; the slowest judge is asked last. */
async function judge(task: Task): Promise<Verdict> {
  const judgements = task.own.length > 0 ? [byTables, byTests, byCharts] : [byTests, byTables];
  for (const judgement of judgements) {
    const verdict = await judgeBy(judgement, task);
    if (verdict !== null) return verdict;
  }
  return null;
}

/** Whoever finds a fault must find none in the unchanged file. */
async function judgeBy(judgement: typeof byTables, task: Task): Promise<Verdict> {
  const verdict = await judgement(task);
  const name = `${judgement.name} ${task.file}`;
  if (verdict === null || sound.has(name)) return verdict;
  const before = await judgement({ ...task, source: task.original });
  if (before !== null) throw new Error(`${task.file} is red as it is: ${before}`);
  sound.add(name);
  return verdict;
}

async function byTables({ file, source, own, others }: Task): Promise<Verdict> {
  tableJudge ??= openTableJudge(root, tables);
  return (await tableJudge).judge(file, source, [...own, ...others]);
}

async function byCharts({ file, source, own }: Task): Promise<Verdict> {
  tableJudge ??= openTableJudge(root, tables);
  return (await tableJudge).judgeCharts(file, source, own);
}

async function byTests({ file, source, tests }: Task): Promise<Verdict> {
  if (tests.length === 0) return null;
  unitJudge ??= openUnitJudge(root);
  return (await unitJudge).judge(file, source, tests);
}
