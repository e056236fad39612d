import { describe, expect, it } from 'vitest';
import { findDrawingFlaws } from '#gallery/drawing/check-drawing.ts';
import { drawSvg } from '#gallery/drawing/draw-svg.ts';
import { drawVariants } from '#gallery/drawing/draw-variants.ts';
import type { Fold } from '#gallery/drawing/machine-drawing.ts';
import type { Chart } from '#gallery/words/chart.ts';
import { registry } from '#machines/registry.ts';
import { sampleCharts } from './sample-charts.ts';
import { chartOfEntry } from './catalogue-charts.ts';

const machines = registry.map(({ machine }) => machine.id);

async function flawsOf(chart: Chart): Promise<[Fold, string[]][]> {
  const drawn = await drawVariants(chart);
  return drawn
    .map(({ fold, shown, drawing }): [Fold, string[]] => [fold, findDrawingFlaws(drawing, shown, machines)])
    .filter(([, flaws]) => flaws.length > 0);
}

function values(svg: string, attribute: string): string[] {
  const found = [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))];
  return [
    ...new Set(found.map(([, value = '']) => value.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))),
  ].toSorted();
}

describe('every drawing', () => {
  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    '[FLOW-04] of %s has no overlap and no crossing through words, says each transition once, begins at the top',
    async (_, entry) => {
      expect(await flawsOf(chartOfEntry(entry))).toEqual([]);
    },
  );

  it.each(Object.entries(sampleCharts))('[FLOW-04] is as sound with %s', async (_, chart) => {
    expect(await flawsOf(chart)).toEqual([]);
  });

  it('[FLOW-04] names each state and each transition in the picture, so that a page can choose them', async () => {
    const chart = sampleCharts['three levels, with lines between them'];
    const [open] = await drawVariants(chart);
    const svg = open ? drawSvg(open.drawing) : '';
    expect(values(svg, 'data-state')).toEqual(
      chart.states
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(values(svg, 'data-transition')).toEqual(chart.transitions.map(({ key }) => key).toSorted());
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>Sample<\/title>/);
  });

  it('[FLOW-04] unfolds each group alone where there are several, and the others stay folded', async () => {
    const subscription = registry.find(({ machine }) => machine.id === 'subscription');
    if (!subscription) throw new Error('The catalogue has no plans.');
    const drawn = await drawVariants(chartOfEntry(subscription));
    const groups = ['loading', 'card', 'upgrading', 'downgrading'];
    expect(drawn.map(({ fold }) => fold)).toEqual([
      'open',
      'folded',
      ...groups.map((group) => `folded but ${group}`),
    ]);
    const shown = drawn.find(({ fold }) => fold === 'folded but card')?.shown;
    const inside = shown?.states.filter(({ id }) => id.includes('.')).map(({ id }) => id);
    expect(inside).toEqual(['card.open', 'card.working']);
    expect(shown?.states.filter(({ holds }) => holds !== undefined).map(({ id }) => id)).toEqual(
      groups.filter((group) => group !== 'card'),
    );
    expect(shown?.transitions.filter(({ from }) => from === 'card.open').map(({ to }) => to)).toEqual([
      'card.working',
      'tier',
      'left',
    ]);
  });

  it('[FLOW-04] is the same twice', async () => {
    const draw = async () => JSON.stringify(await drawVariants(sampleCharts['regions side by side']));
    expect(await draw()).toBe(await draw());
  });
});
