import type { AnyStateMachine } from 'xstate';
import { leafNodes, nodeName } from '#tests/support/model/declared-transitions.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Cause } from '#tests/support/model/position.ts';
import { planPaths, type PathPoint } from '#tests/support/model/transition-paths.ts';

export interface ReportedStep {
  /** What moves the machine: the type of an event, `done logIn`, `error logIn` or `after 250 ms`. */
  event: string;
  /** The same in plain words. */
  title: string;
  /** Where the machine stands then; several names for parallel regions. */
  state: string;
  description: string;
}

export interface ReportedPath {
  title: string;
  start: Omit<ReportedStep, 'event'>;
  steps: ReportedStep[];
}

export interface ReportedMachine {
  id: string;
  title: string;
  promise: string;
  states: { total: number; covered: number };
  transitions: { total: number; covered: number; unreachable: string[] };
  paths: ReportedPath[];
}

/** The paths of machines as data, ready to be written down. */
export function reportPaths(entries: readonly AnyCatalogueEntry[]): { machines: ReportedMachine[] } {
  return { machines: entries.map(reportMachine) };
}

function reportMachine(entry: AnyCatalogueEntry): ReportedMachine {
  const { paths, states, transitions } = planPaths(entry);
  const placeOf = placesIn(entry.machine);
  return {
    id: entry.machine.id,
    title: entry.title,
    promise: entry.promise,
    states: { total: states.total, covered: states.covered },
    transitions,
    paths: paths.map(({ title, start, steps }) => ({
      title,
      start: { title: start.title, ...placeOf(start) },
      steps: steps.map((step) => ({ event: eventOf(step.cause), title: step.cause.title, ...placeOf(step) })),
    })),
  };
}

function placesIn(machine: AnyStateMachine): (point: PathPoint) => { state: string; description: string } {
  const descriptions = new Map(leafNodes(machine).map((node) => [nodeName(node), node.description ?? '']));
  return ({ leaves }) => ({
    state: leaves.join(' & '),
    description: leaves.map((leaf) => descriptions.get(leaf)).join(' '),
  });
}

function eventOf(cause: Cause): string {
  switch (cause.kind) {
    case 'event':
      return cause.event.type;
    case 'time':
      return `after ${cause.milliseconds} ms`;
    case 'done':
    case 'error':
      return `${cause.kind} ${cause.actorId}`;
  }
}
