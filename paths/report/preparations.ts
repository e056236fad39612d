import { runsMachine } from '#paths/explore/chart-flaws.ts';
import {
  callId,
  type PathPoint,
  type RunningCall,
  type TransitionPath,
} from '#paths/plan/transition-paths.ts';
import { plays } from '#paths/drive/drivers.ts';
import { caseId } from '#paths/explore/case-id.ts';
import type { Call } from '#paths/drive/driver.ts';
import { callOf, causingOf, orderOf } from './event-source.ts';
import type { Place } from './place.ts';

/** What a tester prepares before each point of a path, the start first, so that its calls end as they are to. */
export function preparationsOf(path: TransitionPath, place: Place): string[][] {
  const points: PathPoint[] = [path.start, ...path.steps];
  const prepared = points.map((): string[] => []);
  const add = (begun: number, what: string, call: RunningCall) => {
    const at = doneBefore(path, begun, call, what, place);
    if (!prepared[at]?.includes(what)) prepared[at]?.push(what);
  };
  for (const [index, { cause, member }] of path.steps.entries()) {
    const { [caseId(cause)]: ahead } = plays[member.entry.machine.id]?.prepares ?? {};
    if (ahead !== undefined) prepared[lastDone(path, index, place)]?.push(ahead);
    if (cause.kind === 'time') {
      for (const call of (points[index]?.runs ?? []).filter(canBeHeldBack)) {
        const [first, delayMs] = waitFor(path, index, call.id);
        add(first, orderOf(call.member, call.actor, { delayMs }), call);
      }
    } else {
      const { before } = causingOf(member, cause, place);
      if (before !== null && cause.kind !== 'event') {
        const id = callId(member, cause.actorId);
        add(begunAt(path, index, id), before, { id, actor: cause.actorId, member });
      }
    }
  }
  return prepared;
}

/** The point of the last step before this one that somebody does; the start where there is none. */
function lastDone({ steps }: TransitionPath, before: number, place: Place): number {
  return (
    steps.slice(0, before).findLastIndex(({ member, cause }) => !causingOf(member, cause, place).isSeen) + 1
  );
}

/**
 * What comes by itself leaves no time to prepare anything: it is prepared before the last step that somebody does. Not
 * where something between the two would be broken by it: the same call by an order, any answer by a cut connection.
 */
function doneBefore(
  path: TransitionPath,
  begun: number,
  call: RunningCall,
  what: string,
  place: Place,
): number {
  const ordered = what.includes('curl') ? callOf(call.member, call.actor) : null;
  let at = begun;
  while (at > 0) {
    const step = path.steps[at - 1];
    if (!step || !causingOf(step.member, step.cause, place).isSeen) return at;
    if (outcomeOf(step) === call.id || isBroken(step, ordered)) return begun;
    at -= 1;
  }
  return at;
}

/** By the order of a call, whose method and path may not be known; by no connection where there is no order. */
function isBroken(
  { cause, member }: TransitionPath['steps'][number],
  ordered: Call | null | undefined,
): boolean {
  if (cause.kind !== 'done') return false;
  const answered = callOf(member, cause.actorId);
  if (ordered === null) return true;
  return answered !== undefined && answered.method === ordered?.method && answered.path === ordered.path;
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
