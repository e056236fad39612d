import { createMachine, type AnyStateMachine } from 'xstate';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { TransitionPath } from '#paths/plan/transition-paths.ts';
import { walkHeadless } from '#paths/walk/walk-headless.ts';

interface Mutant {
  /** Where in the configuration a transition was taken out. */
  removed: string;
  machine: AnyStateMachine;
}

type Path = readonly (string | number)[];

const transitionHolders = new Set(['on', 'after']);
const transitionKeys = new Set(['always', 'onDone', 'onError', 'onSnapshot']);

/** The machine as many times as it declares transitions, each time without one of them. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return transitionPaths(machine.config, []).map((path) => ({
    removed: path.join('.'),
    machine: createMachine(without(machine.config, path), machine.implementations),
  }));
}

/** The transitions whose loss none of the paths would notice, and how many were taken out in turn. */
export function findSurvivors(entry: AnyRegistryEntry, paths: readonly TransitionPath[]) {
  const mutants = mutantsOf(entry.machine);
  const survivors = mutants.filter(({ machine }) =>
    paths.every((path) => isWalked({ ...entry, machine }, path)),
  );
  return { mutants: mutants.length, survivors: survivors.map(({ removed }) => removed) };
}

function isWalked(entry: AnyRegistryEntry, path: TransitionPath): boolean {
  try {
    walkHeadless(entry, path);
    return true;
  } catch {
    return false;
  }
}

function transitionPaths(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const here = [...path, key];
    if (transitionHolders.has(key)) {
      return Object.entries(Object(child)).flatMap(([event, branches]) =>
        branchPaths(branches, [...here, event]),
      );
    }
    if (transitionKeys.has(key)) return branchPaths(child, here);
    return key === 'states' || key === 'invoke' || path.at(-1) === 'states' || Array.isArray(value)
      ? transitionPaths(child, here)
      : [];
  });
}

function branchPaths(branches: unknown, path: Path): Path[] {
  return Array.isArray(branches) ? branches.map((_, index) => [...path, index]) : [path];
}

function without<Value>(value: Value, [key, ...rest]: Path): Value {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] =
      rest.length === 0
        ? value.toSpliced(Number(key), 1)
        : value.with(Number(key), without(value[Number(key)], rest));
    return items as Value;
  }
  const copy = Object.entries(value).filter(([name]) => rest.length > 0 || name !== key);
  return Object.fromEntries(
    copy.map(([name, child]) => [name, name === key ? without(child, rest) : child]),
  ) as Value;
}
