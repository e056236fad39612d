import type { LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Chart } from '#gallery/words/chart.ts';
import { findGeometryFlaws } from './check-geometry.ts';
import type { Drawing } from './drawing.ts';
import { layouts } from './elk-graph.ts';
import { layOut } from './lay-out.ts';
import { planDrawing, type Plan } from './plan.ts';

interface Attempt {
  drawing: Drawing;
  flaws: number;
}

/**
 * The chart on paper, by the first layout in which nothing overlaps, or else by the one with the fewest overlaps, for
 * whoever draws a chart that no test has measured. Throws when ELK breaks off in every layout.
 */
export async function drawChart(chart: Chart): Promise<Drawing> {
  const plan = planDrawing(chart);
  const attempts: Attempt[] = [];
  const failures: string[] = [];
  for (const options of layouts) {
    const attempt = await attemptAt(chart, plan, options);
    if (typeof attempt === 'string') failures.push(attempt);
    else if (attempt.flaws === 0) return attempt.drawing;
    else attempts.push(attempt);
  }
  const [best] = attempts.toSorted((one, other) => one.flaws - other.flaws);
  if (!best) throw new Error(`"${chart.id}" cannot be drawn: ${failures.join('; ')}`);
  return best.drawing;
}

/** ELK's compaction breaks off on a few graphs; then, why. */
async function attemptAt(chart: Chart, plan: Plan, options: LayoutOptions): Promise<Attempt | string> {
  try {
    const drawing = await layOut(plan, options);
    return { drawing, flaws: findGeometryFlaws(drawing, chart).length };
  } catch (error) {
    return String(error);
  }
}
