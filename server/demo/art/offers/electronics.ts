import { circle, gradient, line, place, rect, shape, times } from '../draw.ts';
import type { Logos } from './logo.ts';

const pixels: readonly (readonly [x: number, y: number, colour: string])[] = [
  [3, 0, '#7CCB5E'],
  [2, 1, '#4FAE4E'],
  [3, 1, '#7CCB5E'],
  [4, 1, '#4FAE4E'],
  [1, 2, '#2E8B47'],
  [2, 2, '#7CCB5E'],
  [3, 2, '#4FAE4E'],
  [4, 2, '#7CCB5E'],
  [5, 2, '#2E8B47'],
  [2, 3, '#2E8B47'],
  [3, 3, '#8A5A34'],
  [4, 3, '#2E8B47'],
  [3, 4, '#8A5A34'],
  [2, 5, '#8A5A34'],
  [3, 5, '#6B4226'],
  [4, 5, '#8A5A34'],
  [1, 6, '#B98B5E'],
  [3, 6, '#B98B5E'],
  [5, 6, '#B98B5E'],
];

const bars = [8, 18, 30, 40, 26, 34, 20, 10];

export const electronicsLogos: Logos = {
  ohmstead: {
    ground: '#10181F',
    ink: '#B7F34D',
    art:
      line('M12 51H23C15 44 13 36 17 28L32 13L47 28C51 36 49 44 41 51H52', '#B7F34D', 5.2) +
      circle(32, 33, 3.6, '#B7F34D'),
  },
  pixelroot: {
    ground: '#F2F7EE',
    ink: '#4FAE4E',
    art: pixels.map(([x, y, colour]) => rect(7.5 + x * 7, 7.5 + y * 7, 6.4, 6.4, colour, 1)).join(''),
  },
  'lowtide-audio': {
    ground: '#0B3C49',
    ink: '#6FE3D6',
    art: bars
      .map((height, index) =>
        rect(
          7.5 + index * 6.3,
          32 - height / 2,
          4.2,
          height,
          index > 2 && index < 6 ? '#FFFFFF' : '#6FE3D6',
          2.1,
        ),
      )
      .join(''),
  },
  kitebyte: {
    ground: '#5A31F4',
    ink: '#C9BBFF',
    art:
      place(
        shape('M0-23L-15-6H0Z', '#FFFFFF') +
          shape('M0-23L15-6H0Z', '#FFD84D') +
          shape('M-15-6H0V20Z', '#FF7AB6') +
          shape('M15-6H0V20Z', '#FFFFFF'),
        36,
        27,
        1,
        24,
      ) +
      rect(23, 46, 6, 6, '#FFD84D', 1.2) +
      rect(15, 50.5, 5, 5, '#FFFFFF', 1) +
      rect(8, 48, 4, 4, '#FF7AB6', 1),
  },
  lumenbox: {
    ground: '#FFE14A',
    ink: '#1C1C1C',
    art:
      shape('M32 9L53 21L32 33L11 21Z', '#FFFFFF') +
      shape('M11 21L32 33V57L11 45Z', '#1C1C1C') +
      shape('M53 21L32 33V57L53 45Z', '#F29F05') +
      line('M32 9L53 21V45L32 57L11 45V21ZM11 21L32 33L53 21M32 33V57', '#1C1C1C', 2.6),
  },
  'circuit-barn': {
    ground: '#A6262E',
    ink: '#FFE9D6',
    art:
      line('M10 55V28L18 14L32 8L46 14L54 28V55Z', '#FFF3E6', 3.4) +
      line('M24 55V37H40V55M24 37L40 55M40 37L24 55', '#FFF3E6', 2.6) +
      line('M32 30V22M32 22L22 26M32 22L42 26', '#FFC857', 2.2) +
      circle(32, 20, 3, '#FFC857') +
      circle(21.5, 26.5, 2.4, '#FFC857') +
      circle(42.5, 26.5, 2.4, '#FFC857'),
  },
  'bright-relay': {
    ground: '#0A57D0',
    ink: '#FFD447',
    art:
      shape('M10 16H28L40 28H22Z', '#FFFFFF') +
      shape('M40 28L28 40H10L22 28Z', '#9CC5FF') +
      shape('M54 24H36L24 36H42Z', '#FFD447') +
      shape('M24 36L36 48H54L42 36Z', '#FFA62B'),
  },
  'borealis-tech': {
    ground: '#0A1230',
    ink: '#5CF2B8',
    art:
      `<defs>${gradient('north', [
        [0, '#0A1230'],
        [0.35, '#5CF2B8'],
        [1, '#3A7BFF'],
      ])}</defs>` +
      times(5, (index) => {
        const heights = [26, 38, 30, 42, 28];
        const height = heights[index] ?? 30;
        return rect(9 + index * 9.6, 46 - height, 6.4, height, 'url(#north)', 3.2);
      }) +
      line('M8 53C18 48 24 56 34 52S50 49 56 52', '#FFFFFF', 2.8),
  },
};
