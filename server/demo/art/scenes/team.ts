import { circle, line, place, shape, times } from '../draw.ts';
import { randomFrom } from '../../random.ts';
import type { Look } from './figure.ts';

export const maroon = '#7B1E3A';
export const gold = '#E3A72F';

export const anchorLeg: Look = {
  skin: '#8A5233',
  farSkin: '#74432A',
  hair: '#1F1418',
  hairstyle: 'bun',
  top: maroon,
  legs: maroon,
  shoes: '#FFD66B',
  shorts: true,
};
export const chaser: Look = {
  ...anchorLeg,
  skin: '#F0BE97',
  farSkin: '#DBA27A',
  hair: '#6B3A1E',
  hairstyle: 'tail',
  top: '#F7EBD6',
  legs: '#27456B',
  shoes: '#FFFFFF',
};
export const third: Look = {
  ...anchorLeg,
  skin: '#C68A5F',
  farSkin: '#AE744B',
  hair: '#20150F',
  hairstyle: 'short',
  top: '#E3A72F',
  legs: '#3A2333',
  shoes: '#FFFFFF',
};

const crowdColours = ['#F6D9A8', '#C4566A', '#8C3550', '#F2B04A', '#E9E0D2', '#5B2140'];

export const crowd = (x: number, y: number, columns: number, rows: number, gap: number) => {
  const random = randomFrom(`crowd ${columns} × ${rows}`);
  return times(rows, (row) =>
    times(columns, (column) =>
      circle(
        x + column * gap + (row % 2) * (gap / 2),
        y + row * gap * 0.8,
        gap * 0.31,
        random.pick(crowdColours),
      ),
    ),
  );
};

export const pennant = (x: number, y: number, scale: number, colour: string) =>
  place(line('M0 0V-70', '#F7EBD6', 5) + shape('M2-70L58-56L2-42Z', colour), x, y, scale);
