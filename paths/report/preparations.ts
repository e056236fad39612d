import { runsMachine } from '#paths/explore/chart-flaws.ts';
import {
  callId,
  type PathPoint,
  type RunningCall,
  type TransitionPath,
} from '#paths/plan/transition-paths.ts';
import { plays } from '#paths/drive/drivers.ts';
import { causingOf, orderOf } from './event-source.ts';
import type { Place } from './place.ts';

/** What a tester prepares before each point of a path, the start first, so that its calls end as they are to. */
export function preparationsOf(path: TransitionPath, place: Place): string[][] {
  const points: PathPoint[] = [path.start, ...path.steps];
  const prepared = points.map((): string[] => []);
  const add = (at: number, what: string) => {
    if (!prepared[at]?.includes(what)) prepared[at]?.push(what);
  };
  for (const [index, { cause, member }] of path.steps.entries()) {
    if (cause.kind === 'time') {
      for (const call of (points[index]?.runs ?? []).filter(canBeHeldBack)) {
        const [first, delayMs] = waitFor(path, index, call.id);
        add(first, orderOf(call.member, call.actor, { delayMs }, place));
      }
    } else {
      const { before } = causingOf(member, cause, place);
      if (before !== null && cause.kind !== 'event')
        add(begunAt(path, index, callId(member, cause.actorId)), before);
    }
  }
  return prepared;
}

/** The point at which a call was begun that runs before a step. */
function begunAt({ start, steps }: TransitionPath, before: number, call: string): number {
  const points: PathPoint[] = [start, ...steps];
  const fresh = steps
    .slice(0, before)
    .findLastIndex((step, index) => !runs(points[index], call) || outcomeOf(step) === call);
  return fresh + 1;
}

function runs(point: PathPoint | undefined, call: string): boolean {
  return point?.runs.some(({ id }) => id === call) ?? false;
}

function outcomeOf(step: TransitionPath['steps'][number] | undefined): string | null {
  if (step?.cause.kind !== 'done' && step?.cause.kind !== 'error') return null;
  return callId(step.member, step.cause.actorId);
}

/** A listener has no answer; and of a machine inside that is none on the path it must be known which call it makes. */
function canBeHeldBack({ actor, member: { entry } }: RunningCall): boolean {
  return runsMachine(entry.machine, actor)
    ? Object.hasOwn(plays[entry.machine.id]?.calls ?? {}, actor)
    : (entry.outcomes[actor]?.done.length ?? 0) > 0;
}

const never = 120_000;
const spare = 2000;

/** Since which point a call must wait, and how long: until its answer is due, or for good. */
function waitFor(path: TransitionPath, index: number, call: string): [first: number, milliseconds: number] {
  const first = begunAt(path, index, call);
  let passed = spare;
  for (const step of path.steps.slice(first)) {
    if (step.cause.kind === 'time') passed += step.cause.milliseconds;
    if (outcomeOf(step) === call) return [first, Math.min(passed, never)];
    if (!runs(step, call)) break;
  }
  return [first, never];
}
