import type { ChartState, ChartTransition } from '#gallery/words/chart.ts';
import type { ChartChange, TransitionChange } from './compare-charts.ts';

/** What changed as a list for a review; `notes` are what could not be compared. */
export function diffMarkdown(ref: string, changes: readonly ChartChange[], notes: readonly string[]): string {
  return [
    `# What changed in the flows since ${ref}`,
    '',
    ...notes.map((note) => `> ${note}\n`),
    ...(changes.length === 0 ? ['Nothing: every machine is as it was.', ''] : []),
    ...changes.flatMap((change) => [
      `## ${headingOf(change)}`,
      '',
      ...linesOf(change).map((line) => `- ${line}`),
      '',
    ]),
  ].join('\n');
}

export function headingOf({ before, after }: ChartChange): string {
  const chart = after ?? before;
  return `${chart?.title} (\`${chart?.id}\`)`;
}

/** One line for each difference. */
export function linesOf({
  change,
  statesNew,
  statesGone,
  perhapsRenamed,
  transitions,
}: ChartChange): string[] {
  if (change !== 'changed') return [change === 'new' ? 'The machine is new' : 'The machine is gone'];
  return [
    ...statesNew.map((state) => `New state ${named(state)}`),
    ...statesGone.map((state) => `Gone: state ${named(state)}`),
    ...perhapsRenamed.map(([before, after]) => `Perhaps renamed: ${named(before)} is now ${named(after)}`),
    ...transitions.map(transitionLine),
  ];
}

function named({ id }: ChartState): string {
  return `\`${id}\``;
}

function transitionLine({ change, before, after }: TransitionChange): string {
  const said = after ?? before;
  if (!said) return '';
  const from = `\`${said.from}\`: ${said.label}`;
  switch (change) {
    case 'new':
      return `New in ${from} → ${targetOf(said)}`;
    case 'gone':
      return `Gone from ${from} → ${targetOf(said)}`;
    case 'moved':
      return `Moved in ${from} leads to ${targetOf(after)}, was ${targetOf(before)}`;
    case 'changed': {
      const differences = [...guardChange(before, after), ...actionChange(before, after)];
      return `Changed in ${from}: ${differences.join('; ') || 'is asked in another order'}`;
    }
  }
}

function targetOf(transition: ChartTransition | null): string {
  const targets = transition?.targets ?? [];
  return targets.length === 0 ? 'stays' : targets.map((target) => `\`${target}\``).join(' and ');
}

function guardChange(before: ChartTransition | null, after: ChartTransition | null): string[] {
  const condition = (transition: ChartTransition | null) =>
    transition?.guard === undefined ? 'without a condition' : `only if ${transition.guard}`;
  return before?.guard === after?.guard ? [] : [`${condition(after)}, was ${condition(before)}`];
}

function actionChange(before: ChartTransition | null, after: ChartTransition | null): string[] {
  const [was = [], is = []] = [before?.actions, after?.actions];
  const more = is.filter((action) => !was.includes(action));
  const fewer = was.filter((action) => !is.includes(action));
  const isOtherOrder = more.length + fewer.length === 0 && was.join() !== is.join();
  return [
    ...(more.length === 0 ? [] : [`now does ${more.join(', ')}`]),
    ...(fewer.length === 0 ? [] : [`no longer does ${fewer.join(', ')}`]),
    ...(isOtherOrder ? [`now does ${is.join(', ')} in this order`] : []),
  ];
}
