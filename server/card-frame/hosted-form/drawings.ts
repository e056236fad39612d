import type { Brand } from './card-number.ts';

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

const svg = 'http://www.w3.org/2000/svg';

function draw(viewBox: string, shapes: readonly Shape[]): SVGSVGElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', viewBox);
  picture.setAttribute('aria-hidden', 'true');
  for (const [name, attributes] of shapes) {
    const shape = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    picture.append(shape);
  }
  return picture;
}

const tile = (fill: string): Shape => ['rect', { width: '30', height: '20', rx: '4', fill }];

/** A sign for each brand, drawn for this form: none is the brand's own. */
const marks: Readonly<Record<Brand, readonly Shape[]>> = {
  visa: [
    tile('#1b3a8a'),
    ['path', { d: 'M6 14 10 6h3L9 14zM13 14l4-8h3l-4 8zM20 14l4-8h2l-4 8z', fill: '#fff' }],
  ],
  mastercard: [
    tile('#2a2320'),
    ['circle', { cx: '10', cy: '10', r: '4.5', fill: '#e8503a' }],
    ['circle', { cx: '20', cy: '10', r: '4.5', fill: '#f2a33c' }],
  ],
  amex: [
    tile('#0f6d8c'),
    ['path', { d: 'M8 5h14v10H8zM8 15 22 5', fill: 'none', stroke: '#fff', 'stroke-width': '1.8' }],
  ],
  discover: [
    tile('#f3ece2'),
    ['path', { d: 'M7 14a8 8 0 0 1 16 0z', fill: '#d9691e' }],
    ['path', { d: 'M4 14.5h22', stroke: '#5a4632', 'stroke-width': '1.6' }],
  ],
  unknown: [
    ['rect', { x: '1', y: '1', width: '28', height: '18', rx: '3', fill: 'none', stroke: 'currentColor' }],
    ['path', { d: 'M1 7h28M5 14h7', stroke: 'currentColor' }],
  ],
};

export function drawMark(brand: Brand): SVGSVGElement {
  return draw('0 0 30 20', marks[brand]);
}

/** The sign before an error. */
export function drawWarning(): SVGSVGElement {
  return draw('0 0 16 16', [
    ['circle', { cx: '8', cy: '8', r: '6.75', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' }],
    ['path', { d: 'M8 4.5v4.25M8 10.75v.75', stroke: 'currentColor', 'stroke-width': '1.5' }],
  ]);
}
