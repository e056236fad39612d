import type { AnyActorRef } from 'xstate';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { resourceEntry } from '#machines/resource/resource.entry.ts';
import { declaredTransitions, leafNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import {
  beginTree,
  causesFor,
  moveTree,
  passTreeTime,
  type TreeMove,
  type ActorNode,
} from '#paths/explore/actor-tree.ts';
import { treeKey } from '#paths/explore/actor-tree-graph.ts';
import {
  leavesOf,
  takenKeys,
  type GraphEdge,
  type GraphNode,
  type GraphStart,
  type MachineGraph,
} from '#paths/explore/graph.ts';
import { onceFor, onceForEach } from '#paths/explore/memoize.ts';
import type { Cause } from '#paths/explore/position.ts';
import { actorNodeOf } from '#paths/explore/child-entries.ts';
import { stepId } from './transition-paths.ts';

/** Something happens to the machine at the end of the path; time passes for all. */
export interface TreeStep {
  path: readonly string[];
  cause: Cause;
}

/** What leads a machine to its next move: a step of its own, or those of a machine in it until this one hears of it. */
export interface Leg extends GraphEdge {
  steps: readonly TreeStep[];
}

/** A machine with the machines in it, as a graph of its own moves: each edge is a leg. */
export interface TreeMoves extends MachineGraph {
  begin: (start: GraphStart) => TreeMove;
}

const maxNodes = 2000;

/**
 * Every state that a machine can be in with the machines in it at work, and every way on. A machine inside goes the
 * shortest way to each thing that its parent hears of it; with what it really answers, so that guards refuse what they
 * would refuse.
 */
export const exploreAcross = onceFor(exploreAcrossAgain);

function exploreAcrossAgain(entry: AnyRegistryEntry): TreeMoves {
  const families = new Map<string, { node: GraphNode; family: ActorNode }>();
  const nodeAt = (family: ActorNode): GraphNode => {
    const key = treeKey(family);
    const { position } = family;
    const known = families.get(key) ?? {
      family,
      node: { key, position, leaves: leavesOf(position), edges: [] },
    };
    families.set(key, known);
    if (families.size > maxNodes) throw new Error(`"${entry.machine.id}" has more than ${maxNodes} states.`);
    return known.node;
  };
  const begun = (input: unknown) => beginTree(entry, input, inLine);
  const starts = entry.inputs.map(({ title, input }): GraphStart => {
    const first = begun(input);
    return { title, input, node: nodeAt(first.actorNode), taken: keysOf(first, null) };
  });
  for (const { node, family } of families.values()) {
    for (const { steps, move } of legsFrom(family)) {
      const to = nodeAt(move.actorNode);
      const last = steps.at(-1) as TreeStep;
      const id = steps.map(stepId).join(', ');
      node.edges.push({
        id,
        cause: last.cause,
        steps,
        from: node,
        to,
        taken: keysOf(move, null),
        changes: node !== to,
        sent: [],
        emitted: [],
      } as Leg);
    }
  }
  const { machine } = begun(entry.inputs[0]?.input).actorNode;
  return {
    entry,
    machine,
    declared: declaredIn(machine),
    leaves: leafNodes(machine).map(nodeName),
    starts,
    nodes: [...families.values()].map(({ node }) => node),
    begin: ({ input }) => begun(input),
  };
}

/** A step is taken. */
export function takeStep(family: ActorNode, { path, cause }: TreeStep): TreeMove {
  return cause.kind === 'time'
    ? passTreeTime(family, cause.milliseconds, inLine)
    : moveTree(family, path, cause, inLine);
}

/** The declared transitions that the member took which is this actor. */
export function keysOf({ taken }: TreeMove, actor: AnyActorRef | null): string[] {
  return taken
    .filter((each) => each.actor === actor)
    .flatMap(({ machine, transition }) => takenKeys(declaredIn(machine), { taken: [transition] }));
}

interface Way {
  steps: readonly TreeStep[];
  move: TreeMove;
}

/** How a machine moves next, each time the shortest way. */
function legsFrom(family: ActorNode): Way[] {
  const unmoved: Way = { steps: [], move: { actorNode: family, reported: [], taken: [] } };
  const own = causesFor(family)
    .filter((cause) => cause.kind !== 'event' || family.entry.source[cause.event.type] !== 'child')
    .map((cause) => follow(unmoved, [{ path: [], cause }], family.actor))
    .filter(({ move }) => keysOf(move, family.actor).length > 0 || differs(move.actorNode, family));
  return [...own, ...[...family.children.keys()].flatMap((id) => legsThrough(unmoved, family.actor, id))];
}

/** By way of a machine in it: on paths on which nobody else hears of that one, until this one does. */
function legsThrough(unmoved: Way, self: AnyActorRef | null, id: string): Way[] {
  const child = unmoved.move.actorNode.children.get(id);
  if (!child) return [];
  const found: Way[] = [];
  const received = new Set<string>();
  const open = new Map([[treeKey(child), { child, steps: [] as readonly TreeStep[] }]]);
  for (const { child: from, steps } of open.values()) {
    for (const way of waysFrom(from)) {
      const news = newsOf(way.move);
      if (received.has(news)) continue;
      const all = [...steps, ...way.steps];
      const inside = all.map((step) => ({ ...step, path: [id, ...step.path] }));
      const next = news === '' ? unmoved : follow(unmoved, inside, self);
      if (keysOf(next.move, self).length > 0) {
        received.add(news);
        found.push(next);
      } else if (!open.has(treeKey(way.move.actorNode))) {
        open.set(treeKey(way.move.actorNode), { child: way.move.actorNode, steps: all });
      }
    }
  }
  return found;
}

/** What a parent hears: events, and how it ended; empty for nothing. */
function newsOf({ reported, actorNode: { position } }: TreeMove): string {
  const { status, output, error } = position.snapshot;
  return reported.length === 0 && status === 'active'
    ? ''
    : JSON.stringify([reported, status, output, error]);
}

/** No further than to the first step that moves the machine itself. */
function follow(way: Way, steps: readonly TreeStep[], self: AnyActorRef | null): Way {
  let { move } = way;
  for (const [index, step] of steps.entries()) {
    const next = takeStep(move.actorNode, step);
    move = { ...next, taken: [...move.taken, ...next.taken] };
    if (keysOf(next, self).length > 0) return { steps: [...way.steps, ...steps.slice(0, index + 1)], move };
  }
  return { steps: [...way.steps, ...steps], move };
}

const waysIn = onceForEach<readonly Way[]>();

/** The same for a machine wherever it runs. */
function waysFrom(child: ActorNode): readonly Way[] {
  return waysIn(child.entry, treeKey(child), () => legsFrom(child));
}

/** A read is shown beside whatever goes on: nobody waits for it. */
function inLine(name: string, parent: AnyRegistryEntry): AnyRegistryEntry | null {
  const found = actorNodeOf(name, parent);
  return found?.title === resourceEntry.title ? null : found;
}

function differs(one: ActorNode, other: ActorNode): boolean {
  return treeKey(one) !== treeKey(other);
}

const declaredIn = onceFor(declaredTransitions);
