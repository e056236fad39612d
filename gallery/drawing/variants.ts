import type { Chart, ChartState, ChartTransition } from '#gallery/words/chart.ts';
import { Family } from './child-machines.ts';

/** The chart without what fails and what takes too long, and without what only that leads to. */
export function happyPath(chart: Chart): Chart {
  const family = new Family(chart);
  const stored = chart.transitions.filter(({ kind }) => kind !== 'error' && kind !== 'after');
  const reached = new Set<string>();
  const reach = (state: ChartState) => {
    if (reached.has(state.id)) return;
    for (const each of family.lineOf(state.id)) reached.add(each.id);
    const children = family.childrenOf(state.id);
    const begun = state.kind === 'parallel' ? children : children.filter(({ isInitial }) => isInitial);
    begun.forEach(reach);
    if (state.kind === 'history' && state.parent !== null) reachAgain(family.get(state.parent));
  };
  const reachAgain = (parent: ChartState) => family.childrenOf(parent.id).forEach(reach);
  reach(family.root);
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    const leading = stored.filter(({ from }) => reached.has(from));
    leading.flatMap(({ targets }) => targets).forEach((target) => enter(family.get(target)));
  }
  return {
    ...chart,
    states: chart.states.filter(({ id }) => reached.has(id)),
    transitions: stored.filter(({ from }) => reached.has(from)),
  };

  function enter(state: ChartState): void {
    if (!reached.has(state.id)) reach(state);
    else
      family
        .childrenOf(state.id)
        .filter(({ isInitial }) => isInitial)
        .forEach(reach);
  }
}

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
