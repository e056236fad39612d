import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { beginTree, causesFor, allNodes, moveTree, type EntryOf, type ActorNode } from './actor-tree.ts';
import { leavesOf, positionKey } from './graph.ts';
import type { Cause } from './position.ts';
import { onceFor } from './memoize.ts';

export interface TreeNode {
  family: ActorNode;
  /** The states of all, from the outermost machine to the innermost: `modal.subscribing > subscription.tier`. */
  name: string;
  edges: TreeEdge[];
}

export interface TreeEdge {
  cause: Cause;
  /** The id of the machine to which it happens. */
  who: string;
  from: TreeNode;
  to: TreeNode;
}

const maxNodes = 20_000;

/** Every state in which a machine and all machines in it can be together, and every way between two of them. */
export function exploreTree(entry: AnyRegistryEntry, entryOf: EntryOf): TreeNode[] {
  const nodes = new Map<string, TreeNode>();
  const queue: TreeNode[] = [];
  const nodeAt = (family: ActorNode): TreeNode => {
    const key = treeKey(family);
    const known = nodes.get(key);
    if (known) return known;
    if (nodes.size === maxNodes) throw new Error(`"${entry.machine.id}" has more than ${maxNodes} states.`);
    const node: TreeNode = { family, name: familyName(family), edges: [] };
    nodes.set(key, node);
    queue.push(node);
    return node;
  };
  for (const { input } of entry.inputs) nodeAt(beginTree(entry, input, entryOf).actorNode);
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const { path, actorNode } of allNodes(node.family)) {
      for (const cause of causesFor(actorNode)) {
        const to = nodeAt(moveTree(node.family, path, cause, entryOf).actorNode);
        if (to !== node) node.edges.push({ cause, who: actorNode.entry.machine.id, from: node, to });
      }
    }
  }
  return [...nodes.values()];
}

/** Two families with the same key go on alike. */
export const treeKey: (family: ActorNode) => string = onceFor((family) =>
  JSON.stringify([
    positionKey(family.entry, family.position),
    ...[...family.children].map(([id, child]) => [id, treeKey(child)]),
  ]),
);

/** Where each member stands, from the outermost machine to the innermost. */
function familyName(family: ActorNode): string {
  return allNodes(family)
    .map(({ actorNode }) => `${actorNode.entry.machine.id}.${leavesOf(actorNode.position).join(' & ')}`)
    .join(' > ');
}
