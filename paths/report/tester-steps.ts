import type { ReportedPath, ReportedPoint, ReportedStep } from '#paths/plan/reported-path.ts';

/** What somebody does, with what is prepared for it and what then comes, one after the other. */
export interface TesterStep {
  title: string;
  prepare: readonly string[];
  /** In more words than the title; empty where that says it all. */
  how: string;
  expected: readonly ReportedPoint[];
  /** What is seen of the money after it. */
  money: readonly string[];
}

/** A path as the steps of a tester: what follows by itself is expected of the step before it. */
export function testerSteps({ start, steps, money }: ReportedPath): TesterStep[] {
  const done: (Omit<TesterStep, 'expected' | 'money'> & { expected: ReportedPoint[] })[] = [
    { title: start.title, prepare: start.before, how: start.how, expected: [start] },
  ];
  for (const step of steps) {
    if (isOnlySeen(step)) done.at(-1)?.expected.push(step);
    else done.push({ title: step.title, prepare: step.before, how: moreOf(step), expected: [step] });
  }
  return done.map((step, index) => ({ ...step, money: index === done.length - 1 ? money : [] }));
}

/** Whether nobody does or prepares anything for a step. */
export function isOnlySeen({ isSeen, before }: ReportedStep): boolean {
  return isSeen && before.length === 0;
}

/** How a step is brought about, unless its title says it all. */
export function moreOf({ title, how }: ReportedStep): string {
  return how === `${title}.` ? '' : how;
}

/** What a tester does, in one line. */
export function actionOf({ title, how }: TesterStep): string {
  return how === '' ? `${title}.` : `${title}: ${how}`;
}

/** What a tester then sees, a line for each thing that comes. */
export function expectedOf({ title, expected, money }: TesterStep): string {
  const lines = expected.map((point) =>
    point.title === title ? seen(point) : `${point.title}: ${seen(point)}`,
  );
  return [...lines, ...money].join('\n');
}

function seen({ screen, words, description }: ReportedPoint): string {
  return [screen, `${words}.`, description].filter(Boolean).join(' ');
}
