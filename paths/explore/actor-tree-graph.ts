import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { beginFamily, causesFor, everybody, moveFamily, type EntryOf, type Relative } from './actor-tree.ts';
import { leavesOf, positionKey } from './graph.ts';
import type { Cause } from './position.ts';
import { onceFor } from './once-for.ts';

export interface FamilyNode {
  family: Relative;
  /** The states of all, from the outermost machine to the innermost: `modal.subscribing > subscription.tier`. */
  name: string;
  edges: FamilyEdge[];
}

export interface FamilyEdge {
  cause: Cause;
  /** The id of the machine to which it happens. */
  who: string;
  from: FamilyNode;
  to: FamilyNode;
}

const maxNodes = 20_000;

/** Every state in which a machine and all machines in it can be together, and every way between two of them. */
export function exploreFamily(entry: AnyCatalogueEntry, entryOf: EntryOf): FamilyNode[] {
  const nodes = new Map<string, FamilyNode>();
  const queue: FamilyNode[] = [];
  const nodeAt = (family: Relative): FamilyNode => {
    const key = familyKey(family);
    const known = nodes.get(key);
    if (known) return known;
    if (nodes.size === maxNodes) throw new Error(`"${entry.machine.id}" has more than ${maxNodes} states.`);
    const node: FamilyNode = { family, name: familyName(family), edges: [] };
    nodes.set(key, node);
    queue.push(node);
    return node;
  };
  for (const { input } of entry.inputs) nodeAt(beginFamily(entry, input, entryOf).relative);
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const { path, relative } of everybody(node.family)) {
      for (const cause of causesFor(relative)) {
        const to = nodeAt(moveFamily(node.family, path, cause, entryOf).relative);
        if (to !== node) node.edges.push({ cause, who: relative.entry.machine.id, from: node, to });
      }
    }
  }
  return [...nodes.values()];
}

/** Two families with the same key go on alike. */
export const familyKey: (family: Relative) => string = onceFor((family) =>
  JSON.stringify([
    positionKey(family.entry, family.position),
    ...[...family.children].map(([id, child]) => [id, familyKey(child)]),
  ]),
);

/** Where each member stands, from the outermost machine to the innermost. */
function familyName(family: Relative): string {
  return everybody(family)
    .map(({ relative }) => `${relative.entry.machine.id}.${leavesOf(relative.position).join(' & ')}`)
    .join(' > ');
}
