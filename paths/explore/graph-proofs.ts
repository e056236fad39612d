import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { runsMachine } from './chart-flaws.ts';
import type { GraphEdge, GraphNode, MachineGraph } from './graph.ts';
import { savedBy } from './saved-by.ts';
import { activeNodes, doneType, type SentEvent } from './xstate-internals.ts';

/** Where the machine breaks: an actor failed and no transition answers for it. */
export function findDeaths({ nodes }: MachineGraph): string[] {
  return nodes
    .flatMap(({ edges }) => edges)
    .filter(({ to }) => to.position.snapshot.status === 'error')
    .map(({ cause, from }) => `${from.leaves.join(' & ')}: breaks when "${cause.title}"`);
}

/** What a machine hears and hands up as it is, without going by it: it is for the app, which hears it from whoever knows. */
export function findPassedOn({ nodes }: MachineGraph): string[] {
  const found = nodes.flatMap(({ edges }) =>
    edges.flatMap(({ cause, from, to, sent }) =>
      cause.kind === 'event' && from === to && sent.some((each) => isHandedUp(each, cause.event.type))
        ? [`${from.leaves.join(' & ')}: passes "${cause.event.type}" on`]
        : [],
    ),
  );
  return [...new Set(found)];
}

function isHandedUp({ to, event }: SentEvent, type: string): boolean {
  return !('child' in to) && event.type === type;
}

/**
 * The states from which no screen at rest is reachable when no call ever answers:
 * only events and the passing of time are counted on, never an outcome.
 */
export function findTraps({ nodes, entry: { machine } }: MachineGraph): string[] {
  const saved = savedBy(nodes, (node) => rests(node, machine), needsNoAnswer);
  const lost = nodes.filter((node) => !saved.has(node) && node.position.snapshot.status !== 'error');
  return [...new Set(lost.map((node) => node.leaves.join(' & ')))];
}

/** Whether a member is at no call's mercy there. */
export function rests(
  { position: { snapshot } }: Pick<GraphNode, 'position'>,
  machine: AnyStateMachine,
): boolean {
  if (snapshot.status !== 'active') return snapshot.status === 'done';
  return !activeNodes(snapshot).some((node) => works(node, (src) => runsMachine(machine, src)));
}

/** A state that runs another machine rests: that machine comes to rest by itself, which its own proof shows. */
export function works(node: AnyStateNode, isMachine: (src: string) => boolean): boolean {
  const calls = node.invoke.filter(({ id, src }) => !isMachine(typeof src === 'string' ? src : id));
  return node.tags.includes('busy') || calls.some(({ id }) => node.transitions.has(doneType(id)));
}

function needsNoAnswer({ cause }: GraphEdge): boolean {
  return cause.kind === 'event' || cause.kind === 'time';
}
