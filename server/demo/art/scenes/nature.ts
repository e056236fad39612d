import { circle, ellipse, gradient, line, n, place, rect, shape, times } from '../draw.ts';

export const width = 1200;
export const height = 640;

type Stops = readonly (readonly [offset: number, colour: string])[];

/** A sky that fills the scene. */
export function sky(id: string, stops: Stops): string {
  return `<defs>${gradient(id, stops)}</defs>${rect(0, 0, width, height, `url(#${id})`)}`;
}

/** A soft sun or moon with two halos. */
export function sun(x: number, y: number, radius: number, colour: string, halo = colour): string {
  return (
    `<g opacity=".22">${circle(x, y, radius * 2.3, halo)}</g>` +
    `<g opacity=".38">${circle(x, y, radius * 1.55, halo)}</g>` +
    circle(x, y, radius, colour)
  );
}

export function cloud(x: number, y: number, scale: number, colour: string, opacity = 1): string {
  const puffs = shape(
    'M-90 20C-112 20-112-10-86-12C-82-42-40-50-24-28C-6-52 44-46 46-14C76-24 104-4 92 20Z',
    colour,
  );
  return `<g opacity="${n(opacity)}">${place(puffs, x, y, scale)}</g>`;
}

/** Land or water up to the bottom of the scene, with waves of a given length and height along its top. */
export function ridge(top: number, length: number, swell: number, colour: string, offset = 0): string {
  const start = -length + (offset % length);
  const count = Math.ceil((width + length * 2) / length);
  const crests = times(count, () => `q${n(length / 4)} ${n(-swell)} ${n(length / 2)} 0t${n(length / 2)} 0`);
  return shape(`M${n(start)} ${n(top)}${crests}V${height}H${n(start)}Z`, colour);
}

export function pine(x: number, y: number, scale: number, colour: string): string {
  return place(
    rect(-4, -10, 8, 12, '#4B3A30') +
      shape('M0-120L22-84H12L34-48H18L42-8H-42L-18-48H-34L-12-84H-22Z', colour),
    x,
    y,
    scale,
  );
}

export function roundTree(x: number, y: number, scale: number, light: string, dark: string): string {
  return place(
    line('M0 0V-60M0-34L-16-52M0-28L18-50', '#6B4A33', 9) +
      circle(0, -92, 46, dark) +
      circle(-24, -74, 30, dark) +
      circle(28, -72, 28, dark) +
      circle(-8, -100, 34, light) +
      circle(-28, -80, 18, light),
    x,
    y,
    scale,
  );
}

export function gull(x: number, y: number, scale: number, colour: string): string {
  return place(line('M-26-6C-18-16-6-12 0 0C6-12 18-16 26-6', colour, 5), x, y, scale);
}

/** Short dashes of light on water. */
export function glints(top: number, bottom: number, colour: string, opacity: number, shift = 0): string {
  const rows = Math.floor((bottom - top) / 22);
  return `<g opacity="${n(opacity)}">${times(rows, (row) =>
    times(7, (column) => {
      const x = ((column * 191 + row * 83 + shift) % 1240) - 20;
      return rect(x, top + row * 22, 26 + ((row * 37 + column * 23) % 60), 4, colour, 2);
    }),
  )}</g>`;
}

/** Small round leaves of a bush or the far rim of a wood. */
export function hedge(y: number, radius: number, colour: string, from = 0, to = width): string {
  const step = radius * 1.25;
  return times(Math.ceil((to - from) / step) + 1, (index) =>
    circle(from + index * step, y + ((index * 7) % 5) * 2, radius + ((index * 5) % 4) * 2, colour),
  );
}

export function shadow(x: number, y: number, rx: number, opacity = 0.18): string {
  return `<g opacity="${n(opacity)}">${ellipse(x, y, rx, rx * 0.14, '#000000')}</g>`;
}

/** A string of flags across the scene, hung in swags. */
export function bunting(
  top: number,
  sag: number,
  swags: number,
  flag: number,
  colours: readonly string[],
  rope: string,
): string {
  const drop = (x: number) => top + sag * Math.abs(Math.sin((x / width) * Math.PI * swags + 0.6));
  const points = Array.from({ length: 241 }, (_, index) => (index * width) / 240);
  const pitch = flag * 2.4;
  return (
    line(`M${points.map((x) => `${n(x)} ${n(drop(x))}`).join('L')}`, rope, 3) +
    times(Math.ceil(width / pitch), (index) => {
      const left = index * pitch + flag * 0.4;
      const right = left + flag * 1.6;
      const middle = (left + right) / 2;
      return shape(
        `M${n(left)} ${n(drop(left))}L${n(right)} ${n(drop(right))}L${n(middle)} ${n(drop(middle) + flag * 2)}Z`,
        colours[index % colours.length] ?? rope,
      );
    })
  );
}
