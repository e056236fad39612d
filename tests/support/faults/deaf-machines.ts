import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { answersFailure } from '#paths/explore/chart-flaws.ts';
import { explore } from '#paths/explore/graph.ts';
import { mutantsOf } from '#tests/support/machines/chart-mutants.ts';
import type { Cell } from './cell.ts';
import { exclusions, tallyOf } from './excluded.ts';
import { callsOf, machineCells } from './machine-cells.ts';

/**
 * The proof that the cells of a machine can fail: it is tried once more for each call whose failure it answers, without
 * that answer, and each time a cell must be lost.
 */
export function deafMachines(entry: AnyRegistryEntry, faults: ReadonlyMap<string, AppError | null>): Cell[] {
  return mutantsOf(entry.machine)
    .map(({ removed, machine }) => ({ removed, deaf: { ...entry, machine } }))
    .filter(({ deaf }) => callsOf(deaf).some(({ node, id }) => !answersFailure(node, id)))
    .map(({ removed, deaf }) => {
      const { lost } = tallyOf(machineCells(explore(deaf), faults), exclusions);
      const found = lost.length > 0 ? null : 'no cell notices';
      return { where: entry.machine.id, fault: `without ${removed}`, found };
    });
}
