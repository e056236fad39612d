import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { declaredTransitions, eventName } from '#tests/support/model/declared-transitions.ts';
import { leavesOf } from '#tests/support/model/graph.ts';
import { begin, move, runningActors, type Cause, type Position } from '#tests/support/model/position.ts';
import { settleOnCommand } from '#tests/support/model/settle-on-command.ts';
import { chartHash } from './report.ts';

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
  { machine }: AnyCatalogueEntry,
  { input, chart, steps: wanted }: RecordedPath,
): Replay {
  const pure = settleOnCommand(machine);
  let { position } = begin(pure, input);
  const states = [nameOf(position)];
  const isOlder = chart !== undefined && chart !== chartHash(machine);
  if (wanted.some(isAcross)) {
    return { states, isOlder, lost: 'the path goes across machines: those of one machine are walked again' };
  }
  for (const [index, { event, payload, state }] of wanted.entries()) {
    const from = nameOf(position);
    const cause = causeOf(position, event, payload);
    const next = isPossible(position, cause) ? move(pure, position, cause) : null;
    const isIgnored = cause.kind === 'event' && next?.taken.length === 0 && state !== from;
    if (next === null || isIgnored) {
      return { states, isOlder, lost: `step ${index + 1}, "${event}", ${reasonFor(machine, cause, from)}` };
    }
    ({ position } = next);
    states.push(nameOf(position));
    if (state !== undefined && state !== nameOf(position)) {
      const lost = `step ${index + 1}, "${event}" in "${from}", comes to "${nameOf(position)}", no longer to "${state}"`;
      return { states, isOlder, lost };
    }
  }
  return { states, isOlder, lost: null };
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
  const told = payload as { output?: unknown; error?: unknown } | undefined;
  const [, raw, ending, actorId = ''] = /^(xstate\.)?(done|error)(?:\.actor\.| )(.+)$/.exec(event) ?? [];
  if (ending === 'done') return { kind: 'done', title: event, actorId, output: raw ? told?.output : payload };
  if (ending === 'error') return { kind: 'error', title: event, actorId, error: raw ? told?.error : payload };
  const timer = [...position.timers.values()].find((each) => each.event.type === event);
  if (timer) return { kind: 'time', title: event, milliseconds: timer.remaining };
  const delay = /^(?:xstate\.)?after[. ](\d+)/.exec(event);
  if (delay) return { kind: 'time', title: event, milliseconds: Number(delay[1]) };
  return { kind: 'event', title: event, event: { ...(payload as object | undefined), type: event } };
}

function nameOf(position: Position): string {
  return leavesOf(position).join(' & ');
}
