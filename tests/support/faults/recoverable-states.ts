import type { GraphEdge, MachineGraph } from '#paths/explore/graph.ts';
import { rests } from '#paths/explore/graph-proofs.ts';
import { savedBy } from '#paths/explore/saved-by.ts';
import type { Cell } from './cell.ts';

/**
 * Each state that a machine can be in, and whether the member comes to rest from there by gestures of their own or by
 * waiting: without an answer, and without anything that the app or another machine would have to say.
 */
export function recoverableStates({ nodes, entry }: MachineGraph): Cell[] {
  const saved = savedBy(
    nodes,
    (node) => rests(node, entry.machine),
    (edge) => isMembersOwn(edge, entry.source),
  );
  return nodes.map((node) => ({
    where: `${entry.machine.id}.${node.leaves.join(' & ')}`,
    fault: 'nothing comes from outside',
    found: saved.has(node) ? null : 'the member cannot come to rest by themselves',
  }));
}

function isMembersOwn({ cause }: GraphEdge, source: MachineGraph['entry']['source']): boolean {
  return cause.kind === 'time' || (cause.kind === 'event' && source[cause.event.type] === 'member');
}
