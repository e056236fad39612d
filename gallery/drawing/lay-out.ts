import ElkConstructor from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { moveRow, stack } from './compose-row.ts';
import type { Area, Box, Drawing, Label, Line, Place, Point, Row } from './drawing.ts';
import { elkGraph, labelPadding } from './elk-graph.ts';
import { straightened } from './geometry.ts';
import { placeHeadings } from './place-headings.ts';
import { padding, type Plan, type PlannedNode } from './plan.ts';
import type { PlannedEdge } from './planned-edge.ts';

const elk = new ElkConstructor();
const margin = 12;
const headerGap = 20;

/** Gives everything of a plan its place. The same plan gives the same drawing. */
export async function layOut(plan: Plan, options: LayoutOptions): Promise<Drawing> {
  const laid = await elk.layout(elkGraph(plan, options));
  const header = stack(plan.header, 2);
  const top = margin + (plan.header.length > 0 ? header.height + headerGap : 0);
  const places = placesOf(laid, margin, top);
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const all = plan.nodes.flatMap((node) => withDepth(node, null, 0));
  const drawn = plan.edges.filter(({ isGhost }) => !isGhost);
  const at = { x: margin, y: top };
  const drawing: Drawing = {
    title: plan.title,
    width: Math.ceil(Math.max((laid.width ?? 0) + 2 * margin, header.width + 2 * margin)),
    height: Math.ceil(top + (laid.height ?? 0) + margin),
    header: header.rows.map((row) => moveRow(row, margin, margin)),
    areas: all.flatMap(({ node, parent, depth }) =>
      node.look === 'area' ? [areaOf(node, placeOf(places, node.id), parent, depth)] : [],
    ),
    boxes: all.flatMap(({ node }) =>
      node.look === 'area' ? [] : [boxOf(node, node.look, placeOf(places, node.id))],
    ),
    lines: drawn.map((edge) => lineOf(edge, edges.get(edge.id), at)),
    labels: drawn.flatMap((edge) => labelsOf(edge, edges.get(edge.id), at)),
  };
  return placeHeadings(drawing);
}

function placesOf(node: ElkNode, dx: number, dy: number): Map<string, Place> {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  const own = { x: x + dx, y: y + dy, width, height };
  return new Map([[node.id, own], ...children.flatMap((child) => [...placesOf(child, dx, dy)])]);
}

function placeOf(places: ReadonlyMap<string, Place>, id: string): Place {
  const place = places.get(id);
  if (!place) throw new Error(`"${id}" has no place in the drawing.`);
  return place;
}

interface Nested {
  node: PlannedNode;
  parent: PlannedNode | null;
  depth: number;
}

function withDepth(node: PlannedNode, parent: PlannedNode | null, depth: number): Nested[] {
  return [{ node, parent, depth }, ...node.children.flatMap((child) => withDepth(child, node, depth + 1))];
}

function areaOf(node: PlannedNode, place: Place, parent: PlannedNode | null, depth: number): Area {
  const { id, state, rows } = node;
  return {
    ...place,
    id,
    state: state.id,
    parent: parent?.state.id ?? null,
    depth,
    isRegion: node.isRegion,
    isInitial: state.isInitial,
    rows: rowsAt(rows, place),
    heading: { ...place, width: node.width, height: node.height },
    change: state.change ?? null,
  };
}

function boxOf({ id, state, rows }: PlannedNode, look: Box['look'], place: Place): Box {
  return {
    ...place,
    id,
    state: state.id,
    look,
    isInitial: state.isInitial && look !== 'inside',
    rows: rowsAt(rows, place, look === 'final' ? 3 : 0),
    change: look === 'inside' ? null : (state.change ?? null),
  };
}

function rowsAt(rows: readonly Row[], { x, y }: Point, edge = 0): Row[] {
  return rows.map((row) => moveRow(row, x + padding.x + edge, y + padding.y + edge));
}

function lineOf(
  { id, from, to, look, transitions, change }: PlannedEdge,
  edge: ElkExtendedEdge | undefined,
  at: Point,
): Line {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return {
    id,
    from,
    to,
    look,
    transitions,
    change,
    points: straightened(points.map((point) => moved(point, at))),
  };
}

function labelsOf({ id, rows }: PlannedEdge, edge: ElkExtendedEdge | undefined, at: Point): Label[] {
  return (edge?.labels ?? []).map(({ x = 0, y = 0, width = 0, height = 0 }) => {
    const place = { ...moved({ x, y }, at), width, height };
    const first = { x: place.x + labelPadding.x, y: place.y + labelPadding.y };
    return { ...place, id: `${id} label`, line: id, rows: rows.map((row) => moveRow(row, first.x, first.y)) };
  });
}

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}
