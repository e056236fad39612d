import type { Chart, ChartTransition } from '#gallery/words/chart.ts';
import type { Family } from './child-machines.ts';
import type { PlannedEdge } from './planned-edge.ts';
import type { Sorted } from './sort-transitions.ts';

/** Keeps a state below one of those that lead to it, where chips or the head alone say so; and the start above all. */
export function ghostEdges(
  { states }: Chart,
  { chips, anywhere, lines }: Sorted,
  family: Family,
): PlannedEdge[] {
  const [start] = family.childrenOf(family.root.id).filter(({ isInitial }) => isInitial);
  const reported = [...chips.values()].flat();
  const isEntered = (id: string) => lines.flat().some((transition) => enters(transition, id));
  const ghosts = states
    .filter(({ id, isInitial }) => id !== family.root.id && !isInitial && !isEntered(id))
    .flatMap(({ id, parent }) => {
      const chip = reported.find((transition) => enters(transition, id));
      const isOutermost = parent === family.root.id;
      const from =
        chip?.from ?? (isOutermost && anywhere.some((each) => enters(each, id)) ? start?.id : undefined);
      return from === undefined || family.isWithin(id, from) ? [] : [ghost(from, id)];
    });
  return ghosts;

  function enters({ from, targets }: ChartTransition, id: string): boolean {
    return targets.some((to) => family.isWithin(to, id)) && !family.isInside(from, id);
  }
}

function ghost(from: string, to: string): PlannedEdge {
  const id = `ghost ${from} → ${to}`;
  return { id, from, to, look: 'member', transitions: [], rows: [], isGhost: true, change: null };
}
