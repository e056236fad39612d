import { redact } from '#src/app/inspection/redact.ts';
import type { Report } from '#src/app/inspection/report.ts';

const mostReceived = 500;
const mostSteps = 2000;

export interface Received {
  number: number;
  actor: string;
  from: string | null;
  event: string;
  payload: unknown;
  at: number;
}

export interface InspectedActor {
  id: string;
  name: string;
  machine: string | null;
  parent: string | null;
  input: unknown;
  states: readonly string[];
  status: string;
  refused: readonly string[];
  /** What it has heard since it began, the oldest first. */
  steps: readonly InspectedStep[];
}

interface InspectedStep {
  event: string;
  payload: unknown;
  /** The innermost states that it came to. */
  state: string;
}

/** What is known of the running app. */
export interface Inspected {
  actors: ReadonlyMap<string, InspectedActor>;
  /** The latest events of all actors, the newest first. */
  received: readonly Received[];
}

export const nothingYet: Inspected = { actors: new Map(), received: [] };

/** The same with what a report tells; an app that begins anew leaves nothing of the one before. */
export function withReport(known: Inspected, report: Report): Inspected {
  if (report.type === 'inspector.found') {
    const { actor: id, name, machine, parent, input } = report;
    const before = parent === null ? nothingYet : known;
    const found = { id, name, machine, parent, input, states: [], status: 'active', refused: [], steps: [] };
    return { ...before, actors: new Map(before.actors).set(id, found) };
  }
  const actor = known.actors.get(report.actor);
  if (!actor) return known;
  if (report.type === 'inspector.moved') {
    const { states, status, refused } = report;
    const steps = actor.steps.map((step, at, { length }) =>
      at === length - 1 ? { ...step, state: innermost(states) } : step,
    );
    return {
      ...known,
      actors: new Map(known.actors).set(actor.id, { ...actor, states, status, refused, steps }),
    };
  }
  const { event, payload, from, at } = report;
  const steps = [...actor.steps, { event, payload, state: innermost(actor.states) }].slice(-mostSteps);
  const received = {
    number: (known.received[0]?.number ?? 0) + 1,
    actor: actor.id,
    from,
    event,
    payload,
    at,
  };
  return {
    actors: new Map(known.actors).set(actor.id, { ...actor, steps }),
    received: [received, ...known.received].slice(0, mostReceived),
  };
}

/** Whether a message of the app's frame is a report. */
export function isReport(data: unknown): data is Report {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    data.type.startsWith('inspector.')
  );
}

/** An actor's path as it is played back and put into an issue: its input, and what it has heard. */
export function pathOf(actor: InspectedActor, version: string): string {
  return JSON.stringify({ version, ...reported(actor) }, null, 2);
}

/** What happened in the app: the paths of its machines, those that came to an end too, in the order they began. */
export function problemOf({ actors }: Inspected, version: string, address: string): string {
  const machines = [...actors.values()].filter(({ machine, steps }) => machine !== null && steps.length > 0);
  return JSON.stringify({ version, address: redact(address), paths: machines.map(reported) }, null, 2);
}

function reported({ machine, name, input, steps }: InspectedActor) {
  return { machine: machine ?? name, input, steps };
}

/** Of `open` and `open.choosing` the latter; several for parallel regions. */
function innermost(states: readonly string[]): string {
  return states.filter((state) => !states.some((other) => other.startsWith(`${state}.`))).join(' & ');
}

/** The actors that run, as a tree: those around others first. `depth` is 0 for the app. */
export function asTree({ actors }: Inspected): { actor: InspectedActor; depth: number }[] {
  const running = [...actors.values()].filter(({ status }) => status === 'active');
  const below = (parent: string | null, depth: number): { actor: InspectedActor; depth: number }[] =>
    running
      .filter((actor) => actor.parent === parent)
      .flatMap((actor) => [{ actor, depth }, ...below(actor.id, depth + 1)]);
  return below(null, 0);
}
