import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { stack } from './compose-row.ts';
import { padding, type Plan, type PlannedNode } from './plan.ts';
import type { PlannedEdge } from './planned-edge.ts';

/** How ELK lays a chart out: in layers from above, lines at right angles, words in the midst of their lines. */
const whole: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.thoroughness': '50',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'org.eclipse.elk.json.edgeCoords': 'ROOT',
  'org.eclipse.elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

const inline: LayoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

export const labelPadding = { x: 4, y: 2 };
const areaPadding = 14;

/** Ways to lay out, the best first: now and then two lines come to lie on each other, and the next one parts them. */
export const layouts: readonly LayoutOptions[] = [
  whole,
  { ...whole, 'elk.layered.compaction.postCompaction.strategy': 'NONE' },
  { ...whole, 'elk.spacing.edgeEdge': '14', 'elk.layered.spacing.edgeEdgeBetweenLayers': '14' },
  { ...whole, 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF' },
];

export function elkGraph({ nodes, edges }: Plan, layoutOptions: LayoutOptions): ElkNode {
  return {
    id: '(all)',
    layoutOptions,
    children: nodes.map(elkNode),
    edges: edges.map(elkEdge),
  };
}

function elkNode({ id, state, look, width, height, children }: PlannedNode): ElkNode {
  const first: LayoutOptions =
    state.isInitial && look !== 'inside' ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {};
  if (look !== 'area') return { id, width, height, layoutOptions: first };
  const top = height + padding.y;
  return {
    id,
    children: children.map(elkNode),
    layoutOptions: {
      ...first,
      'elk.padding': `[top=${top},left=${areaPadding},bottom=${areaPadding},right=${areaPadding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK reads the two as if the layers went to the right.
      'elk.nodeSize.minimum': `(${height},${width})`,
    },
  };
}

function elkEdge({ id, from, to, rows }: PlannedEdge): ElkExtendedEdge {
  const { width, height } = stack(rows);
  const size = { width: width + 2 * labelPadding.x, height: height + 2 * labelPadding.y };
  return {
    id,
    sources: [from],
    targets: [to],
    ...(rows.length > 0 && { labels: [{ id: `${id} label`, text: id, ...size, layoutOptions: inline }] }),
  };
}
