import { around, circle, ellipse, line, mirrored, place, rect, ring, shape, times } from '../draw.ts';
import type { Logos } from './logo.ts';

export const homeGardenLogos: Logos = {
  'hearth-and-hollow': {
    ground: '#F2E4D3',
    ink: '#B4552D',
    art:
      shape('M8 54V32A24 24 0 0 1 56 32V54H47V32A15 15 0 0 0 17 32V54Z', '#B4552D') +
      shape(
        'M20.500 54V32A11.500 11.500 0 0 1 43.500 32V54H36.500V33A4.500 4.500 0 0 0 27.500 33V54Z',
        '#DE8F5C',
      ) +
      circle(32, 49, 5, '#F4C06A'),
  },
  'the-potting-bench': {
    ground: '#E0EDD2',
    ink: '#4C8C4A',
    art:
      line('M32 36C32 28 31 24 32 17', '#4C8C4A', 3) +
      shape('M32 28C22 28 16 22 15 12C26 11 32 18 32 28Z', '#4C8C4A') +
      shape('M32 22C33 13 40 8 50 9C50 18 43 24 32 22Z', '#78B46A') +
      rect(15, 34, 34, 8, '#C9663A', 2) +
      shape('M18 44H46L43 57H21Z', '#DB7C4E'),
  },
  'linen-loft': {
    ground: '#F5F0E6',
    ink: '#7D8FA6',
    art:
      line('M9 29L32 9L55 29', '#4B5D75', 4) +
      times(3, (index) =>
        rect(
          14 + (index === 2 ? 2 : 0),
          48 - index * 8.5,
          36 - (index === 2 ? 4 : 0),
          6.6,
          ['#4B5D75', '#8FA3BA', '#D8B4A0'][index] ?? '#4B5D75',
          3.3,
        ),
      ),
  },
  'brightnail-hardware': {
    ground: '#F7C600',
    ink: '#1B1B1B',
    art:
      shape('M17 12L43 12L43 18L37 18L35 44L30 56L25 44L23 18L17 18Z', '#1B1B1B') +
      mirrored(line('M13 28L8 30M12 38L7 43', '#1B1B1B', 3), 30) +
      line('M27.500 22L28.500 42', '#F7C600', 1.8),
  },
  'copperline-kitchen': {
    ground: '#1D2126',
    ink: '#D9814A',
    art: place(
      rect(18, -3.2, 24, 6.4, '#D9814A', 3.2) +
        circle(38, 0, 1.5, '#1D2126') +
        circle(0, 0, 18, '#D9814A') +
        circle(0, 0, 14, '#F0AE7C') +
        circle(0, 0, 11, '#B4602F') +
        line('M-6-3A7 7 0 0 1 1-7', '#F7CBA6', 2.4),
      25,
      38,
      1,
      -42,
    ),
  },
  mosswood: {
    ground: '#2F3F2C',
    ink: '#A9C46C',
    art:
      circle(32, 32, 23, '#7A5533') +
      circle(32, 32, 19.5, '#D9B484') +
      ring(32.5, 32, 14.5, '#A87B4A', 2) +
      ring(33, 32.5, 9.5, '#A87B4A', 2) +
      ring(33.5, 33, 4.5, '#A87B4A', 2) +
      shape('M9 32A23 23 0 0 1 44 12.300C40 15 42 19 38 20S32 19 29 23S25 30 20 30S16 35 9 32Z', '#A9C46C') +
      circle(24, 20, 2, '#7F9F48') +
      circle(17, 26, 1.5, '#7F9F48'),
  },
  sunporch: {
    ground: '#FFF8E8',
    ink: '#F2A71B',
    art:
      around(rect(30.8, 8, 2.4, 7, '#F2A71B', 1.2), 32, 32, 16) +
      circle(32, 32, 13, '#F2A71B') +
      rect(4, 32, 56, 30, '#FFF8E8') +
      rect(8, 33, 48, 4, '#275D68', 1) +
      times(4, (index) => rect(11 + index * 12.6, 39, 4.2, 14, '#275D68', 1)) +
      rect(6, 54, 52, 3.4, '#275D68', 1),
  },
  'cedar-and-stone': {
    ground: '#E5E3DA',
    ink: '#4D6B57',
    art:
      ellipse(40, 46, 17, 10, '#8E9196') +
      ellipse(37, 43.5, 8, 3.2, '#B5B8BC', -10) +
      shape('M24 7L34 22H30L38 35H32L40 48H27V56H21V48H8L16 35H10L18 22H14Z', '#2F5140'),
  },
};
