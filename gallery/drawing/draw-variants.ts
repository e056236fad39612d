import type { Chart } from '#gallery/words/chart.ts';
import { drawChart } from './draw-chart.ts';
import type { Drawing } from './drawing.ts';
import type { Fold } from './machine-drawing.ts';
import { folded, groupsOf } from './variants.ts';

export interface DrawnVariant {
  fold: Fold;
  /** What of the chart it shows. */
  shown: Chart;
  drawing: Drawing;
}

/** The chart in each of its ways; those that show the same are one drawing. */
export async function drawVariants(chart: Chart): Promise<DrawnVariant[]> {
  const made = new Map<string, Drawing>();
  const drawn: DrawnVariant[] = [];
  for (const [fold, shown] of foldsOf(chart)) {
    const key = JSON.stringify(shown);
    const drawing = made.get(key) ?? (await drawChart(shown));
    made.set(key, drawing);
    drawn.push({ fold, shown, drawing });
  }
  return drawn;
}

function foldsOf(chart: Chart): [Fold, Chart][] {
  const groups = groupsOf(chart);
  const alone = groups.length > 1 ? groups : [];
  return [
    ['open', chart],
    ['folded', folded(chart)],
    ...alone.map(({ id }): [Fold, Chart] => [`folded but ${id}`, folded(chart, id)]),
  ];
}
