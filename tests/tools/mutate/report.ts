import type { Mutant } from './mutants.ts';
import { neverStops, type Verdict } from './verdict.ts';

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

/** How many mutants of a machine are noticed, and each that is not. */
export function reportMachine(machine: string, { judged, explained }: Result): string {
  const survivors = judged.filter(({ verdict }) => verdict === null);
  return lines([
    `${machine.padEnd(20)} ${killedOf(judged)} of ${judged.length}`,
    ...survivors.flatMap((each) => [...changeOf(each), ...reasonOf(explained[each.id], each.id)]),
  ]);
}

/** The share of the mutants that must be killed, in percent. */
const leastScore = 95;

/** How many of the mutants are killed, in percent. */
function scoreOf({ judged }: Pick<Result, 'judged'>): number {
  return judged.length === 0 ? 100 : (100 * killedOf(judged)) / judged.length;
}

/** Whether enough is killed, and every survivor has a reason that is needed. */
export function holds(result: Result): boolean {
  return scoreOf(result) >= leastScore && unexplained(result).length + outdated(result).length === 0;
}

/** The score over all of them. */
export function reportWhole(result: Result): string {
  const { judged } = result;
  const ended = judged.filter(({ verdict }) => verdict === neverStops).length;
  return lines([
    ...outdated(result).map((id) => `✗ is noticed by now, and needs no reason: ${id}`),
    `mutants killed ${killedOf(judged)} of ${judged.length} (${scoreOf(result).toFixed(1)} %, at least ${leastScore}), ${ended} of them by time, ${unexplained(result).length} unexplained`,
  ]);
}

function killedOf(judged: readonly Judged[]): number {
  return judged.filter(({ verdict }) => verdict !== null).length;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

export function changeOf({ file, line, kind, before, after }: Mutant): string[] {
  return [`  ${file}:${line} ${kind}`, `    - ${before}`, `    + ${after}`];
}

function reasonOf(reason: string | undefined, id: string): string[] {
  return reason === undefined ? [`    ✗ unexplained: ${id}`] : [`    = ${reason}`];
}
