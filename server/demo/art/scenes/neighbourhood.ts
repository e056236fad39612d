import { rect } from '../draw.ts';
import { randomFrom } from '../../random.ts';
import type { Look } from './figure.ts';
import { sky, width } from './nature.ts';

export const cobalt = '#2F4FE0';
export const sunflower = '#FFC93C';
export const coral = '#FF7A59';
export const mint = '#7CCFB0';
export const ink = '#1B2352';

export const neighbour: Look = {
  skin: '#E8B48C',
  farSkin: '#D39C74',
  hair: '#4A2B1B',
  hairstyle: 'short',
  top: cobalt,
  legs: ink,
  shoes: '#FFFFFF',
  sleeves: true,
};
export const gardener: Look = {
  ...neighbour,
  skin: '#8A5233',
  farSkin: '#74432A',
  hair: '#231715',
  hairstyle: 'curls',
  top: sunflower,
};
export const baker: Look = {
  ...neighbour,
  skin: '#F3C6A2',
  farSkin: '#DDAA83',
  hair: '#B5562B',
  hairstyle: 'bun',
  top: coral,
};
export const elder: Look = {
  ...neighbour,
  skin: '#C68A5F',
  farSkin: '#AE744B',
  hair: '#D9D9E0',
  hairstyle: 'bun',
  top: '#5AA98A',
};

export const daySky = (id: string) =>
  sky(id, [
    [0, '#BFD4FF'],
    [0.55, '#E9F0FF'],
    [0.85, '#FFF4DA'],
  ]);

export const skyline = (colour: string, top: number) => {
  const random = randomFrom(`skyline ${colour}`);
  let x = -20;
  let blocks = '';
  while (x < width) {
    const wide = random.between(46, 104);
    const tall = random.between(40, 130);
    blocks += rect(x, top - tall, wide, tall + 200, colour, 3);
    x += wide + random.between(0, 10);
  }
  return blocks;
};
