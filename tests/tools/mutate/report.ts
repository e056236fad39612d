import type { Mutant } from './mutants.ts';
import { neverStops, type MutantResult } from './mutant-result.ts';

export interface MutantOutcome extends Mutant {
  machine: string;
  mutantResult: MutantResult;
}

export interface Result {
  results: readonly MutantOutcome[];
  /** Why a mutant is allowed to survive, by its id. */
  explained: Readonly<Record<string, string>>;
}

/** The mutants that nothing noticed, and for which there is no reason. */
export function unexplained({ results, explained }: Result): MutantOutcome[] {
  return results.filter(({ id, mutantResult }) => mutantResult === null && !Object.hasOwn(explained, id));
}

/** The reasons for mutants that are noticed by now. */
export function outdated({ results, explained }: Result): string[] {
  return results
    .filter(({ id, mutantResult }) => mutantResult !== null && Object.hasOwn(explained, id))
    .map(({ id }) => id);
}

/** How many mutants of a machine are noticed, and each that is not. */
export function reportMachine(machine: string, { results, explained }: Result): string {
  const survivors = results.filter(({ mutantResult }) => mutantResult === null);
  return lines([
    `${machine.padEnd(20)} ${killedOf(results)} of ${results.length}`,
    ...survivors.flatMap((each) => [...changeOf(each), ...reasonOf(explained[each.id], each.id)]),
  ]);
}

/** The share of the mutants that must be killed, in percent. */
const leastScore = 95;

/** How many of the mutants are killed, in percent. */
function scoreOf({ results }: Pick<Result, 'results'>): number {
  return results.length === 0 ? 100 : (100 * killedOf(results)) / results.length;
}

/** Whether enough is killed, and every survivor has a reason that is needed. */
export function holds(result: Result): boolean {
  return scoreOf(result) >= leastScore && unexplained(result).length + outdated(result).length === 0;
}

/** The score over all of them. */
export function reportWhole(result: Result): string {
  const { results } = result;
  const ended = results.filter(({ mutantResult }) => mutantResult === neverStops).length;
  return lines([
    ...outdated(result).map((id) => `✗ is noticed by now, and needs no reason: ${id}`),
    `mutants killed ${killedOf(results)} of ${results.length} (${scoreOf(result).toFixed(1)} %, at least ${leastScore}), ${ended} of them by time, ${unexplained(result).length} unexplained`,
  ]);
}

function killedOf(results: readonly MutantOutcome[]): number {
  return results.filter(({ mutantResult }) => mutantResult !== null).length;
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
