import { circle, line, place, rect, shape, times } from '../draw.ts';
import type { Look } from './figure.ts';

export const sea = '#0B5563';
export const buoy = '#E4572E';
export const sand = '#F6E3C5';

export const hand: Look = {
  skin: '#E8B48C',
  farSkin: '#D39C74',
  hair: '#C4452A',
  hairstyle: 'cap',
  top: '#F2B23E',
  legs: '#17404C',
  shoes: '#2B2B2B',
  sleeves: true,
};

/** A lighthouse, its foot at the origin, 260 units tall. */
export const lighthouse = (lamp: string) =>
  shape('M-34 0L-22-190H22L34 0Z', '#FFFFFF') +
  shape('M6 0L4-190H22L34 0Z', '#D9E4E6') +
  shape('M-31-48L-27-104H27L31-48Z', buoy) +
  shape('M5-48L4.500-104H27L31-48Z', '#C0431F') +
  shape('M-24-152L-22-190H22L24-152Z', buoy) +
  shape('M4.500-152L4-190H22L24-152Z', '#C0431F') +
  rect(-30, -200, 60, 11, '#17404C', 3) +
  rect(-16, -232, 32, 32, lamp) +
  line('M-16-232V-200M-5-232V-200M6-232V-200M16-232V-200', '#17404C', 3.4) +
  shape('M-22-232C-20-252 20-252 22-232Z', buoy) +
  line('M0-248V-262', '#17404C', 4) +
  rect(-8, -24, 16, 24, '#17404C', 7) +
  rect(-6, -138, 12, 18, '#17404C', 5);

export const house = (x: number, y: number, wall: string, roof: string, scale = 1) =>
  place(
    rect(0, -52, 66, 52, wall) +
      shape('M-6-50L33-86L72-50Z', roof) +
      rect(46, -92, 10, 26, roof) +
      rect(10, -40, 15, 18, '#FFFFFF', 1) +
      rect(12.5, -37.5, 10, 13, '#2F5F73') +
      rect(40, -40, 15, 18, '#FFFFFF', 1) +
      rect(42.5, -37.5, 10, 13, '#2F5F73') +
      rect(28, -22, 12, 22, roof),
    x,
    y,
    scale,
  );

export const sailboat = (hull: string, sail: string) =>
  line('M0-18V-178', '#6B4A33', 5) +
  shape('M6-172C52-120 66-76 70-34H6Z', '#FFFFFF') +
  shape('M-6-158C-34-112-48-72-54-34H-6Z', sail) +
  shape('M-72-22H84C76 4 58 14 34 14H-34C-56 14-68 0-72-22Z', hull) +
  shape('M-72-22H84L81-12H-69Z', '#FFFFFF');

/** A fishing boat facing right, afloat on y = 0. */
export const trawler = (hull: string) =>
  line('M-40-96V-196M-40-190L70-74M-40-190L-120-60', '#5B4A42', 5) +
  rect(-12, -126, 84, 66, '#FFFFFF', 6) +
  rect(-20, -136, 100, 14, buoy, 5) +
  rect(0, -112, 26, 24, '#7FB8C4', 3) +
  rect(36, -112, 26, 24, '#7FB8C4', 3) +
  shape('M-160-64H112L188-92C184-40 168-6 136 10H-116C-142 4-156-24-160-64Z', hull) +
  shape('M-160-64H112L188-92L186-76L116-50H-158Z', '#FFFFFF') +
  shape('M-148-14C-142 0-132 8-116 10H136C150 4 160-4 168-16Z', buoy) +
  times(
    5,
    (index) => circle(-110 + index * 44, -34, 9, '#22313A') + circle(-110 + index * 44, -34, 4, '#DDE7E9'),
  ) +
  rect(-132, -84, 60, 22, '#B98B5E', 3) +
  line('M-122-84V-62M-102-84V-62M-82-84V-62', '#8A6239', 3);
