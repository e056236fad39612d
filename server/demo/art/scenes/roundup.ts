import { line, place, rect, svg, times } from '../draw.ts';
import { randomFrom } from '../../random.ts';
import {
  cobalt,
  sunflower,
  coral,
  mint,
  ink,
  neighbour,
  gardener,
  baker,
  daySky,
  skyline,
} from './neighbourhood.ts';
import { figure, walk } from './figure.ts';
import { bunting, cloud, height, hedge, roundTree, shadow, sun, width } from './nature.ts';
import { bag, bicycle, coinFace, jar, shopFront, signs, type Shop } from './town.ts';

const pavement = (top: number) =>
  rect(0, top, width, height - top, '#F2D9B4') +
  rect(0, top, width, 12, '#FFEBCB') +
  rect(0, top + 76, width, height - top - 76, '#5E6E9E') +
  rect(0, top + 70, width, 10, '#D9BD94') +
  times(9, (index) => rect(30 + index * 140, top + 122, 70, 8, '#FFEBCB', 4));

const shops: Readonly<Record<'cafe' | 'bakery' | 'books' | 'grocer' | 'clinic', Shop>> = {
  cafe: {
    wall: '#FFD9C7',
    roof: '#B5443A',
    awning: coral,
    width: 190,
    height: 250,
    top: 'flat',
    sign: signs.cup,
  },
  bakery: {
    wall: '#FFE9B8',
    roof: '#A8641E',
    awning: '#E9A21B',
    width: 170,
    height: 190,
    top: 'gable',
    sign: signs.bread,
  },
  books: {
    wall: '#C9D6FF',
    roof: ink,
    awning: cobalt,
    width: 200,
    height: 292,
    top: 'step',
    sign: signs.book,
  },
  grocer: {
    wall: '#CDEBDD',
    roof: '#2C6B58',
    awning: '#3FA37F',
    width: 210,
    height: 216,
    top: 'flat',
    sign: signs.leaf,
  },
  clinic: {
    wall: '#F7E4F1',
    roof: '#7C3B6E',
    awning: '#C05A9E',
    width: 180,
    height: 262,
    top: 'gable',
    sign: signs.heart,
  },
};

const jarCoins = () => {
  const random = randomFrom('coins in the jar');
  return times(8, (row) =>
    times(8, (column) => {
      const x = -126 + column * 36 + (row % 2) * 17 + random.between(-7, 7);
      const heap = row < 7 ? 0 : Math.abs(x) * 0.12;
      return place(
        coinFace(0, 0, 21),
        x,
        -12 - row * 27 - random.between(0, 9) + heap,
        1,
        random.between(-50, 50),
      );
    }),
  );
};

const rolling = [
  [222, 512, 34],
  [388, 428, 30],
  [548, 352, 27],
  [700, 226, 25],
  [824, 152, 24],
] as const;

export const coins = svg(
  width,
  height,
  daySky('day') +
    sun(240, 148, 46, '#FFD45E', '#FFF7DC') +
    cloud(430, 110, 1, '#FFFFFF', 0.95) +
    cloud(1080, 86, 0.9, '#FFFFFF', 0.95) +
    skyline('#CCD9F8', 420) +
    hedge(430, 22, '#8FCBB3') +
    place(shopFront(shops.cafe), 330, 500, 0.9) +
    place(shopFront(shops.bakery), 512, 500, 0.9) +
    place(shopFront(shops.grocer), 872, 500, 0.92) +
    place(shopFront(shops.clinic), 1076, 500, 0.92) +
    roundTree(298, 502, 0.9, '#6DBE93', '#4C9F78') +
    pavement(496) +
    place(
      shadow(908, 606, 150, 0.22) +
        place(jar(268, 330, jarCoins()), 908, 602) +
        line(
          'M222 512Q300 380 388 428Q470 300 548 352Q620 170 700 226Q770 110 824 152Q880 120 906 236',
          '#FFFFFF',
          5,
          { dash: '2 15' },
        ) +
        rolling.map(([x, y, radius]) => coinFace(x, y, radius)).join('') +
        coinFace(906, 250, 27) +
        line('M160 548C190 560 240 560 276 548', ink, 6, { opacity: 0.18 }),
      -128,
      0,
    ),
);

export const street = svg(
  width,
  height,
  daySky('noon') +
    cloud(250, 130, 1.1, '#FFFFFF', 0.95) +
    cloud(860, 84, 0.8, '#FFFFFF', 0.95) +
    skyline('#CFDBF9', 400) +
    place(shopFront(shops.grocer), 36, 500) +
    place(shopFront(shops.clinic), 262, 500) +
    place(shopFront(shops.bakery), 458, 500) +
    place(shopFront(shops.books), 646, 500) +
    place(shopFront(shops.cafe), 864, 500) +
    place(
      shopFront({ ...shops.bakery, wall: '#D9EEF7', roof: '#22708C', awning: '#3C9DBD', sign: signs.heart }),
      1072,
      500,
    ) +
    bunting(176, 62, 3, 22, [coral, sunflower, cobalt, mint], ink) +
    pavement(496) +
    roundTree(446, 506, 0.82, '#6DBE93', '#4C9F78') +
    roundTree(1062, 506, 0.92, '#6DBE93', '#4C9F78') +
    shadow(580, 562, 54) +
    shadow(806, 572, 58) +
    shadow(900, 570, 46) +
    place(bicycle(coral), 300, 548, 1.05) +
    place(figure(walk, baker) + place(bag(mint), 26, 6, 0.95), 580, 466, 1) +
    place(
      `<g transform="scale(-1 1)">${figure(walk, neighbour)}${place(bag(sunflower), 26, 6, 0.95)}</g>`,
      806,
      468,
      1.08,
    ) +
    place(
      `<g transform="scale(-1 1)">${figure(walk, { ...gardener, top: coral, hairstyle: 'tail' })}</g>`,
      902,
      502,
      0.7,
    ),
);
