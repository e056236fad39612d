import type { LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Chart } from '#gallery/words/chart.ts';
import { findGeometryFlaws } from './check-geometry.ts';
import type { Drawing } from './drawing.ts';
import { layouts } from './elk-graph.ts';
import { layOut } from './lay-out.ts';
import { planDrawing, type Plan } from './plan.ts';

/** The chart on paper, by the first layout in which nothing overlaps. Throws what is wrong with all of them. */
export async function drawChart(chart: Chart): Promise<Drawing> {
  const plan = planDrawing(chart);
  const problems: string[] = [];
  for (const options of layouts) {
    const { drawing, flaws } = await attempt(chart, plan, options);
    if (flaws.length === 0 && drawing) return drawing;
    problems.push(...flaws);
  }
  throw new Error(`"${chart.id}" cannot be drawn: ${problems.join('; ')}`);
}

/** ELK's compaction breaks off on a few graphs. */
async function attempt(
  chart: Chart,
  plan: Plan,
  options: LayoutOptions,
): Promise<{ drawing: Drawing | null; flaws: string[] }> {
  try {
    const drawing = await layOut(plan, options);
    return { drawing, flaws: findGeometryFlaws(drawing, chart) };
  } catch (error) {
    return { drawing: null, flaws: [String(error)] };
  }
}
