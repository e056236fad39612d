import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { answerTimeout } from '#machines/call.ts';
import {
  explore,
  leavesOf,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '#paths/explore/graph.ts';
import type { Cause } from '#paths/explore/position.ts';
import { planRoutes } from '#paths/plan/routes.ts';
import { replayTable } from './replay.ts';

/** A row that is wanted: what happens at a node of the graph, and where it leads, which is nowhere for what is ignored. */
type RequestedRow = Pick<GraphEdge, 'cause' | 'from'> & { to: GraphNode | null };

/** A first table for a machine, over each of its transitions: what it does today, to be read against what it should do. */
export function draftTable(entry: AnyRegistryEntry): string {
  const graph = explore(entry);
  return tableOf(
    graph,
    planRoutes(graph, 15).flatMap(({ edges }) => edges),
  );
}

function tableOf(graph: MachineGraph, rows: readonly RequestedRow[]): string {
  const { starts, entry } = graph;
  const rowsAt = new Map<GraphNode, RequestedRow[]>();
  for (const row of new Set(rows)) rowsAt.set(row.from, [...(rowsAt.get(row.from) ?? []), row]);
  const names = namesOf([
    ...starts.map(({ node }) => node),
    ...rows.flatMap(({ from, to }) => (to ? [from, to] : [from])),
  ]);
  const arrived = new Set<GraphNode>();
  const arrival = (to: GraphNode | null) => {
    const [, mark = ''] =
      (to && !arrived.has(to) && rowsAt.has(to) && / (#\d+)$/.exec(names.get(to) ?? '')) || [];
    if (to) arrived.add(to);
    return mark === '' ? '    ?' : `    ? ${mark}`;
  };
  const lines = starts.flatMap(({ title, node }) => [`start: ${title}`, arrival(node)]);
  const blocks = starts.map(({ node }) => node);
  for (const node of new Set(blocks)) blocks.push(...reachable(node, rowsAt));
  for (const node of new Set(blocks)) {
    const own = rowsAt.get(node) ?? [];
    if (own.length === 0) continue;
    lines.push(
      '',
      `${names.get(node)}:`,
      ...own.flatMap(({ cause, to }) => [`- ${causeWords(cause)}`, arrival(to)]),
    );
  }
  return replayTable(entry, `${lines.join('\n')}\n`);
}

function reachable(from: GraphNode, rowsAt: ReadonlyMap<GraphNode, RequestedRow[]>): GraphNode[] {
  const found = new Set([from]);
  for (const node of found) rowsAt.get(node)?.forEach(({ to }) => to && found.add(to));
  return [...found];
}

function namesOf(nodes: readonly GraphNode[]): Map<GraphNode, string> {
  const alike = new Map<string, GraphNode[]>();
  for (const node of new Set(nodes)) {
    const state = leavesOf(node.position).join(' & ');
    alike.set(state, [...(alike.get(state) ?? []), node]);
  }
  return new Map(
    [...alike].flatMap(([state, same]) =>
      same.map((node, index) => [node, same.length === 1 ? state : `${state} #${index + 1}`] as const),
    ),
  );
}

function causeWords(cause: Cause): string {
  switch (cause.kind) {
    case 'event':
      return `${cause.title} (${cause.event.type})`;
    case 'done':
      return `${cause.title} (${cause.actorId} answers)`;
    case 'error':
      return `${cause.title} (${cause.actorId} fails)`;
    case 'time':
      return cause.milliseconds === answerTimeout ? 'answerTimeout passes' : `${cause.milliseconds} ms pass`;
  }
}
