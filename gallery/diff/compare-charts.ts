import type { Chart, ChartState, ChartTransition } from '#gallery/words/chart.ts';

export interface TransitionChange {
  /** `moved` leads elsewhere; `changed` has another guard or turn, or does something else on its way. */
  change: 'new' | 'gone' | 'moved' | 'changed';
  before: ChartTransition | null;
  after: ChartTransition | null;
}

/** What became of one machine. */
export interface ChartChange {
  change: 'new' | 'gone' | 'changed';
  before: Chart | null;
  after: Chart | null;
  statesNew: ChartState[];
  statesGone: ChartState[];
  /** A state that is gone, and a new one that hears the same. */
  perhapsRenamed: [before: ChartState, after: ChartState][];
  transitions: TransitionChange[];
}

/** The machines that are not as they were, in the order of today; those that are gone come last. */
export function compareCharts(before: readonly Chart[], after: readonly Chart[]): ChartChange[] {
  const old = new Map(before.map((chart) => [chart.id, chart]));
  const ids = new Set(after.map(({ id }) => id));
  return [
    ...after.map((chart) => compareChart(old.get(chart.id) ?? null, chart)),
    ...before.filter(({ id }) => !ids.has(id)).map((chart) => compareChart(chart, null)),
  ].filter(({ change, statesNew, statesGone, transitions }) => {
    return change !== 'changed' || [statesNew, statesGone, transitions].some(({ length }) => length > 0);
  });
}

function compareChart(before: Chart | null, after: Chart | null): ChartChange {
  if (!before || !after) {
    const change = before ? 'gone' : 'new';
    return { change, before, after, statesNew: [], statesGone: [], perhapsRenamed: [], transitions: [] };
  }
  const statesNew = missingFrom(before, after);
  const statesGone = missingFrom(after, before);
  return {
    change: 'changed',
    before,
    after,
    statesNew,
    statesGone,
    perhapsRenamed: statesGone.flatMap((state) => {
      const received = handledIn(before, state);
      const alike = statesNew.find((found) => received !== '' && handledIn(after, found) === received);
      return alike ? [[state, alike] as [ChartState, ChartState]] : [];
    }),
    transitions: compareTransitions(before.transitions, after.transitions),
  };
}

function missingFrom({ states: known }: Chart, { states }: Chart): ChartState[] {
  return states.filter(({ id }) => !known.some((state) => state.id === id));
}

function handledIn({ transitions }: Chart, { id }: ChartState): string {
  const received = transitions.filter(({ from }) => from === id);
  return received
    .map(({ event }) => event)
    .toSorted()
    .join(' ');
}

/** Branches of one event are matched by what they have in common, for their places shift. */
const likenesses: ((transition: ChartTransition) => string)[] = [
  (transition) =>
    JSON.stringify([placeOf(transition), transition.guard, transition.targets, transition.actions]),
  (transition) => JSON.stringify([placeOf(transition), transition.guard, transition.targets]),
  (transition) => JSON.stringify([placeOf(transition), transition.guard]),
  (transition) => JSON.stringify([placeOf(transition), transition.targets]),
];

function placeOf({ from, event }: ChartTransition): string {
  return `${from} ${event}`;
}

function compareTransitions(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): TransitionChange[] {
  const gone = new Set(before);
  const partners = new Map<ChartTransition, ChartTransition>();
  for (const likeness of likenesses) {
    for (const found of after.filter((transition) => !partners.has(transition))) {
      const match = [...gone].find((transition) => likeness(transition) === likeness(found));
      if (match) partners.set(found, match);
      if (match) gone.delete(match);
    }
  }
  return [
    ...after.flatMap((found) => {
      const change = changeOf(partners.get(found) ?? null, found, hasOtherTurn(found));
      return change ? [change] : [];
    }),
    ...[...gone].map((transition): TransitionChange => ({ change: 'gone', before: transition, after: null })),
  ];

  /** Whether one that was asked after it is asked before it now. */
  function hasOtherTurn(found: ChartTransition): boolean {
    const turnOf = (transition: ChartTransition) =>
      before.findIndex((each) => each === partners.get(transition));
    const earlier = after.slice(0, after.indexOf(found)).filter((each) => placeOf(each) === placeOf(found));
    return partners.has(found) && earlier.some((each) => turnOf(each) > turnOf(found));
  }
}

function changeOf(
  before: ChartTransition | null,
  after: ChartTransition,
  hasOtherTurn: boolean,
): TransitionChange | null {
  if (!before) return { change: 'new', before, after };
  if (JSON.stringify(before.targets) !== JSON.stringify(after.targets))
    return { change: 'moved', before, after };
  const isSame =
    before.guard === after.guard && JSON.stringify(before.actions) === JSON.stringify(after.actions);
  return isSame && !hasOtherTurn ? null : { change: 'changed', before, after };
}
