import { around, circle, clipped, line, mirrored, rect, ring, shape, times } from '../draw.ts';
import { lettering } from '../lettering.ts';
import type { Logos } from './logo.ts';

const pocket = 'M14 12H50V42L32 55L14 42Z';

export const clothingLogos: Logos = {
  'alder-and-ash': {
    ground: '#EBE5DA',
    ink: '#7C8B6F',
    art:
      lettering('serif', 'Alder', 32, 31, { fill: '#2B3630', width: 44 }) +
      lettering('serif', '& Ash', 32, 50, { fill: '#7C5A3A', width: 44 }),
  },
  threadwell: {
    ground: '#14342B',
    ink: '#E2B659',
    art:
      shape('M52 8C55 9 56 12 54 15L22 56L20 54.500L47 11C48 8 50 7 52 8Z', '#F4EFE4') +
      line('M51 12L47.500 17', '#14342B', 2) +
      line('M49 14C36 8 12 16 16 28C20 38 44 32 45 43C46 52 30 54 12 44', '#E2B659', 2.8),
  },
  'marlowe-denim': {
    ground: '#2F4B7C',
    ink: '#E8A33D',
    art:
      shape(pocket, '#3C5C94') +
      line('M17 15H47V40.500L32 51.300L17 40.500Z', '#F0B252', 1.6, {
        dash: '3 2.4',
        cap: 'butt',
      }) +
      line('M17 20.500H47', '#F0B252', 1.6, { dash: '3 2.4', cap: 'butt' }) +
      lettering('slab', 'M', 32, 42.5, { fill: '#FFFFFF', size: 22 }) +
      mirrored(circle(14, 12, 2.4, '#E8A33D'), 32),
  },
  'coastline-supply': {
    ground: '#FFFFFF',
    ink: '#1C7FB6',
    art: clipped(
      'coast',
      '<circle cx="32" cy="32" r="23"/>',
      rect(8, 8, 48, 48, '#FFD98A') +
        circle(40, 22, 6.5, '#F26B4E') +
        shape('M8 30C14 26 20 26 26 30S38 34 44 30S54 26 58 28V56H8Z', '#5FB7DB') +
        shape('M8 37C14 33 20 33 26 37S38 41 44 37S54 33 58 35V56H8Z', '#1C7FB6') +
        shape('M8 45C14 41 20 41 26 45S38 49 44 45S54 41 58 43V56H8Z', '#12395B'),
    ),
  },
  'halfpenny-bags': {
    ground: '#EBD9C6',
    ink: '#9A4F2B',
    art:
      line('M18 31C18 9 46 9 46 31', '#6E3519', 4.2) +
      shape('M8 28H56C56 43 46 54 32 54S8 43 8 28Z', '#9A4F2B') +
      shape(
        'M8 28H56C55.800 31 55 34 54 36.500C47 41 40 42 32 42S17 41 10 36.500C9 34 8.200 31 8 28Z',
        '#B5643B',
      ) +
      circle(32, 42, 4.6, '#F0C46C') +
      circle(32, 42, 1.7, '#6E3519'),
  },
  'quill-eyewear': {
    ground: '#FFFFFF',
    ink: '#1A1A1A',
    art:
      mirrored(ring(19.5, 25, 10.5, '#1A1A1A', 3.8), 32) +
      line('M29 22.500C31 20.500 33 20.500 35 22.500', '#1A1A1A', 3.4) +
      lettering('geo', 'quill', 32, 51.5, {
        fill: '#1A1A1A',
        size: 17,
        tracking: 90,
      }),
  },
  'prairie-standard': {
    ground: '#C95F2C',
    ink: '#FBE6C4',
    art:
      clipped(
        'prairie',
        '<rect x="6" y="6" width="52" height="31"/>',
        circle(32, 37, 14, '#FBE6C4') + around(rect(31, 7, 2, 11, '#FBE6C4', 1), 32, 37, 18),
      ) + times(4, (index) => rect(8 + index * 3, 40 + index * 4.6, 48 - index * 6, 2.6, '#FBE6C4', 1.3)),
  },
  'northbound-wool': {
    ground: '#1F2F46',
    ink: '#EFE7D8',
    art: clipped(
      'wool',
      '<path d="M32 7L54 31H43V57H21V31H10Z"/>',
      rect(8, 5, 48, 54, '#EFE7D8') +
        times(9, (row) =>
          times(5, (column) =>
            line(
              `M${12 + column * 10} ${4 + row * 7}L${17 + column * 10} ${9.5 + row * 7}L${22 + column * 10} ${4 + row * 7}`,
              row % 3 === 1 ? '#D8452F' : '#1F2F46',
              row % 3 === 1 ? 3.6 : 2,
            ),
          ),
        ),
    ),
  },
};
