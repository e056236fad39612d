import { describe, expect, it } from 'vitest';
import { drawSvg } from '#gallery/drawing/draw-svg.ts';
import { drawVariants } from '#gallery/drawing/draw-variants.ts';
import type { Chart } from '#gallery/words/chart.ts';
import { plainSvg } from '#gallery/site/plain-svg.ts';
import { sampleCharts } from '#tests/unit/gallery/sample-charts.ts';

async function saved(chart: Chart): Promise<{ text: string; picture: Document }> {
  const [open] = await drawVariants(chart);
  if (!open) throw new Error('Nothing is drawn.');
  const text = plainSvg(drawSvg(open.drawing));
  return { text, picture: new DOMParser().parseFromString(text, 'image/svg+xml') };
}

const attributes = (picture: Document, selector: string, ...names: string[]) =>
  [...picture.querySelectorAll(selector)].map((each) => names.map((name) => each.getAttribute(name)));

describe('a saved drawing', () => {
  it.each(Object.entries(sampleCharts))(
    '[FLOW-17] with %s has colours of its own, and neither style sheet nor variable',
    async (_, chart) => {
      const { text, picture } = await saved(chart);
      expect(picture.querySelector('parsererror')).toBeNull();
      expect(text.match(/var\(|light-dark|class=|data-|<style/g)).toBeNull();
      const painted = attributes(picture, 'path, rect, circle, text', 'fill');
      expect(painted.filter(([fill]) => !/^(none|#[\da-f]{6})$/.test(fill ?? ''))).toEqual([]);
    },
  );

  it('[FLOW-17] has its lines, boxes and words as they are drawn in light colours', async () => {
    const { picture } = await saved(sampleCharts['three levels, with lines between them']);
    const root = picture.documentElement;
    expect([root.getAttribute('font-family'), root.getAttribute('font-size')]).toEqual([
      'Figtree, sans-serif',
      '12',
    ]);
    const line = picture.querySelector('[id^="line: "] path');
    expect(line?.getAttribute('stroke')).toBe('#1d3f8f');
    expect(line?.getAttribute('stroke-width')).toBe('1.5');
    const title = picture.querySelector('[id^="state: "] text');
    expect([title?.getAttribute('font-size'), title?.getAttribute('font-weight')]).toEqual(['13', '600']);
  });

  it('[FLOW-17] names each layer once, by what it shows', async () => {
    const { picture } = await saved(sampleCharts['three levels, with lines between them']);
    const names = attributes(picture, 'g[id]', 'id').map(([id]) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^(group|state): /.test(name ?? ''))).toEqual([
      'group: Outer',
      'group: Middle',
      'group: Inner',
      'state: One',
      'state: Two',
      'state: Beside',
      'state: Done',
    ]);
  });
});
