import type { AnyStateNode } from 'xstate';
import type { GraphEdge, GraphNode, MachineGraph } from './graph.ts';
import { activeNodes, doneType } from './xstate-internals.ts';

/** Where the machine breaks: an actor failed and no transition answers for it. */
export function findDeaths({ nodes }: MachineGraph): string[] {
  return nodes
    .flatMap(({ edges }) => edges)
    .filter(({ to }) => to.position.snapshot.status === 'error')
    .map(({ cause, from }) => `${from.leaves.join(' & ')}: breaks when "${cause.title}"`);
}

/**
 * The states from which no screen at rest is reachable when no call ever answers:
 * only events and the passing of time are counted on, never an outcome.
 */
export function findTraps({ nodes }: MachineGraph): string[] {
  const saved = new Set(nodes.filter(rests));
  const ways = nodes.flatMap(({ edges }) => edges).filter(needsNoAnswer);
  for (const node of saved) {
    for (const { from } of ways.filter(({ to }) => to === node)) saved.add(from);
  }
  const lost = nodes.filter((node) => !saved.has(node) && node.position.snapshot.status !== 'error');
  return [...new Set(lost.map((node) => node.leaves.join(' & ')))];
}

function rests({ position: { snapshot } }: GraphNode): boolean {
  return snapshot.status === 'done' || (snapshot.status === 'active' && !activeNodes(snapshot).some(works));
}

function works(node: AnyStateNode): boolean {
  return node.tags.includes('busy') || node.invoke.some(({ id }) => node.transitions.has(doneType(id)));
}

function needsNoAnswer({ cause }: GraphEdge): boolean {
  return cause.kind === 'event' || cause.kind === 'time';
}
