import { around, circle, ellipse, line, mirrored, place, rect, shape } from '../draw.ts';
import { lettering } from '../lettering.ts';
import type { Logos } from './logo.ts';

export const healthBeautyLogos: Logos = {
  calendula: {
    ground: '#FFF3D6',
    ink: '#F08A00',
    art:
      around(shape('M32 32C27 22 28 13 32 8C36 13 37 22 32 32Z', '#F7A400'), 32, 32, 12) +
      around(
        shape('M32 32C28.500 25 29.500 19 32 16C34.500 19 35.500 25 32 32Z', '#E36A00'),
        32,
        32,
        12,
        15,
      ) +
      circle(32, 32, 5.5, '#7A3B00'),
  },
  'stillwater-spa': {
    ground: '#D9E8E4',
    ink: '#2F6F6B',
    art:
      ellipse(32, 15.5, 8, 4.8, '#5C8F8B') +
      ellipse(32, 26, 13, 6, '#3F7C78') +
      ellipse(32, 38, 18.5, 7, '#2A5E5B') +
      line(
        'M8 49C14 46 20 46 26 49S38 52 44 49S52 46 56 48M16 56C21 53.500 26 53.500 31 56S41 58.500 48 55.500',
        '#2F6F6B',
        2.6,
      ),
  },
  'mint-and-myrtle': {
    ground: '#BDE8D2',
    ink: '#1F5F4A',
    art:
      shape('M10 52C8 34 14 18 30 12C34 28 28 46 10 52Z', '#1F5F4A') +
      shape('M54 52C56 34 50 18 34 12C30 28 36 46 54 52Z', '#FFFFFF') +
      line('M10 52L25 23M54 52L39 23', '#BDE8D2', 2.2) +
      line('M16.500 40L15 33M16.500 40L24 38M21 31L19.500 25M21 31L28 29', '#BDE8D2', 1.8) +
      line('M47.500 40L49 33M47.500 40L40 38M43 31L44.500 25M43 31L36 29', '#BDE8D2', 1.8),
  },
  glowline: {
    ground: '#F6C3C0',
    ink: '#7A1F4B',
    art:
      around(rect(31.2, 9, 1.6, 9, '#7A1F4B', 0.8), 32, 34, 24) +
      rect(0, 35, 64, 29, '#F6C3C0') +
      shape('M20 35A12 12 0 0 1 44 35Z', '#E0446C') +
      line('M8 38.500H56', '#7A1F4B', 2) +
      lettering('geo', 'glowline', 32, 51.5, {
        fill: '#7A1F4B',
        width: 47,
        tracking: 40,
      }),
  },
  'rowan-pharmacy': {
    ground: '#FFFFFF',
    ink: '#1E7A4F',
    art:
      shape('M24 8H40V24H56V40H40V56H24V40H8V24H24Z', '#1E7A4F') +
      line('M32 16V30M32 22L24 30M32 22L40 30M32 30V36', '#BFE8CF', 2.2) +
      circle(23, 33.5, 5, '#E5383B') +
      circle(41, 33.5, 5, '#E5383B') +
      circle(32, 40, 5.6, '#E5383B') +
      circle(21.5, 32, 1.3, '#FFC2C2') +
      circle(39.5, 32, 1.3, '#FFC2C2') +
      circle(30.2, 38.2, 1.4, '#FFC2C2'),
  },
  'brine-and-bristle': {
    ground: '#0F2A3D',
    ink: '#E8D8B7',
    art:
      line('M32 20V52', '#E8D8B7', 4.2) +
      line('M24 25H40', '#E8D8B7', 3.6) +
      `<circle cx="32" cy="13" r="5" fill="none" stroke="#E8D8B7" stroke-width="3.4"/>` +
      mirrored(
        shape(
          'M32 52C23 53 15 49 11 41C9 37 10 33 14 33C17 33 18 36 16.500 38C20 43 26 44 32 40Z',
          '#E8D8B7',
        ),
        32,
      ),
  },
  'desert-bloom': {
    ground: '#F4CFA6',
    ink: '#D8486E',
    art:
      circle(32, 32, 23, '#F9E3C3') +
      shape('M26 55V24A6 6 0 0 1 38 24V55Z', '#3F7F5B') +
      line('M26 42H20C18 42 17 41 17 39V33', '#3F7F5B', 6) +
      line('M38 37H44C46 37 47 36 47 34V29', '#3F7F5B', 6) +
      line('M32 26V50', '#2B5E42', 1.6) +
      place(around(ellipse(0, -4.2, 2.7, 4.2, '#D8486E'), 0, 0, 6) + circle(0, 0, 2.2, '#FFD166'), 32, 17) +
      rect(10, 54, 44, 2.6, '#C98A54', 1.3),
  },
  'saltgrass-skin': {
    ground: '#E6EEF0',
    ink: '#3D6E70',
    art:
      circle(40, 22, 9, '#F3B7A3') +
      line('M32 56C32 40 30 24 22 12', '#2F5D60', 3.4) +
      line('M32 56C31 44 25 34 14 28', '#5F9494', 3.4) +
      line('M32 56C33 42 38 32 48 27', '#3D7A7A', 3.4) +
      line('M32 56C33 48 41 42 52 42', '#8DB9B5', 3.4) +
      line('M32 56C31 49 24 44 11 45', '#8DB9B5', 3.4),
  },
};
