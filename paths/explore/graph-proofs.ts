import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { runsMachine } from './chart-flaws.ts';
import type { GraphEdge, GraphNode, MachineGraph } from './graph.ts';
import { savedBy } from './saved-by.ts';
import { activeNodes, doneType } from './xstate-internals.ts';

/** Where the machine breaks: an actor failed and no transition answers for it. */
export function findDeaths({ nodes }: MachineGraph): string[] {
  return nodes
    .flatMap(({ edges }) => edges)
    .filter(({ to }) => to.position.snapshot.status === 'error')
    .map(({ cause, from }) => `${from.leaves.join(' & ')}: breaks when "${cause.title}"`);
}

/** An event that happens to a machine, and what the machine does with it. */
interface Receipt {
  type: string;
  edge: GraphEdge;
}

/**
 * The events that a machine forwards unchanged instead of acting on them: their sender can notify the actor that does.
 * An event on which the machine acts in another state may go down, or be emitted, but not up.
 */
export function findPassedOn({ nodes }: MachineGraph): string[] {
  const receipts = nodes.flatMap(({ edges }) => edges.flatMap(receiptsOf));
  const own = new Set(receipts.filter(isActedOn).map(({ type }) => type));
  const found = receipts.filter(
    (receipt) => isHandedUp(receipt) || (isForwarded(receipt) && !own.has(receipt.type)),
  );
  return [...new Set(found.map(({ type, edge }) => `${edge.from.leaves.join(' & ')}: passes "${type}" on`))];
}

function receiptsOf(edge: GraphEdge): Receipt[] {
  return edge.cause.kind === 'event' ? [{ type: edge.cause.event.type, edge }] : [];
}

function isActedOn({ type, edge }: Receipt): boolean {
  return edge.changes || outgoing(edge).some((each) => each !== type);
}

function isForwarded({ type, edge }: Receipt): boolean {
  return outgoing(edge).includes(type);
}

function outgoing({ sent, emitted }: GraphEdge): string[] {
  return [...sent.map(({ event }) => event.type), ...emitted.map((event) => event.type)];
}

function isHandedUp({ type, edge: { from, to, sent } }: Receipt): boolean {
  return from === to && sent.some((each) => !('child' in each.to) && each.event.type === type);
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
