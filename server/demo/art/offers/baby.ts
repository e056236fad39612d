import { around, circle, clipped, ellipse, line, mirrored, place, rect, ring, shape } from '../draw.ts';
import { lettering } from '../lettering.ts';
import type { Logos } from './logo.ts';

const star = 'M0-5L1.4-1.4L5 0L1.4 1.4L0 5L-1.4 1.4L-5 0L-1.4-1.4Z';

const mitten =
  shape('M11 27C11 17 29 17 29 27V46H11Z', '#FFF8EF') +
  shape('M28 40C34 40 38 31 34 29C31 27.500 29 32 27 33Z', '#FFF8EF') +
  rect(9, 45, 22, 9, '#1F3A5F', 2) +
  line('M14 33L17 29L20 33L23 29L26 33', '#1F3A5F', 2);

export const babyLogos: Logos = {
  'little-acorn': {
    ground: '#FBEBD3',
    ink: '#C98645',
    art:
      shape('M15 30H49C49 44 41 53 32 58C23 53 15 44 15 30Z', '#D9995B') +
      shape('M10 30C10 18 20 13 32 13S54 18 54 30C54 32 52 33 50 33H14C12 33 10 32 10 30Z', '#7A4A2B') +
      line('M32 13C32 9 34 7 37 6', '#7A4A2B', 4) +
      circle(25, 39, 2.2, '#5B331B') +
      circle(39, 39, 2.2, '#5B331B') +
      line('M28 44C30 46.500 34 46.500 36 44', '#5B331B', 2.2),
  },
  'nod-and-co': {
    ground: '#27306B',
    ink: '#FFE08A',
    art:
      lettering('round', 'n', 15.5, 43, { fill: '#FFFFFF', size: 30 }) +
      shape('M37 22A11.500 11.500 0 1 0 42 39.600A10 10 0 0 1 37 22Z', '#FFE08A') +
      lettering('round', 'd', 51, 43, { fill: '#FFFFFF', size: 30 }) +
      place(shape(star, '#FFE08A'), 18, 14, 0.8) +
      place(shape(star, '#FFE08A'), 33, 54, 0.6),
  },
  'pip-and-poppy': {
    ground: '#FDE3DD',
    ink: '#E4453A',
    art:
      line('M32 40C33 48 31 53 29 59', '#4C7F5A', 3) +
      shape('M31 52C36 46 41 46 45 48C42 53 37 55 31 52Z', '#4C7F5A') +
      ellipse(22, 26, 14, 12, '#E4453A') +
      ellipse(42, 26, 14, 12, '#D2342E') +
      ellipse(32, 18, 13, 11, '#F0645A') +
      ellipse(32, 33, 13, 10, '#F0645A') +
      circle(32, 26, 6.5, '#3A2030') +
      around(circle(32, 21.8, 1, '#FFD166'), 32, 26, 6),
  },
  'stork-street': {
    ground: '#CDE9F2',
    ink: '#2C5D73',
    art:
      line('M27 40L24 57M33 40L35 57', '#EF7B45', 2.6) +
      shape(
        'M9 26C16 24 22 27 26 26C35 23 36 17 36 13A8 8 0 0 1 50 9C52 12 51 16 48 17C45 19 45 26 44 31C42 40 33 43 25 41C16 39 11 33 9 26Z',
        '#FFFFFF',
      ) +
      shape('M9 26C16 24 22 27 26 29C26 35 22 38 18 38C13 36 10 31 9 26Z', '#2C5D73') +
      shape('M50 9L61 15.500L49 16.500Z', '#EF7B45') +
      circle(46, 11, 1.6, '#2C5D73') +
      shape('M57 18C53 22 52 29 56 31C60 33 63 29 62 25C61 21 58 20 57 18Z', '#F6B8C1'),
  },
  tumbletot: {
    ground: '#FFC94D',
    ink: '#1F3A5F',
    art:
      place(rect(-10, -10, 20, 20, '#E4453A', 4), 19.5, 45) +
      place(rect(-10, -10, 20, 20, '#1F6FB2', 4), 43, 45) +
      place(rect(-10, -10, 20, 20, '#FFFFFF', 4), 31, 20, 1, 14) +
      circle(19.5, 45, 5, '#FFC94D') +
      shape('M43 39L49 50.500H37Z', '#FFC94D') +
      place(lettering('round', 't', 0, 7, { fill: '#1F3A5F', size: 21 }), 31, 20, 1, 14),
  },
  'cloudberry-kids': {
    ground: '#EEF6FB',
    ink: '#F28C28',
    art:
      mirrored(shape('M32 22C25 22 19 17 19 9C27 8 32 14 32 22Z', '#5E9A63'), 32) +
      [
        [24, 27],
        [40, 27],
        [32, 25],
        [18, 36],
        [46, 36],
        [27, 36],
        [37, 36],
        [24, 46],
        [40, 46],
        [32, 46],
        [32, 54],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            circle(x, y, 7.2, index % 2 === 0 ? '#F28C28' : '#F7A84A') +
            circle(x - 2, y - 2.5, 1.7, '#FFE0B5'),
        )
        .join(''),
  },
  'honeybee-nursery': {
    ground: '#FFF0B8',
    ink: '#D48A00',
    art:
      mirrored(ellipse(20, 23, 12, 8.5, '#FFFFFF', 28), 32) +
      clipped(
        'bee',
        '<ellipse cx="32" cy="37" rx="15" ry="19"/>',
        rect(14, 16, 36, 44, '#F5B301') +
          rect(14, 30, 36, 6, '#3B2A14') +
          rect(14, 41, 36, 6, '#3B2A14') +
          rect(14, 52, 36, 8, '#3B2A14'),
      ) +
      circle(27, 25, 1.9, '#3B2A14') +
      circle(37, 25, 1.9, '#3B2A14') +
      mirrored(line('M28 19C27 13 24 11 21 10', '#3B2A14', 2.4), 32),
  },
  'mitten-brothers': {
    ground: '#D9483B',
    ink: '#FFF8EF',
    art:
      mirrored(place(mitten, -4.5, 2, 0.98), 32) +
      ring(32, 14, 2.5, '#FFF8EF', 2) +
      mirrored(line('M30 15C24 16 17 15 15.500 21', '#FFF8EF', 1.6), 32),
  },
};
