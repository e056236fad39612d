import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { facetsOf } from '#gallery/words/facets.ts';
import { chartWords } from '#gallery/words/chart-words.ts';
import { drawSvg } from './draw-svg.ts';
import { drawVariants } from './draw-variants.ts';
import type { DrawnSvg, Fold, MachineDrawing } from './machine-drawing.ts';

/** The machine's words, and its chart drawn in each way. The same entry gives the same drawing, to the byte. */
export async function drawMachine(entry: AnyRegistryEntry): Promise<MachineDrawing> {
  const chart = chartWords(entry);
  const drawn = await drawVariants(chart);
  const drawings = drawn.map(({ fold, shown, drawing }): [Fold, DrawnSvg] => [
    fold,
    {
      width: drawing.width,
      height: drawing.height,
      hidden: chart.transitions.length - shown.transitions.length,
      svg: drawSvg(drawing),
    },
  ]);
  const facets = Object.fromEntries(facetsOf(entry));
  return { ...chart, facets, drawings: Object.fromEntries(drawings) as MachineDrawing['drawings'] };
}
