import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { runsMachine } from '#tests/support/model/chart-flaws.ts';
import type { PathPoint, TransitionPath } from '#tests/support/model/transition-paths.ts';
import { plays } from '#tests/support/play/plays.ts';
import { causingOf, orderOf } from './causing.ts';
import type { Place } from './place.ts';

/** What a tester prepares before each point of a path, the start first, so that its calls end as they are to. */
export function preparationsOf(entry: AnyCatalogueEntry, path: TransitionPath, place: Place): string[][] {
  const points: PathPoint[] = [path.start, ...path.steps];
  const prepared = points.map((): string[] => []);
  const add = (at: number, what: string) => {
    if (!prepared[at]?.includes(what)) prepared[at]?.push(what);
  };
  for (const [index, { cause }] of path.steps.entries()) {
    if (cause.kind === 'time') {
      for (const actor of callsAt(entry, points[index])) {
        const [first, delayMs] = waitFor(path, index, actor);
        add(first, orderOf(entry, actor, { delayMs }, place));
      }
    } else {
      const { before } = causingOf(entry, cause, place);
      if (before !== null && cause.kind !== 'event') add(begunAt(path, index, cause.actorId), before);
    }
  }
  return prepared;
}

/** The point at which an actor was begun that runs before a step. */
function begunAt({ start, steps }: TransitionPath, before: number, actor: string): number {
  const points: PathPoint[] = [start, ...steps];
  const fresh = steps
    .slice(0, before)
    .findLastIndex((step, index) => !points[index]?.runs.includes(actor) || outcomeOf(step) === actor);
  return fresh + 1;
}

function outcomeOf(step: TransitionPath['steps'][number] | undefined): string | null {
  return step?.cause.kind === 'done' || step?.cause.kind === 'error' ? step.cause.actorId : null;
}

/** Calls whose answer can be held back; a listener has none, and of a machine inside it must be known which it makes. */
function callsAt({ machine, outcomes }: AnyCatalogueEntry, point: PathPoint | undefined): string[] {
  return (point?.runs ?? []).filter((actor) =>
    runsMachine(machine, actor)
      ? Object.hasOwn(plays[machine.id]?.calls ?? {}, actor)
      : (outcomes[actor]?.done.length ?? 0) > 0,
  );
}

const never = 120_000;
const spare = 2000;

/** Since which point a call must wait, and how long: until its answer is due, or for good. */
function waitFor(path: TransitionPath, index: number, actor: string): [first: number, milliseconds: number] {
  const first = begunAt(path, index, actor);
  let passed = spare;
  for (const { cause, runs } of path.steps.slice(first)) {
    if (cause.kind === 'time') passed += cause.milliseconds;
    if ((cause.kind === 'done' || cause.kind === 'error') && cause.actorId === actor)
      return [first, Math.min(passed, never)];
    if (!runs.includes(actor)) break;
  }
  return [first, never];
}
