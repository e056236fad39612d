import * as v from 'valibot';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { leavesOf } from '#tests/support/model/graph.ts';
import { begin, move, runningActors, type Cause, type Position } from '#tests/support/model/position.ts';
import { settleOnCommand } from '#tests/support/model/settle-on-command.ts';
import { chartHash } from './report.ts';

const step = v.object({ event: v.string(), payload: v.optional(v.unknown()) });
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

/** What a file to be replayed holds: one path, or all those of a document. */
export const replaySchema = v.union([
  printed,
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
  for (const [index, { event, payload }] of wanted.entries()) {
    const cause = causeOf(event, payload);
    const next = isPossible(position, cause) ? move(pure, position, cause) : null;
    if (next === null || (cause.kind === 'event' && next.taken.length === 0)) {
      return {
        states,
        isOlder,
        lost: `step ${index + 1}, "${event}", is not possible in "${nameOf(position)}"`,
      };
    }
    ({ position } = next);
    states.push(nameOf(position));
  }
  return { states, isOlder, lost: null };
}

function isPossible(position: Position, cause: Cause): boolean {
  if (position.snapshot.status !== 'active') return false;
  if (cause.kind !== 'done' && cause.kind !== 'error') return true;
  return runningActors(position).some(({ id }) => id === cause.actorId);
}

/** The names of the paths, and those of XState. */
function causeOf(event: string, payload: unknown): Cause {
  const outcome = /^(?:xstate\.)?(done|error)(?:\.actor\.| )(.+)$/.exec(event);
  if (outcome?.[1] === 'done')
    return { kind: 'done', title: event, actorId: outcome[2] ?? '', output: payload };
  if (outcome) return { kind: 'error', title: event, actorId: outcome[2] ?? '', error: payload };
  const delay = /^(?:xstate\.)?after[. ](\d+)/.exec(event);
  if (delay) return { kind: 'time', title: event, milliseconds: Number(delay[1]) };
  return { kind: 'event', title: event, event: { ...(payload as object | undefined), type: event } };
}

function nameOf(position: Position): string {
  return leavesOf(position).join(' & ');
}
