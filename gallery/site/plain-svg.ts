import { nameLayers } from './name-layers.ts';

/** The typeface by the name under which a designer installs it. */
export const installedFont = 'Figtree, sans-serif';

const shapes = new Set(['path', 'rect', 'circle']);

/**
 * The drawing for tools that know no style sheets and no CSS variables: each shape and text has its light colours as
 * attributes, and each group the name of what it shows.
 */
export function plainSvg(svg: string): string {
  const host = document.createElement('div');
  Object.assign(host.style, {
    position: 'fixed',
    insetInlineStart: '-99999px',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
  });
  host.innerHTML = svg;
  document.body.append(host);
  const drawing = host.querySelector('svg');
  if (!drawing) throw new Error('There is no drawing to save.');
  try {
    for (const element of drawing.querySelectorAll('.hit')) element.remove();
    for (const element of drawing.querySelectorAll('*')) paint(element);
    nameLayers(drawing);
    drawing.setAttribute('font-size', plainNumbers(getComputedStyle(drawing).fontSize));
    drawing.setAttribute('font-family', installedFont);
    drawing.querySelector('style')?.remove();
    for (const element of [drawing, ...drawing.querySelectorAll('*')]) strip(element);
    return new XMLSerializer().serializeToString(drawing);
  } finally {
    host.remove();
  }
}

function paint(element: Element): void {
  const isText = element.localName === 'text';
  if (!isText && !shapes.has(element.localName)) return;
  const style = getComputedStyle(element);
  const attributes = isText ? textAttributes(style) : shapeAttributes(style);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function textAttributes(style: CSSStyleDeclaration): Record<string, string> {
  return {
    fill: hex(style.fill),
    'font-size': plainNumbers(style.fontSize),
    ...(style.fontWeight !== '400' && { 'font-weight': style.fontWeight }),
    ...(style.textDecorationLine !== 'none' && { 'text-decoration': style.textDecorationLine }),
  };
}

function shapeAttributes(style: CSSStyleDeclaration): Record<string, string> {
  return {
    fill: hex(style.fill),
    ...(style.opacity !== '1' && { opacity: style.opacity }),
    ...(style.stroke !== 'none' && {
      stroke: hex(style.stroke),
      'stroke-width': plainNumbers(style.strokeWidth),
      ...(style.strokeDasharray !== 'none' && {
        'stroke-dasharray': plainNumbers(style.strokeDasharray).replaceAll(',', ''),
      }),
      ...(style.strokeLinecap !== 'butt' && { 'stroke-linecap': style.strokeLinecap }),
      ...(style.strokeLinejoin !== 'miter' && { 'stroke-linejoin': style.strokeLinejoin }),
    }),
  };
}

const plainNumbers = (lengths: string) => lengths.replaceAll('px', '');

/** A computed colour as six digits, which every tool reads. */
export function hex(colour: string): string {
  if (colour === 'none') return colour;
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1).map(Number) ?? pixelOf(colour);
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of a colour in another notation, such as `oklch()`. */
function pixelOf(colour: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
}

function strip(element: Element): void {
  const own = element.getAttributeNames().filter((name) => name === 'class' || name.startsWith('data-'));
  for (const name of own) element.removeAttribute(name);
  const isBare = element.localName === 'g' && element.attributes.length === 0;
  if (isBare && element.querySelector(':scope > title') === null) element.replaceWith(...element.childNodes);
}
