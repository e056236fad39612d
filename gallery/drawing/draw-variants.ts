import type { Chart } from '#gallery/words/chart.ts';
import { drawChart } from './draw-chart.ts';
import type { Drawing } from './drawing.ts';
import { variants, type Variant } from './machine-drawing.ts';
import { folded, happyPath } from './variants.ts';

export interface DrawnVariant {
  variant: Variant;
  /** What of the chart it shows. */
  shown: Chart;
  drawing: Drawing;
}

/** The chart in each of its four ways; those that show the same are one drawing. */
export async function drawVariants(chart: Chart): Promise<DrawnVariant[]> {
  const made = new Map<string, Drawing>();
  const drawn: DrawnVariant[] = [];
  for (const variant of variants) {
    const shown = variantOf(chart, variant);
    const key = JSON.stringify(shown);
    const drawing = made.get(key) ?? (await drawChart(shown));
    made.set(key, drawing);
    drawn.push({ variant, shown, drawing });
  }
  return drawn;
}

function variantOf(chart: Chart, variant: Variant): Chart {
  const shown = variant.startsWith('happy') ? happyPath(chart) : chart;
  return variant.endsWith('folded') ? folded(shown) : shown;
}
