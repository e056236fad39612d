import { around, circle, clipped, line, place, rect, shape, times } from '../draw.ts';
import type { Logos } from './logo.ts';

export const vacationLogos: Logos = {
  'farlight-travel': {
    ground: '#0E2A52',
    ink: '#FFC857',
    art:
      shape(
        'M32 6C33.500 19 37 24 50 26C37 28 33.500 33 32 46C30.500 33 27 28 14 26C27 24 30.500 19 32 6Z',
        '#FFC857',
      ) +
      line('M8 47C22 40 42 40 56 47', '#FFFFFF', 3) +
      line('M15 55C26 50 38 50 49 55', '#7FA6DA', 3),
  },
  'hammock-and-co': {
    ground: '#FFE3B3',
    ink: '#EF6F4C',
    art:
      circle(32, 38, 11, '#F9A03F') +
      line('M9 25L13 57M55 25L51 57', '#7A4A2B', 4.4) +
      line('M10 33L17 39M54 33L47 39', '#7A4A2B', 2) +
      shape('M14 36.500C22 43 42 43 50 36.500C48 50 40 55 32 55S16 50 14 36.500Z', '#EF6F4C') +
      line('M18 44C26 49 38 49 46 44M22 50C28 53 36 53 42 50', '#FFE3B3', 2) +
      shape('M9 25C5 18-1 17-5 20C0 12 7 15 9 22C10 14 18 11 25 17C19 16 12 19 9 25Z', '#2F8F6B') +
      shape('M55 25C59 18 65 17 69 20C64 12 57 15 55 22C54 14 46 11 39 17C45 16 52 19 55 25Z', '#2F8F6B'),
  },
  'skylark-air': {
    ground: '#0A7FC2',
    ink: '#BFE6FF',
    art: clipped(
      'fin',
      '<path d="M9 55L31 12C32.500 9.500 34 9 36 9H49C52 9 53.500 11 53 14L47 55Z"/>',
      rect(0, 0, 64, 64, '#FFFFFF') +
        shape('M0 58L64 20V34L0 72Z', '#FFC93C') +
        shape('M0 42L64 4V20L0 58Z', '#0B3A78') +
        circle(43, 20, 3.4, '#FFC93C'),
    ),
  },
  'pinecone-lodges': {
    ground: '#E9DCC3',
    ink: '#6B4228',
    art:
      clipped(
        'cone',
        '<path d="M32 14C46 18 51 31 47 43C43 53 37 58 32 60C27 58 21 53 17 43C13 31 18 18 32 14Z"/>',
        rect(10, 10, 44, 52, '#4A2B19') +
          times(6, (row) =>
            times(6, (column) => {
              const x = 2 + column * 12 + (row % 2) * 6;
              const y = 58 - row * 8.4;
              return shape(
                `M${x - 5.6} ${y - 8}H${x + 5.6}V${y - 3}L${x} ${y + 3}L${x - 5.6} ${y - 3}Z`,
                row % 2 === 0 ? '#A8703F' : '#8A5730',
              );
            }),
          ),
      ) +
      line(
        'M32 15V8M32 10C26 10 20 7 16 4M32 10C38 10 44 7 48 4M32 9C29 8 26 6 24 3M32 9C35 8 38 6 40 3',
        '#3E7A4E',
        2.2,
      ),
  },
  'tidepool-hotels': {
    ground: '#0E8F94',
    ink: '#FFB199',
    art:
      around(shape('M32 32L22.500 26C28 20 29 12 32 7C35 12 36 20 41.500 26Z', '#FF8A6B'), 32, 33, 5) +
      around(circle(32, 16, 1.7, '#FFD9CC') + circle(32, 22, 1.7, '#FFD9CC'), 32, 33, 5) +
      circle(32, 33, 4, '#FFD9CC'),
  },
  'rambler-rentals': {
    ground: '#F4544C',
    ink: '#FFE1DC',
    art:
      shape(
        'M18 58C18 46 46 44 46 33C46 25 26 25 26 16C26 11 32 8 36 6L40 6C37 9 34 12 35 16C37 22 56 22 56 34C56 46 34 47 34 58Z',
        '#FFFFFF',
      ) +
      line('M26 56C27 48 51 45 51 33.500C51 24 31 24 30.500 16', '#F4544C', 1.8, {
        dash: '4 3',
        cap: 'butt',
      }) +
      place(
        shape('M0 10C-5 4-7 1-7-3A7 7 0 0 1 7-3C7 1 5 4 0 10Z', '#27303F') + circle(0, -3, 2.6, '#F4544C'),
        15,
        25,
      ),
  },
  'canyon-rail': {
    ground: '#F0C08A',
    ink: '#8C3B1B',
    art:
      shape('M0 64V26L12 20L18 30L26 34V64Z', '#B4532A') +
      shape('M64 64V22L54 16L47 28L38 33V64Z', '#8C3B1B') +
      shape('M29 30H35L48 64H16Z', '#F7DDB5') +
      line('M30.500 32L22 63M33.500 32L42 63', '#3B1C10', 2.4) +
      times(5, (index) =>
        rect(
          32 - (3 + index * 2.2),
          36 + index * 6,
          (3 + index * 2.2) * 2,
          1.6 + index * 0.3,
          '#3B1C10',
          0.6,
        ),
      ) +
      circle(32, 16, 7, '#F2762E'),
  },
  'strait-ferries': {
    ground: '#FFFFFF',
    ink: '#12355B',
    art:
      shape('M28 10H37V17H28Z', '#E03C31') +
      rect(28, 12.4, 9, 2, '#FFFFFF') +
      shape('M19 17H45V25H52V33H12V25H19Z', '#12355B') +
      times(4, (index) => rect(22 + index * 5.6, 19.4, 3.2, 3, '#FFFFFF', 0.6)) +
      times(6, (index) => circle(18 + index * 5.6, 29, 1.4, '#FFFFFF')) +
      shape('M6 34H58L52 46H14Z', '#E03C31') +
      line(
        'M7 51C11 48.500 15 48.500 19 51S27 53.500 31 51S39 48.500 43 51S52 53.500 57 50.500',
        '#12355B',
        2.8,
      ),
  },
};
