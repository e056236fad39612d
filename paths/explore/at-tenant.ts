import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { explore, type GraphNode, type MachineGraph } from './graph.ts';
import { onceForEach } from './memoize.ts';
import { isMissing, type Shop } from './unsupported-states.ts';

/** How an entry begins and what happens to it at a client, where that is not what the catalog has. */
interface Instead {
  applies: (shop: Shop) => boolean;
  inputs?: AnyRegistryEntry['inputs'];
  /** The titles of events that nobody there makes. */
  without: readonly string[];
}

const instead: Readonly<Record<string, readonly Instead[]>> = {
  signUp: [
    {
      applies: ({ hasTiers }) => !hasTiers,
      inputs: [
        {
          title: 'A visitor opens the account form',
          input: { step: 'sign-up-account', search: {}, tiers: [], session: null },
        },
      ],
      without: [
        'The tiers are shown',
        'Choose Gold, monthly',
        'The plan is stored',
        'The account step is shown',
        'The plan is open',
      ],
    },
    {
      applies: ({ hasAffinities }) => !hasAffinities,
      without: ['The affinity step is shown', 'A team is chosen'],
    },
  ],
};

const entries = onceForEach<AnyRegistryEntry>();

/** The entry as it is at a client: the beginnings, events and stories that there are. The same one each time. */
export function entryAt(shop: Shop, entry: AnyRegistryEntry): AnyRegistryEntry {
  const changes = (instead[entry.machine.id] ?? []).filter(({ applies }) => applies(shop));
  if (changes.length === 0) return entry;
  return entries(entry, JSON.stringify(shop), () => changes.reduce(changed, entry));
}

function changed(entry: AnyRegistryEntry, { inputs = entry.inputs, without }: Instead): AnyRegistryEntry {
  const [start] = inputs;
  return {
    ...entry,
    inputs,
    events: Object.fromEntries(
      Object.entries(entry.events).map(([type, cases]) => [
        type,
        cases.filter(({ title }) => !without.includes(title)),
      ]),
    ),
    stories: (entry.stories ?? []).map((story) => ({
      ...story,
      start: inputs.some(({ title }) => title === story.start) ? story.start : (start?.title ?? story.start),
      causes: story.causes.filter((cause) => !without.includes(cause)),
    })),
  };
}

/** What a machine does at a client: nothing leads to a state that the client does not have. */
export function exploreAt(shop: Shop, entry: AnyRegistryEntry): MachineGraph {
  const local = entryAt(shop, entry);
  return narrowed(explore(local), explore(entry), (leaves) => isMissing(shop, entry.machine.id, leaves));
}

/** The same graph without what is missing; what can be taken elsewhere alone is not declared here. */
function narrowed(
  graph: MachineGraph,
  whole: MachineGraph,
  isGone: (leaves: readonly string[]) => boolean,
): MachineGraph {
  const starts = graph.starts.filter(({ node }) => !isGone(node.leaves));
  const copies = new Map<GraphNode, GraphNode>();
  const copyOf = (node: GraphNode): GraphNode => {
    const copy = copies.get(node) ?? { ...node, edges: [] };
    copies.set(node, copy);
    return copy;
  };
  const left = starts.map((start) => ({ ...start, node: copyOf(start.node) }));
  for (const [node, copy] of copies) {
    for (const edge of node.edges.filter(({ to }) => !isGone(to.leaves)))
      copy.edges.push({ ...edge, from: copy, to: copyOf(edge.to) });
  }
  const takenIn = (nodes: readonly GraphNode[], begun: readonly { taken: string[] }[]) =>
    new Set([...begun, ...nodes.flatMap(({ edges }) => edges)].flatMap(({ taken }) => taken));
  const nodes = [...copies.values()];
  const [here, anywhere] = [takenIn(nodes, left), takenIn(whole.nodes, whole.starts)];
  const leaves = new Set(nodes.flatMap((node) => node.leaves));
  const elsewhere = new Set(whole.nodes.flatMap((node) => node.leaves));
  return {
    ...graph,
    starts: left,
    nodes,
    declared: new Map([...graph.declared].filter(([, { key }]) => here.has(key) || !anywhere.has(key))),
    leaves: graph.leaves.filter((leaf) => leaves.has(leaf) || !elsewhere.has(leaf)),
  };
}
