import { around, circle, ellipse, line, mirrored, place, rect, shape, times } from '../draw.ts';
import { lettering } from '../lettering.ts';
import type { Logos } from './logo.ts';

const leaflet = shape('M0 0C1-7 8-11 17-10C15-2 9 3 0 0Z', '#BFE3A0');

const fernLeaf =
  line('M32 55V14', '#BFE3A0', 2.6) +
  times(4, (row) => mirrored(place(leaflet, 32, 49 - row * 9.5, 1.06 - row * 0.17), 32)) +
  ellipse(32, 12, 2.6, 5, '#BFE3A0');

const oddments =
  rect(10, 10, 20.5, 20.5, '#F25C54') +
  circle(43.75, 20.25, 10.25, '#1D3557') +
  shape('M10 54V33.5A20.5 20.5 0 0 1 30.5 54Z', '#F4B942') +
  shape('M33.5 54V33.5L54 54Z', '#2A9D8F');

const larkspurPetal = shape('M32 31C22 24 24 10 32 7C40 10 42 24 32 31Z', '#6B4FBB');

export const popularLogos: Logos = {
  'fernway-market': { ground: '#1F5B3A', ink: '#BFE3A0', art: fernLeaf },
  'pilot-pine': {
    ground: '#F4EBDD',
    ink: '#B8653A',
    art:
      shape('M13 24H45V41A13 13 0 0 1 32 54H26A13 13 0 0 1 13 41Z', '#2D2A26') +
      line('M45 29H48A6.5 6.5 0 0 1 48 42H45', '#2D2A26', 4) +
      shape('M29 27L37 38H33L39 46H31V50H27V46H19L25 38H21Z', '#F4EBDD') +
      line('M23 18C20 15 26 12 23 8M31 18C28 15 34 12 31 8M39 18C36 15 42 12 39 8', '#B8653A', 2.6),
  },
  oddment: { ground: '#FFFFFF', ink: '#F4B942', art: oddments },
  'bluejay-books': {
    ground: '#2455C3',
    ink: '#9CC2FF',
    art:
      mirrored(shape('M31 30C25 21 15 18 6 19V42C15 41 25 44 31 52Z', '#FFFFFF'), 32) +
      mirrored(line('M12 26C17 26 22 28 26 32M12 33C17 33 22 35 26 39', '#9CC2FF', 2), 32) +
      shape('M32 6C37 9 39 13 39 18A7 7 0 0 1 25 18C25 13 27 9 32 6Z', '#9CC2FF') +
      shape('M28.5 20H35.5L32 27Z', '#FFC93C') +
      circle(28.8, 16.5, 1.4, '#12306F') +
      circle(35.2, 16.5, 1.4, '#12306F'),
  },
  'tern-fuel': {
    ground: '#FFD23F',
    ink: '#1B2A49',
    art:
      shape(
        'M5 35C15 20 28 15 34 24C40 15 51 12 60 15C50 18 43 24 39 32C35 40 29 44 20 52C23 44 23 39 21 35C17 31 11 32 5 35Z',
        '#1B2A49',
      ) + shape('M30 50C30 44 36 40 38 36C40 40 46 44 46 50A8 8 0 0 1 30 50Z', '#2E7BE6'),
  },
  'waggle-pets': {
    ground: '#FF7B54',
    ink: '#FFE3D8',
    art:
      shape('M16 24C16 12 48 12 48 24V38C48 50 40 55 32 55S16 50 16 38Z', '#FFF6EE') +
      mirrored(shape('M20 13C10 10 5 20 7 33C8 39 15 40 17 34C18 27 17 20 24 15Z', '#5A2E21'), 32) +
      mirrored(circle(24.5, 29, 2.8, '#3A1C14'), 32) +
      shape('M26 36H38C38 41 35 43 32 43S26 41 26 36Z', '#3A1C14') +
      shape('M28.5 45H35.5V48.5A3.5 3.5 0 0 1 28.5 48.5Z', '#FF5D5D'),
  },
  'larkspur-grocers': {
    ground: '#F3F0FB',
    ink: '#6B4FBB',
    art:
      line('M32 36V58M32 54C26 54 22 51 20 46M32 54C38 54 42 51 44 46', '#3E7D4F', 3) +
      place(around(larkspurPetal, 32, 30, 5), 2.6, -0.6, 0.92) +
      circle(32, 27, 4.5, '#FFD166'),
  },
  portage: {
    ground: '#C0392B',
    ink: '#FFE2C4',
    art:
      shape('M6 22C14 29 50 29 58 22C57 34 48 39 32 39S7 34 6 22Z', '#FFF5E9') +
      line('M15 33C24 36 40 36 49 33', '#C0392B', 1.8) +
      line('M41 11L25 34', '#FFE2C4', 2.6) +
      ellipse(43.2, 8, 3, 6, '#FFE2C4', 35) +
      lettering('narrow', 'PORTAGE', 32, 54.5, { fill: '#FFF5E9', width: 44 }),
  },
};
