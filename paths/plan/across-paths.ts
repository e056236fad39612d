import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { exploreAcross, keysOf, takeStep, type TreeMoves, type Leg } from './across.ts';
import { at, allNodes, type TreeMove, type ActorNode } from '#paths/explore/actor-tree.ts';
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
export function planAcross(entry: AnyRegistryEntry, choose = takeEveryTransition): PathPlan {
  const graph = exploreAcross(entry);
  return planOf(
    graph,
    choose(graph).map((route) => walk(graph, route)),
  );
}

function walk({ begin }: TreeMoves, { start, edges }: Route): TransitionPath {
  let current = begin(start);
  const first = pointAt(current);
  const steps = edges
    .flatMap((edge) => (edge as Leg).steps)
    .map((step): PathStep => {
      const member = memberAt(current.actorNode, step.path);
      current = takeStep(current.actorNode, step);
      return { cause: step.cause, member, ...pointAt(current) };
    });
  return pathOf({ title: start.title, input: start.input, ...first }, steps);
}

function pointAt(made: TreeMove): PathPoint {
  const { actorNode: root } = made;
  const standing = allNodes(root).map(({ path, actorNode }) => ({
    member: memberAt(root, path),
    state: actorNode.position.snapshot.value,
    leaves: leavesOf(actorNode.position),
    taken: keysOf(made, actorNode.actor),
  }));
  return {
    state: root.position.snapshot.value,
    leaves: leavesOf(root.position),
    taken: keysOf(made, root.actor),
    runs: allNodes(root).flatMap(({ path, actorNode }) => callsOf(actorNode, memberAt(root, path))),
    standing,
  };
}

function callsOf({ position, children }: ActorNode, member: Member): PathPoint['runs'] {
  return runningActors(position)
    .filter(({ id }) => !children.has(id))
    .map(({ id: actor }) => ({ id: callId(member, actor), actor, member }));
}

function memberAt(root: ActorNode, path: readonly string[]): Member {
  const found = at(root, path);
  if (!found) throw new Error(`Nobody runs at "${path.join('/')}".`);
  const around = at(root, path.slice(0, -1));
  const { entry, actor } = found;
  const within = actor && around ? { entry: around.entry, name: sourceOf(actor) } : null;
  return { entry, path, within };
}
