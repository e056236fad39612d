import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SimulationOptions, SimulationResult } from './world.ts';

/** A part of a simulation, which a process of its own runs. */
export type Part = Pick<SimulationOptions, 'seed' | 'members' | 'months'>;

/** Splits a simulation: the members of each part live in a database of their own. */
export function partsOf({ seed, members, months }: Part, processes: number): Part[] {
  const count = Math.min(processes, members);
  return Array.from({ length: count }, (_, index) => ({
    seed: seed * 1000 + index,
    months,
    members: Math.floor(members / count) + Number(index < members % count),
  }));
}

/** What a part sends after each month, and at its end. */
export type PartMessage = SimulationResult;

const program = fileURLToPath(new URL('part.ts', import.meta.url));

/** Runs a part in a process; rejects where that ends without a result. */
export function runPart(part: Part, onMonth: (soFar: PartMessage) => void): Promise<PartMessage> {
  return new Promise((resolve, reject) => {
    let last: PartMessage | null = null;
    const child = fork(program, [JSON.stringify(part)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (message: PartMessage) => {
      last = message;
      onMonth(message);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && last !== null) resolve(last);
      else reject(new Error(`A part of the simulation ended with ${code}.`));
    });
  });
}

/** The results of all parts as one. */
export function together(results: readonly SimulationResult[]): SimulationResult {
  const sum = (of: (result: SimulationResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    days: Math.max(0, ...results.map(({ days }) => days)),
    members: sum(({ members }) => members),
    entries: sum(({ entries }) => entries),
    violations: results.flatMap(({ violations }) => violations),
  };
}
