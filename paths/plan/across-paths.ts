import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { exploreAcross, keysOf, takeStep, type FamilyMoves, type Leg } from './across.ts';
import { at, everybody, type FamilyMove, type Relative } from '#paths/explore/actor-tree.ts';
import { leavesOf } from '#paths/explore/graph.ts';
import { runningActors } from '#paths/explore/position.ts';
import type { Route } from './routes.ts';
import {
  callId,
  pathOf,
  planOf,
  takeEveryTransition,
  type Member,
  type PathPlan,
  type PathPoint,
  type PathStep,
  type TransitionPath,
} from './transition-paths.ts';
import { sourceOf } from '#paths/explore/xstate-internals.ts';

/** The same as `planPaths`, with the steps of the machines inside where their parent waits for them. */
export function planAcross(entry: AnyCatalogueEntry, choose = takeEveryTransition): PathPlan {
  const graph = exploreAcross(entry);
  return planOf(
    graph,
    choose(graph).map((route) => walk(graph, route)),
  );
}

function walk({ begin }: FamilyMoves, { start, edges }: Route): TransitionPath {
  let current = begin(start);
  const first = pointAt(current);
  const steps = edges
    .flatMap((edge) => (edge as Leg).steps)
    .map((step): PathStep => {
      const member = memberAt(current.relative, step.path);
      current = takeStep(current.relative, step);
      return { cause: step.cause, member, ...pointAt(current) };
    });
  return pathOf({ title: start.title, input: start.input, ...first }, steps);
}

function pointAt(made: FamilyMove): PathPoint {
  const { relative: root } = made;
  const standing = everybody(root).map(({ path, relative }) => ({
    member: memberAt(root, path),
    state: relative.position.snapshot.value,
    leaves: leavesOf(relative.position),
    taken: keysOf(made, relative.actor),
  }));
  return {
    state: root.position.snapshot.value,
    leaves: leavesOf(root.position),
    taken: keysOf(made, root.actor),
    runs: everybody(root).flatMap(({ path, relative }) => callsOf(relative, memberAt(root, path))),
    standing,
  };
}

function callsOf({ position, children }: Relative, member: Member): PathPoint['runs'] {
  return runningActors(position)
    .filter(({ id }) => !children.has(id))
    .map(({ id: actor }) => ({ id: callId(member, actor), actor, member }));
}

function memberAt(root: Relative, path: readonly string[]): Member {
  const found = at(root, path);
  if (!found) throw new Error(`Nobody runs at "${path.join('/')}".`);
  const around = at(root, path.slice(0, -1));
  const { entry, actor } = found;
  const within = actor && around ? { entry: around.entry, name: sourceOf(actor) } : null;
  return { entry, path, within };
}
