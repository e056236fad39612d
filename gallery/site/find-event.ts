import { choicesAt, walk, type Chart } from '../screens/ways.ts';

/** The first state in which something can happen, by its title; null where it never can. */
export function findEvent(chart: Chart, isIt: (title: string) => boolean): string | null {
  for (const [state, way] of chart.ways) {
    const choices = choicesAt(chart, walk(chart, way).position);
    if (choices.some(({ cause, leaves }) => leaves !== null && isIt(cause.title))) return state;
  }
  return null;
}
