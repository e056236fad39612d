import type { Chart, ChartState, ChartTransition } from '#gallery/words/chart.ts';
import { Family } from './child-machines.ts';

/** The outermost states that have others inside them. */
export function groupsOf(chart: Chart): ChartState[] {
  const family = new Family(chart);
  return family.childrenOf(family.root.id).filter(({ id }) => family.childrenOf(id).length > 0);
}

/** The chart with the outermost states alone, but for one of them that stays open; what goes on inside them is counted. */
export function folded(chart: Chart, open: string | null = null): Chart {
  const family = new Family(chart);
  const outermost = family.childrenOf(family.root.id);
  const outer = new Map(
    outermost
      .filter(({ id }) => id !== open)
      .flatMap(({ id }) =>
        chart.states.filter((state) => family.isWithin(state.id, id)).map((state) => [state.id, id] as const),
      ),
  );
  const dependencies = (id: string) => outer.get(id) ?? id;
  const transitions = chart.transitions.flatMap((transition): ChartTransition[] => {
    const from = dependencies(transition.from);
    const targets = [...new Set(transition.targets.map(dependencies))];
    const [to = null] = targets;
    const isInside = from !== transition.from && (to === null || to === from);
    return isInside || (to === from && transition.to !== transition.from)
      ? []
      : [{ ...transition, from, to, targets }];
  });
  const states = outermost.flatMap((state): ChartState[] => {
    const inside = chart.states.filter(({ id }) => family.isInside(id, state.id));
    if (inside.length === 0 || state.id === open) return [state, ...inside];
    const invokes = [state, ...inside].flatMap((each) => each.invokes);
    return [{ ...state, kind: 'atomic', invokes, holds: inside.length }];
  });
  return { ...chart, states: [family.root, ...states], transitions };
}
