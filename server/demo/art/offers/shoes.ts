import { around, circle, clipped, line, mirrored, place, rect, ring, shape, times } from '../draw.ts';
import type { Logos } from './logo.ts';

export const shoeLogos: Logos = {
  longstride: {
    ground: '#D9F24B',
    ink: '#141414',
    art:
      shape('M22 10H34L26 40H58L52 52H9Z', '#141414') +
      shape('M41 10H53L47.500 31H35.500Z', '#141414') +
      rect(4, 30, 9, 3, '#141414', 1.5) +
      rect(6, 22, 10, 3, '#141414', 1.5),
  },
  'cobble-and-welt': {
    ground: '#3B261B',
    ink: '#E6CFA8',
    art:
      shape('M8 24C13 26 20 25 25 21L37 32C45 34 56 34 57 43V46H8Z', '#E6CFA8') +
      line('M27 29L32 25M31.500 33L36 29.500', '#3B261B', 2) +
      line('M42 34C40 37 40 41 41 46', '#3B261B', 1.8) +
      shape('M8 48.500H57V52H26V55H8Z', '#C08B4F') +
      line('M11 43.500H55', '#3B261B', 1.4, { dash: '2.6 2', cap: 'butt' }),
  },
  featherstep: {
    ground: '#2667B8',
    ink: '#CFE3FA',
    art:
      shape(
        'M54 7C37 7 25 16 21 29L24 32L18 34C15 39 14.500 44 15 48C19 49.500 25 49 30 47L30 42L35 44C47 38 54 24 54 7Z',
        '#FFFFFF',
      ) +
      line('M10 57C16 47 27 32 45 15', '#2667B8', 2.2) +
      line('M10 57C12 53.500 14 50.500 16 47.500', '#FFFFFF', 3) +
      line('M30 32L41 35M36 26L47 27', '#2667B8', 2) +
      line('M30 32L28 20M36 26L35.500 14', '#2667B8', 2),
  },
  trailhorn: {
    ground: '#2D5B4C',
    ink: '#F3E4C8',
    art:
      mirrored(line('M28 33C20 36 10 31 11 21C12 12 24 11 26 19C27 24 21 27 19 23', '#F3E4C8', 5.4), 32) +
      shape('M24 30H40L36 52C35 56 29 56 28 52Z', '#F3E4C8') +
      mirrored(circle(28.6, 38, 1.5, '#2D5B4C'), 32) +
      shape('M29.500 50H34.500L32 53.500Z', '#2D5B4C'),
  },
  lacebound: {
    ground: '#FF6338',
    ink: '#FFFFFF',
    art:
      times(3, (row) =>
        line(
          `M20 ${20 + row * 12}L44 ${32 + row * 12}M44 ${20 + row * 12}L20 ${32 + row * 12}`,
          '#FFFFFF',
          4,
        ),
      ) +
      times(4, (row) =>
        mirrored(circle(19, 20 + row * 12, 4.4, '#1D1D1D') + circle(19, 20 + row * 12, 1.6, '#FF6338'), 32),
      ) +
      line('M20 20C14 6 30 4 32 14C34 4 50 6 44 20', '#FFFFFF', 3.4),
  },
  'pivot-court': {
    ground: '#17223F',
    ink: '#FF9F43',
    art:
      clipped(
        'ball',
        '<circle cx="33" cy="29" r="17"/>',
        rect(14, 10, 38, 38, '#FF9F43') +
          place(
            line('M-20 0H20M0-20V20', '#17223F', 2.4) +
              ring(-21, 0, 14, '#17223F', 2.4) +
              ring(21, 0, 14, '#17223F', 2.4),
            33,
            29,
            1,
            -24,
          ),
      ) +
      line('M10 30A23.500 23.500 0 0 0 33 54', '#FFFFFF', 4) +
      shape('M32 47.500L42 54L32 60.500Z', '#FFFFFF'),
  },
  'mesa-boot': {
    ground: '#DB9350',
    ink: '#5A2A16',
    art:
      shape('M22 7C26 10 34 10 40 7L41 32C48 36 56 38 57 46V49H37L34 44V53H22C21 40 24 24 22 7Z', '#5A2A16') +
      shape('M22 51H34V56H22Z', '#2E130A') +
      line('M27 15C31 20 35 20 37 15M27 22C31 27 35 27 37.500 22', '#F0C88C', 2) +
      place(
        shape(
          'M0-4L1.100-1.200L4-1.200L1.700.600L2.500 3.400L0 1.700L-2.500 3.400L-1.700.600L-4-1.200L-1.100-1.200Z',
          '#F0C88C',
        ),
        32,
        36,
      ),
  },
  'icefield-boots': {
    ground: '#CDE7F6',
    ink: '#123A63',
    art:
      shape('M32 5L55 18.500V45.500L32 59L9 45.500V18.500Z', '#123A63') +
      shape('M14 43L27 22L33 31L38 24L50 43L32 53.500Z', '#FFFFFF') +
      shape('M27 22L33 31L29 36L25 32L20 37L14 43Z', '#9CCBEA') +
      place(around(line('M0 0V-5.400M-2-3.800L0-2.300L2-3.800', '#FFFFFF', 1.3), 0, 0, 6), 42, 17),
  },
};
