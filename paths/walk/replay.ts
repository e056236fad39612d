import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import { inOneLine } from '#paths/text/quoted.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { declaredTransitions, eventName } from '#paths/explore/declared-transitions.ts';
import { leavesOf } from '#paths/explore/graph.ts';
import { begin, move, runningActors, type Cause, type Position } from '#paths/explore/position.ts';
import { settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { chartHash } from '#paths/explore/chart-hash.ts';

/** `state` is what the step came to when it was written down: the names of the innermost states. */
const step = v.object({
  event: v.string(),
  payload: v.optional(v.unknown()),
  state: v.optional(v.string()),
  machine: v.optional(v.string()),
});
const steps = v.array(step);

/** One path, as a member's browser or a tester copied it. */
const onePath = v.object({
  machine: v.string(),
  input: v.optional(v.unknown()),
  chart: v.optional(v.string()),
  steps,
});

/** The document that `--format json` prints. */
const printed = v.pipe(
  v.object({
    machines: v.array(
      v.object({
        id: v.string(),
        chart: v.optional(v.string()),
        paths: v.array(v.object({ start: v.object({ input: v.optional(v.unknown()) }), steps })),
      }),
    ),
  }),
  v.transform(({ machines }) =>
    machines.flatMap(({ id, chart, paths }) =>
      paths.map((path): RecordedPath => ({ machine: id, chart, input: path.start.input, steps: path.steps })),
    ),
  ),
);

/** What a file to be replayed holds: one path, those of a reported problem or a kept file, or all of a document. */
export const replaySchema = v.union([
  printed,
  v.pipe(
    v.object({ paths: v.array(onePath) }),
    v.transform(({ paths }): RecordedPath[] => paths),
  ),
  v.pipe(
    onePath,
    v.transform((path): RecordedPath[] => [path]),
  ),
]);

export type RecordedPath = v.InferOutput<typeof onePath>;

export interface Replay {
  /** The states that were come to, the first before any step. */
  states: string[];
  /** The step that the machine does not take any more, in one line; null when it took all. */
  lost: string | null;
  /** Whether the chart has other transitions than at the time of the record. */
  isOlder: boolean;
}

/** Walks a recorded path on the machine as it is now, on paper. */
export function replay(
  { machine }: AnyRegistryEntry,
  { input, chart, steps: requested }: RecordedPath,
): Replay {
  const pure = settleOnCommand(machine);
  const states: string[] = [];
  const isOlder = chart !== undefined && chart !== chartHash(machine);
  const lose = (lost: string): Replay => ({ states, isOlder, lost });
  const begun = attempt(() => unbroken(begin(pure, input)));
  if ('reason' in begun) return lose(`the machine cannot begin with the input: ${begun.reason}`);
  let { position } = begun.done;
  states.push(nameOf(position));
  if (requested.some(isAcross)) {
    return lose('the path goes across machines: those of one machine are walked again');
  }
  for (const [index, { event, payload, state }] of requested.entries()) {
    const from = nameOf(position);
    const named = `step ${index + 1}, "${inOneLine(event)}"`;
    const cause = causeOf(position, event, payload);
    if (!isPossible(position, cause)) return lose(`${named}, ${reasonFor(machine, cause, from)}`);
    const moved = attempt(() => move(pure, position, cause));
    if ('reason' in moved) return lose(`${named}, comes with what "${from}" cannot take: ${moved.reason}`);
    const next = moved.done;
    if (cause.kind === 'event' && next.taken.length === 0 && state !== from) {
      return lose(`${named}, ${reasonFor(machine, cause, from)}`);
    }
    ({ position } = next);
    const to = nameOf(position);
    states.push(to);
    if (state !== undefined && state !== to) {
      const planned = inOneLine(state);
      return lose(`${named} in "${from}", comes to "${to}", no longer to "${planned}"`);
    }
  }
  return { states, isOlder, lost: null };
}

/** A machine whose context cannot be made of its input does not throw: it has failed. */
function unbroken<Begun extends { position: Position }>(begun: Begun): Begun {
  const { status, error } = begun.position.snapshot;
  if (status === 'error') throw error;
  return begun;
}

/** What a machine makes of foreign data; its guards and actions throw where something is missing in them. */
function attempt<Done>(make: () => Done): { done: Done } | { reason: string } {
  try {
    return { done: make() };
  } catch (error) {
    return { reason: inOneLine(error instanceof Error ? error.message : String(error)) };
  }
}

/** Whether a step was written down by `--across`. */
function isAcross({ machine = '', state = '' }: RecordedPath['steps'][number]): boolean {
  return machine.includes('/') || state.includes(' > ');
}

/** Why a step cannot be taken: nothing of the chart takes it any more, or the state does not. */
function reasonFor(machine: AnyStateMachine, cause: Cause, from: string): string {
  const known = new Set([...declaredTransitions(machine).values()].map(({ event }) => event));
  const isKnown = cause.kind === 'time' || known.has(eventName(cause.title));
  return isKnown ? `is not possible in "${from}"` : 'does not exist in the chart any more';
}

function isPossible(position: Position, cause: Cause): boolean {
  if (position.snapshot.status !== 'active') return false;
  if (cause.kind !== 'done' && cause.kind !== 'error') return true;
  return runningActors(position).some(({ id }) => id === cause.actorId);
}

/** The names of the paths, and those of XState, whose payload is the event without its type. */
function causeOf(position: Position, event: string, payload: unknown): Cause {
  const reported = payload as { output?: unknown; error?: unknown } | undefined;
  const [, raw, ending, actorId = ''] = /^(xstate\.)?(done|error)(?:\.actor\.| )(.+)$/.exec(event) ?? [];
  if (ending === 'done')
    return { kind: 'done', title: event, actorId, output: raw ? reported?.output : payload };
  if (ending === 'error')
    return { kind: 'error', title: event, actorId, error: raw ? reported?.error : payload };
  const timer = [...position.timers.values()].find((each) => each.event.type === event);
  if (timer) return { kind: 'time', title: event, milliseconds: timer.remaining };
  const delay = /^(?:xstate\.)?after[. ](\d+)/.exec(event);
  if (delay) return { kind: 'time', title: event, milliseconds: Number(delay[1]) };
  return { kind: 'event', title: event, event: { ...(payload as object | undefined), type: event } };
}

function nameOf(position: Position): string {
  return leavesOf(position).join(' & ');
}
