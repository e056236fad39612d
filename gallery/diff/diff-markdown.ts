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

/** One line for each difference: `+` new, `−` gone, `→` leads elsewhere, `Δ` has another guard or action. */
export function linesOf({
  change,
  statesNew,
  statesGone,
  perhapsRenamed,
  transitions,
}: ChartChange): string[] {
  if (change !== 'changed') return [change === 'new' ? '+ the whole machine' : '− the whole machine'];
  return [
    ...statesNew.map((state) => `+ state ${named(state)}`),
    ...statesGone.map((state) => `− state ${named(state)}`),
    ...perhapsRenamed.map(([before, after]) => `perhaps renamed: ${named(before)} is now ${named(after)}`),
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
  if (change === 'moved') return `→ ${from} leads to ${targetOf(after)}, was ${targetOf(before)}`;
  if (change === 'changed')
    return `Δ ${from}: ${[...guardChange(before, after), ...actionChange(before, after)].join('; ')}`;
  return `${change === 'new' ? '+' : '−'} ${from} → ${targetOf(said)}`;
}

function targetOf(transition: ChartTransition | null): string {
  const targets = transition?.targets ?? [];
  return targets.length === 0 ? 'stays' : targets.map((target) => `\`${target}\``).join(' and ');
}

function guardChange(before: ChartTransition | null, after: ChartTransition | null): string[] {
  const condition = (transition: ChartTransition | null) =>
    transition?.guard === undefined ? 'always' : `if ${transition.guard}`;
  return before?.guard === after?.guard ? [] : [`${condition(after)}, was ${condition(before)}`];
}

function actionChange(before: ChartTransition | null, after: ChartTransition | null): string[] {
  const does = (transition: ChartTransition | null) => transition?.actions.join(', ') || 'nothing';
  return does(before) === does(after) ? [] : [`does ${does(after)}, was ${does(before)}`];
}
