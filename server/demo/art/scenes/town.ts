import { circle, clipped, line, n, place, rect, ring, shape, times } from '../draw.ts';

export interface Shop {
  wall: string;
  roof: string;
  awning: string;
  width: number;
  height: number;
  /** Flat parapet, a gable, or a stepped gable. */
  top: 'flat' | 'gable' | 'step';
  sign: string;
}

const glass = '#BFE0F2';

function shopWindow(x: number, y: number, width: number, height: number, frame: string): string {
  return (
    rect(x, y, width, height, frame, 4) +
    rect(x + 5, y + 5, width - 10, height - 10, glass, 2) +
    shape(
      `M${n(x + 5)} ${n(y + height - 5)}L${n(x + width * 0.55)} ${n(y + 5)}H${n(x + width * 0.8)}L${n(x + width * 0.3)} ${n(y + height - 5)}Z`,
      '#FFFFFF',
      0.35,
    )
  );
}

function awning(x: number, y: number, width: number, colour: string): string {
  const stripes = 6;
  const step = width / stripes;
  return times(stripes, (index) => {
    const left = x + index * step;
    return shape(
      `M${n(left)} ${n(y)}H${n(left + step)}V${n(y + 26)}A${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(left)} ${n(y + 26)}Z`,
      index % 2 === 0 ? colour : '#FFFFFF',
    );
  });
}

/** A shop front, its lower left corner at the origin. */
export function shopFront({ wall, roof, awning: cloth, width, height, top, sign }: Shop): string {
  const storeys = Math.max(1, Math.floor((height - 150) / 74));
  const crowns = {
    flat: rect(-6, -height - 12, width + 12, 18, roof, 3),
    gable: shape(
      `M-10 ${n(-height)}L${n(width / 2)} ${n(-height - 62)}L${n(width + 10)} ${n(-height)}Z`,
      roof,
    ),
    step: shape(
      `M0 ${n(-height)}V${n(-height - 18)}H${n(width * 0.2)}V${n(-height - 38)}H${n(width * 0.36)}V${n(-height - 56)}H${n(width * 0.64)}V${n(-height - 38)}H${n(width * 0.8)}V${n(-height - 18)}H${n(width)}V${n(-height)}Z`,
      roof,
    ),
  };
  const door = width * 0.26;
  return (
    crowns[top] +
    rect(0, -height, width, height, wall) +
    times(storeys, (storey) =>
      times(Math.max(2, Math.floor(width / 76)), (column) => {
        const count = Math.max(2, Math.floor(width / 76));
        const gap = (width - count * 36) / (count + 1);
        return shopWindow(gap + column * (36 + gap), -height + 22 + storey * 74, 36, 50, '#FFFFFF');
      }),
    ) +
    shopWindow(14, -92, width - door - 40, 72, roof) +
    rect(width - door - 14, -96, door, 96, roof, 4) +
    rect(width - door - 6, -88, door - 16, 44, glass, 3) +
    circle(width - door - 7, -32, 3, '#FFFFFF') +
    rect(0, -14, width - door - 14, 14, roof) +
    awning(-4, -124, width + 8, cloth) +
    place(
      circle(0, 0, 17, '#FFFFFF') + ring(0, 0, 17, roof, 3) + sign,
      width / 2,
      -height + (storeys > 1 ? 92 : 8),
      1,
    )
  );
}

export const signs = {
  cup:
    shape('M-8-6H6V2A6 6 0 0 1 0 8H-2A6 6 0 0 1-8 2Z', '#1B2352') +
    line('M6-4H8A3.500 3.500 0 0 1 8 3H6', '#1B2352', 2.4),
  bread: shape('M-10 4C-12-6 12-6 10 4Z', '#B4632B') + line('M-4-1L-2 2M1-2L3 1', '#FFFFFF', 1.6),
  book: shape('M0-5C-3-8-7-8-10-7V6C-7 5-3 5 0 8C3 5 7 5 10 6V-7C7-8 3-8 0-5Z', '#2F4FE0'),
  leaf: shape('M-8 7C-9-4-1-9 9-8C9 3 3 9-8 7Z', '#2F8F6B'),
  heart: shape('M0 9C-13 0-9-9-3-8C-1-8 0-6 0-5C0-6 1-8 3-8C9-9 13 0 0 9Z', '#E4572E'),
};

/** A coin seen from the front. */
export function coinFace(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, '#E09A12') +
    circle(x, y, radius * 0.9, '#FFC93C') +
    ring(x, y, radius * 0.68, '#F2AE1F', radius * 0.08) +
    line(
      `M${n(x)} ${n(y + radius * 0.34)}V${n(y - radius * 0.28)}M${n(x - radius * 0.26)} ${n(y - radius * 0.04)}L${n(x)} ${n(y - radius * 0.32)}L${n(x + radius * 0.26)} ${n(y - radius * 0.04)}`,
      '#B87708',
      radius * 0.13,
    ) +
    shape(
      `M${n(x - radius * 0.78)} ${n(y - radius * 0.1)}A${n(radius * 0.8)} ${n(radius * 0.8)} 0 0 1 ${n(x - radius * 0.1)} ${n(y - radius * 0.78)}L${n(x - radius * 0.1)} ${n(y - radius * 0.62)}A${n(radius * 0.64)} ${n(radius * 0.64)} 0 0 0 ${n(x - radius * 0.62)} ${n(y - radius * 0.1)}Z`,
      '#FFE9A8',
    )
  );
}

/** A glass jar filled with coins to a height, its foot at the origin. */
export function jar(width: number, height: number, coins: string): string {
  const half = width / 2;
  const outline = `M${n(-half * 0.74)} ${n(-height)}H${n(half * 0.74)}C${n(half * 0.74)} ${n(-height + 34)} ${n(half)} ${n(-height + 40)} ${n(half)} ${n(-height + 84)}V-36C${n(half)} -10 ${n(half - 12)} 0 ${n(half - 36)} 0H${n(-half + 36)}C${n(-half + 12)} 0 ${n(-half)} -10 ${n(-half)} -36V${n(-height + 84)}C${n(-half)} ${n(-height + 40)} ${n(-half * 0.74)} ${n(-height + 34)} ${n(-half * 0.74)} ${n(-height)}Z`;
  return (
    shape(outline, '#FFFFFF', 0.45) +
    clipped('jar', `<path d="${outline}"/>`, coins) +
    line(outline, '#FFFFFF', 9) +
    line(outline, '#9DB4E8', 3) +
    rect(-half * 0.82, -height - 16, half * 1.64, 24, '#FFFFFF', 10) +
    rect(-half * 0.82, -height + 1, half * 1.64, 7, '#9DB4E8', 3.5) +
    line(`M${n(-half + 24)} ${n(-height + 96)}V${n(-height * 0.34)}`, '#FFFFFF', 10, { opacity: 0.75 })
  );
}

/** A shopping bag held by its handles at the origin. */
export function bag(colour: string): string {
  return (
    line('M-9 0C-9-14 9-14 9 0', colour, 3.5) +
    shape('M-17 0H17L20 42H-20Z', colour) +
    shape('M0 30C-13 21-9 12-3 13C-1 13 0 15 0 16C0 15 1 13 3 13C9 12 13 21 0 30Z', '#FFFFFF')
  );
}

export function bicycle(colour: string): string {
  return (
    ring(-44, -30, 28, '#1B2352', 5) +
    ring(44, -30, 28, '#1B2352', 5) +
    line('M-44-30L-18-68L30-68L2-30H-44M2-30L-18-68M30-68L44-30M30-68L26-84H40', colour, 5.5) +
    line('M-18-68L-22-80M-32-80H-12', '#1B2352', 6) +
    shape('M34-78H66L62-56H40Z', '#C98645')
  );
}
