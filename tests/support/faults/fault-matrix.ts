import { registry } from '#machines/registry.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { explore } from '#paths/explore/graph.ts';
import { everyCall } from '#tests/unit/api-cases/every-call.ts';
import type { Cell } from './cell.ts';
import { clientCells, errorsOf } from './client-cells.ts';
import { codeCells } from './code-cells.ts';
import { deafMachines } from './deaf-machines.ts';
import { clientSituations } from './client-situations.ts';
import { clientExclusions, exclusions, serverExclusions, tallyOf, type Tally } from './excluded.ts';
import { machineCells } from './machine-cells.ts';
import { recoverableStates } from './recoverable-states.ts';
import { serverCells } from './server-cells.ts';
import { situationCells } from './situation-cells.ts';
import { transportFaults } from './transport-faults.ts';

export interface FaultMatrix {
  client: Tally;
  machines: Tally;
  /** The situations of each call, at the real server on its embedded database. */
  server: Tally;
  codes: Tally;
  states: Tally;
  /** Machines without one of their answers to a failure: survived is what was noticed. */
  deaf: Tally;
  /** Promises that were rejected and that nobody heard, while all this was tried. */
  unhandled: unknown[];
}

/** Everything that is tried without a browser. */
export async function runFaultMatrix(): Promise<FaultMatrix> {
  const unhandled: unknown[] = [];
  const receive = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', receive);
  try {
    const client = tallyOf(
      [...(await clientCells(everyCall, transportFaults)), ...(await clientSituations(everyCall))],
      clientExclusions,
    );
    const server = tallyOf(await serverCells(everyCall), serverExclusions);
    const faults = await transportErrors();
    const graphs = registry.map(explore);
    const machines = tallyOf(
      graphs.flatMap((graph) => [...machineCells(graph, faults), ...situationCells(graph)]),
      exclusions,
    );
    const codes = tallyOf(await codeCells());
    const states = tallyOf(graphs.flatMap(recoverableStates));
    const deaf = tallyOf(registry.flatMap((entry) => deafMachines(entry, faults)));
    return { client, machines, server, codes, states, deaf, unhandled };
  } finally {
    process.off('unhandledRejection', receive);
  }
}

/** What the app's client makes of each transport fault at a change, by its name: as the machines get it. */
export function transportErrors(): Promise<Map<string, AppError | null>> {
  const change = everyCall.find(({ name }) => name === 'changeProfile');
  if (!change) throw new Error('The registry has no call "changeProfile".');
  return errorsOf(change, transportFaults);
}

/** What was tried, in one line; it claims nothing about a browser. */
export function summaryOf({ client, machines, server, codes, states, deaf }: FaultMatrix): string {
  const sumOf = (count: (tally: Tally) => number) =>
    [client, machines, server].reduce((sum, tally) => sum + count(tally), 0);
  const survived = sumOf((tally) => tally.survived);
  const total = sumOf((tally) => tally.total);
  const apart = sumOf((tally) => tally.excluded);
  const where = `the client (${client.total}), the machines (${machines.total}) and the server (${server.total})`;
  const doubles = server.lost.filter(({ found }) => found?.startsWith('has the effect')).length;
  return [
    `faults survived ${survived} of ${total} at ${where}, ${apart} excluded`,
    `double effects ${doubles}`,
    `codes ${codes.survived} of ${codes.total}`,
    `recoverable states ${states.survived} of ${states.total}`,
    `answers to a failure missed ${deaf.survived} of ${deaf.total}`,
  ].join(' · ');
}

/** What failed, as a table: where, which faults, what happened. Cells that fail alike share a line. */
export function tableOf(cells: readonly Cell[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { where, fault, found } of cells) {
    const line = `${where}: ${found}`;
    lines.set(line, [...(lines.get(line) ?? []), fault]);
  }
  return [...lines].map(([line, faults]) => `✗ ${line}\n    under ${faults.join(', ')}`);
}

export function isSound({ client, machines, server, codes, states, deaf, unhandled }: FaultMatrix): boolean {
  const tallies = [client, machines, server, codes, states, deaf];
  return unhandled.length === 0 && tallies.every(({ lost, unneeded }) => lost.length + unneeded.length === 0);
}
