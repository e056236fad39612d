import { around, circle, ellipse, line, mirrored, place, rect, shape, times } from '../draw.ts';
import { lettering } from '../lettering.ts';
import type { Logos } from './logo.ts';

const hen =
  shape(
    'M8 30C12 24 16 28 18 32C22 37 27 36 28 24C28 18 36 18 36 25C36 34 34 48 21 48C11 48 7 39 8 30Z',
    '#FFFFFF',
  ) +
  shape('M27 20C26 16 29 15 30 17C31 14 34 15 33.500 18C36 17 37 19 35 21Z', '#E23D28') +
  shape('M36 24L41 26.500L36 29Z', '#F29F05') +
  circle(33, 24.5, 1.3, '#3A1F14') +
  shape('M14 36C18 42 25 42 28 37C27 33 18 33 14 36Z', '#F3C9A0') +
  line('M18 48V54M24 48V54', '#F29F05', 2);

export const restaurantLogos: Logos = {
  'saffron-table': {
    ground: '#5B2A5E',
    ink: '#F6A21E',
    art:
      line('M32 40V58', '#8BBE7A', 3) +
      mirrored(shape('M32 44C20 42 12 30 15 16C25 18 32 30 32 44Z', '#B98AD6'), 32) +
      shape('M32 46C23 38 23 22 32 10C41 22 41 38 32 46Z', '#DDBDF0') +
      line('M32 42V24M32 36C30 31 28 28 27 25M32 36C34 31 36 28 37 25', '#F6A21E', 2.4) +
      circle(32, 23, 2, '#F6A21E') +
      circle(27, 24, 2, '#F6A21E') +
      circle(37, 24, 2, '#F6A21E'),
  },
  'rosso-forno': {
    ground: '#F6EADB',
    ink: '#C62828',
    art:
      shape('M10 45V33A22 22 0 0 1 54 33V45Z', '#C62828') +
      shape('M20 45V35A12 12 0 0 1 44 35V45Z', '#3A1512') +
      shape(
        'M32 25C37 31 39 35 39 39C39 43 36 45 32 45S25 43 25 39C25 36 27 34 28 32C29 34 30 34 30 33C30 30 31 28 32 25Z',
        '#FFB02E',
      ) +
      lettering('geo', 'rosso', 32, 58, {
        fill: '#C62828',
        size: 14,
        tracking: 60,
      }),
  },
  'udon-alley': {
    ground: '#1E1B1A',
    ink: '#F25C3D',
    art:
      line('M38 6L26 32M47 8L32 32', '#E9C48B', 2.4) +
      mirrored(line('M30 30C28 22 22 22 21 30M24 30C22 20 14 21 13 30', '#FFF1DA', 2.6), 32) +
      shape('M7 31H57C57 43 50 50 43 52V56H21V52C14 50 7 43 7 31Z', '#F25C3D') +
      line('M14 39C18 36 22 42 26 39S34 36 38 39S46 42 50 39', '#FFF1DA', 2),
  },
  'green-ladle': {
    ground: '#DFEFC8',
    ink: '#3F7D3A',
    art:
      line('M42 33C44 22 45 14 52 10', '#3F7D3A', 4) +
      shape('M9 32H45C45 44 37 52 27 52S9 44 9 32Z', '#3F7D3A') +
      shape('M24 31C14 27 13 16 19 9C27 13 30 23 24 31Z', '#79B853') +
      shape('M26 31C25 23 30 16 38 15C40 23 35 31 26 31Z', '#A6D36B'),
  },
  'cinder-and-oak': {
    ground: '#221D1B',
    ink: '#F2762E',
    art:
      shape(
        'M32 5C38 11 40 14 40 18A8 8 0 0 1 24 18C24 15 26 13 27.500 11C28.500 13 30 13 30 11C30 9 31 7 32 5Z',
        '#F2762E',
      ) +
      shape(
        'M32 15C34.500 17.500 35.500 19 35.500 21A3.500 3.500 0 0 1 28.500 21C28.500 19 30.500 18 32 15Z',
        '#FFD08A',
      ) +
      lettering('slab', 'CINDER', 32, 42, { fill: '#F7EBDD', width: 50 }) +
      lettering('slab', '& OAK', 32, 56.5, { fill: '#F2762E', width: 38 }),
  },
  'two-hens-diner': {
    ground: '#F7B85B',
    ink: '#E23D28',
    art: mirrored(place(hen, -6.5, 0.5, 0.9), 32) + line('M10 54H54', '#8A4B1F', 2.6),
  },
  'taqueria-luz': {
    ground: '#F0457F',
    ink: '#FFD447',
    art:
      around(rect(30.5, 7, 3, 8, '#FFD447', 1.5), 32, 42, 16, -78.75) +
      shape('M3 47H61V64H3Z', '#F0457F') +
      shape('M13 38C15 31 20 29 22 32C24 26 30 26 32 30C35 25 41 27 42 31C46 28 50 33 51 38Z', '#5FB55F') +
      shape('M9 49C9 36 19 28 32 28S55 36 55 49Z', '#FFD447') +
      shape('M9 49C9 42 13 36 19 32.500C15 38 14 44 14 49Z', '#F29F05') +
      circle(27, 41, 1.6, '#F29F05') +
      circle(37, 36, 1.6, '#F29F05') +
      circle(44, 43, 1.6, '#F29F05') +
      line('M13 55.500H51', '#FFFFFF', 2.6),
  },
  'maple-griddle': {
    ground: '#FFFFFF',
    ink: '#C8742B',
    art:
      ellipse(32, 53, 26, 4.5, '#D7E6EC') +
      times(4, (index) => {
        const y = 48 - index * 6.4;
        return (
          rect(12 + (index % 2), y - 4.2, 40, 7, '#B5622A', 3.5) +
          rect(12 + (index % 2), y - 5, 40, 5, '#F2B866', 2.5)
        );
      }) +
      shape(
        'M14 25C14 20 22 18 32 18S50 20 50 25C50 28 46 28 46 32C46 35 42 35 42 32C42 30 38 29 36 30V38C36 41 32 41 32 38V30C28 30 24 29 22 30C22 33 18 33 18 30C18 28 14 28 14 25Z',
        '#8C3F16',
      ) +
      place(rect(-6, -4, 12, 8, '#FFE28A', 1.5), 33, 19, 1, -8),
  },
};
