/** Numbers as they are written in an SVG: two decimals at most. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A whole SVG document. Only presentation attributes are used, so that no policy can strip the style. */
export function svg(width: number, height: number, body: string, title = ''): string {
  const named = title === '' ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${named}${body}</svg>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`;
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turned}/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${n(opacity)}"`}/>`;
}

export interface Stroke {
  dash?: string;
  cap?: 'round' | 'butt' | 'square';
  opacity?: number;
}

export function line(
  d: string,
  colour: string,
  width: number,
  { dash, cap = 'round', opacity }: Stroke = {},
): string {
  const dashed = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  const faded = opacity === undefined ? '' : ` opacity="${n(opacity)}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${dashed}${faded}/>`;
}

export function ring(
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  opacity = 1,
): string {
  const faded = opacity === 1 ? '' : ` opacity="${n(opacity)}"`;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${faded}/>`;
}

/** Moves, scales and turns a drawing; the turn is about its own origin. */
export function place(body: string, x: number, y: number, scale = 1, turn = 0): string {
  const scaled = scale === 1 ? '' : ` scale(${n(scale)})`;
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${scaled}${turned}">${body}</g>`;
}

/** A drawing repeated around a point, so many times in a full turn. */
export function around(body: string, x: number, y: number, count: number, from = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${n(from + (360 / count) * index)} ${n(x)} ${n(y)})">${body}</g>`,
  ).join('');
}

/** The left half and its mirror image about a vertical axis. */
export function mirrored(body: string, axis: number): string {
  return `${body}<g transform="translate(${n(axis * 2)} 0) scale(-1 1)">${body}</g>`;
}

/** Keeps what is inside an outline. The id must be unique within the document. */
export function clipped(id: string, outline: string, body: string): string {
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** A gradient from top to bottom, or left to right. Use it as `url(#id)`. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  across = false,
): string {
  const direction = across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
  const marks = stops
    .map(([offset, colour]) => `<stop offset="${n(offset)}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="${id}" ${direction}>${marks}</linearGradient>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
