import type { Look } from '#gallery/words/chart.ts';
import { fontSizes } from './compose-row.ts';

/** Light and dark, by the colour scheme of what is around it; contrasts on ground and area of 5.6 at least. */
const colours = {
  ground: ['#ffffff', '#14171c'],
  area: ['#eef0f4', '#20252d'],
  'area-deep': ['#e2e6ec', '#2b313b'],
  box: ['#ffffff', '#14171c'],
  ink: ['#1b1f26', '#eceff3'],
  quiet: ['#4a4f57', '#b9c0ca'],
  border: ['#8a919c', '#7d8794'],
  member: ['#1d3f8f', '#9db8ff'],
  reported: ['#6a2c91', '#d9b3f5'],
  good: ['#1b6b3a', '#7fd8a0'],
  neutral: ['#4a4f57', '#b9c0ca'],
  bad: ['#b3261e', '#ff9d94'],
  after: ['#8a5200', '#f2b765'],
  always: ['#4a4f57', '#b9c0ca'],
  mixed: ['#1b1f26', '#eceff3'],
} as const;

/** What a drawing lies on, for a page around it. */
export const ground = `light-dark(${colours.ground.join(',')})`;

const variables = Object.entries(colours)
  .map(([name, [light, dark]]) => `--drawing-${name}:light-dark(${light},${dark})`)
  .join(';');

const looks: readonly Look[] = ['member', 'reported', 'good', 'neutral', 'bad', 'after', 'always', 'mixed'];
const dashes: Partial<Record<Look, string>> = { bad: '1.5 4', after: '7 4', always: 'none' };

/** Named so that the page around it meets none of it by chance. */
export const style = [
  `.drawing{${variables};font-family:'Figtree Variable',Figtree,'Figtree Fallback',system-ui,sans-serif;font-size:${fontSizes.plain}px}`,
  `.drawing text{fill:var(--drawing-ink);white-space:pre}`,
  `.drawing .title text{font-size:${fontSizes.strong}px;font-weight:600}`,
  `.drawing .mark *{fill:none;stroke:var(--drawing-quiet);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}`,
  `.drawing .mark .solid{fill:var(--drawing-quiet);stroke:none}`,
  `.drawing .note text,.drawing .calls text,.drawing .from text{fill:var(--drawing-quiet)}`,
  `.drawing .machine[data-machine] text{text-decoration:underline;text-underline-offset:2px}`,
  `.drawing .shape{fill:var(--drawing-box);stroke:var(--drawing-border);stroke-width:1.25}`,
  `.drawing .deciding>.shape{fill:none;stroke-dasharray:none}`,
  `.drawing .inside>.shape{fill:none;stroke-dasharray:4 3}`,
  `.drawing .area>.shape{fill:var(--drawing-area);stroke:var(--drawing-border)}`,
  `.drawing .area.odd>.shape{fill:var(--drawing-area-deep)}`,
  `.drawing .region>.shape{stroke-dasharray:6 4}`,
  `.drawing .dot{fill:var(--drawing-ink)}`,
  `.drawing .divider{stroke:var(--drawing-border);stroke-width:.5;opacity:.6}`,
  `.drawing .way{fill:none;stroke-width:1.5}`,
  `.drawing .patch{fill:var(--drawing-ground)}.drawing .patch.even{fill:var(--drawing-area)}.drawing .patch.odd{fill:var(--drawing-area-deep)}`,
  ...looks.map(
    (look) =>
      `.drawing .${look} text{fill:var(--drawing-${look})}` +
      `.drawing .${look} .mark *,.drawing .way.${look}{stroke:var(--drawing-${look})}` +
      `.drawing .${look} .mark .solid,.drawing .tip.${look}{fill:var(--drawing-${look})}` +
      (dashes[look] === undefined ? '' : `.drawing .way.${look}{stroke-dasharray:${dashes[look]}}`),
  ),
  `.drawing .is-new>.shape,.drawing .way.is-new{stroke-width:3}`,
  `.drawing .is-gone>.shape,.drawing .way.is-gone,.drawing .way.is-was{stroke-dasharray:3 4}`,
  `.drawing .is-gone>text,.drawing .is-gone>.title text,.drawing .is-was>text{text-decoration:line-through}`,
  `@media(forced-colors:active){.drawing .way,.drawing .shape{stroke:CanvasText}.drawing text{fill:CanvasText}}`,
].join('');
