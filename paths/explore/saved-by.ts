interface Edge<Node> {
  from: Node;
  to: Node;
}

/** The nodes from which one of the goals can be reached over the edges that count, by search from the goals backwards. */
export function savedBy<Node extends { edges: readonly Edge<Node>[] }>(
  nodes: readonly Node[],
  isGoal: (node: Node) => boolean,
  counts: (edge: Node['edges'][number]) => boolean,
): ReadonlySet<Node> {
  const saved = new Set(nodes.filter(isGoal));
  const sources = new Map<Node, Node[]>();
  for (const { from, to } of nodes.flatMap(({ edges }) => edges).filter(counts)) {
    sources.set(to, [...(sources.get(to) ?? []), from]);
  }
  for (const node of saved) sources.get(node)?.forEach((from) => saved.add(from));
  return saved;
}
