import type { Mutant } from './mutants.ts';
import type { Verdict } from './verdict.ts';

export interface Judged extends Mutant {
  machine: string;
  verdict: Verdict;
}

export interface Result {
  judged: readonly Judged[];
  /** Why a mutant is allowed to survive, by its id. */
  explained: Readonly<Record<string, string>>;
}

/** The mutants that nothing noticed, and for which there is no reason. */
export function unexplained({ judged, explained }: Result): Judged[] {
  return judged.filter(({ id, verdict }) => verdict === null && !Object.hasOwn(explained, id));
}

/** The reasons for mutants that are noticed by now. */
export function outdated({ judged, explained }: Result): string[] {
  return judged
    .filter(({ id, verdict }) => verdict !== null && Object.hasOwn(explained, id))
    .map(({ id }) => id);
}

export function report(result: Result): string {
  const { judged, explained } = result;
  const machines = [...new Set(judged.map(({ machine }) => machine))].toSorted();
  const killed = (mutants: readonly Judged[]) => mutants.filter(({ verdict }) => verdict !== null).length;
  const lines = machines.flatMap((machine) => {
    const own = judged.filter((each) => each.machine === machine);
    const survivors = own.filter(({ verdict }) => verdict === null);
    return [
      `${machine.padEnd(20)} ${killed(own)} of ${own.length}`,
      ...survivors.flatMap((each) => [...changeOf(each), ...reasonOf(explained[each.id], each.id)]),
    ];
  });
  const share = judged.length === 0 ? 100 : (100 * killed(judged)) / judged.length;
  return [
    ...lines,
    ...outdated(result).map((id) => `✗ is noticed by now, and needs no reason: ${id}`),
    `mutants killed ${killed(judged)} of ${judged.length} (${share.toFixed(1)} %)`,
    '',
  ].join('\n');
}

export function changeOf({ file, line, kind, before, after }: Mutant): string[] {
  return [`  ${file}:${line} ${kind}`, `    - ${before}`, `    + ${after}`];
}

function reasonOf(reason: string | undefined, id: string): string[] {
  return reason === undefined ? [`    ✗ unexplained: ${id}`] : [`    = ${reason}`];
}
