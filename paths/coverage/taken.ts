import { StateMachine, type AnyStateMachine } from 'xstate';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { transitionKey } from '#paths/explore/declared-transitions.ts';
import type { FlowRun, SeenTransition, WalkRun } from './flow-run.ts';
import { actorsOf } from '#paths/explore/xstate-internals.ts';

/** What one machine took at once, and what it had taken just before. */
export interface PathSection {
  machine: string;
  before: string[];
  taken: string[];
  /** Whether a gesture on the screen made it take them. */
  isByHand: boolean;
}

/** The stretches of any run, in the names of the catalogue. */
export function sectionReader(entries: readonly AnyRegistryEntry[]): (run: FlowRun) => PathSection[] {
  const known = knownNames(entries);
  return (run) => {
    if (!('stretches' in run)) return stretchesOf(run);
    return run.stretches.flatMap(({ machine: name, before, taken, isByHand }) => {
      const machine = known.get(name);
      if (machine === undefined) return [];
      const keysOf = (seen: SeenTransition[]) => seen.map((transition) => keyOf(machine, transition));
      return [{ machine, before: keysOf(before), taken: keysOf(taken), isByHand }];
    });
  };
}

function stretchesOf({ kind, machine, steps }: WalkRun): PathSection[] {
  return steps.map(({ taken, manner }, index) => ({
    machine,
    before: steps[index - 1]?.taken ?? [],
    taken,
    isByHand: kind !== 'headless' && manner === 'gesture',
  }));
}

function keyOf(machine: string, { path, eventType, index }: SeenTransition): string {
  const type = eventType.replace(/^(xstate\.done\.state\.)[^.]+/, `$1${machine}`);
  return transitionKey(path.join('.') || machine, type, index);
}

/** Reads, forms and payments run under names of their own: what describes them tells which machine they are. */
function knownNames(entries: readonly AnyRegistryEntry[]): Map<string, string> {
  const ids = new Map(entries.map(({ machine }) => [machine.root.description, machine.id]));
  const all = entries.flatMap(({ machine }) => [machine, ...machinesIn(machine)]);
  const named = all.flatMap(({ id, root }): [string, string][] => {
    const found = ids.get(root.description);
    return found === undefined ? [] : [[id, found]];
  });
  return new Map(named);
}

function machinesIn(machine: AnyStateMachine): AnyStateMachine[] {
  return actorsOf(machine).flatMap(([, logic]) =>
    logic instanceof StateMachine ? [logic, ...machinesIn(logic)] : [],
  );
}
