import type { Chart, ChartState, ChartTransition } from '#gallery/words/chart.ts';
import type { ChartChange } from './compare-charts.ts';

/** Both charts of a machine in one, each difference marked, so that nothing else moves between before and after. */
export function unionChart({ before, after, statesNew, statesGone, transitions }: ChartChange): Chart {
  const chart = after ?? before;
  if (!chart) throw new Error('There is no chart, neither before nor after.');
  const isNew = new Set(statesNew.map(({ id }) => id));
  const changes = new Map(transitions.map((change) => [change.after?.key, change.change]));
  const stored = chart.transitions.map((transition): ChartTransition => {
    const change = changes.get(transition.key);
    if (change === undefined || change === 'gone') return transition;
    return { ...transition, change: change === 'changed' ? 'changed' : 'new' };
  });
  const old = transitions.flatMap(({ change, before: was }): ChartTransition[] => {
    if (!was || (change !== 'gone' && change !== 'moved')) return [];
    const label = change === 'moved' ? `${was.label} (was)` : was.label;
    return [{ ...was, label, key: `${was.key} | before`, change: change === 'moved' ? 'was' : 'gone' }];
  });
  const states = chart.states.map((state): ChartState =>
    isNew.has(state.id) ? { ...state, change: 'new' } : state,
  );
  const gone = statesGone.map((state): ChartState => ({ ...state, isInitial: false, change: 'gone' }));
  return { ...chart, states: [...states, ...gone], transitions: [...stored, ...old] };
}
