import { circle, clipped, gradient, line, place, rect, shape, svg, times } from '../draw.ts';
import { randomFrom } from '../../random.ts';
import { cheer, figure } from './figure.ts';
import { sea, buoy, sand, hand, lighthouse, house } from './coast.ts';
import { cloud, height, ridge, sky, width } from './nature.ts';

const night = (() => {
  const random = randomFrom('stars over the bay');
  return times(70, () =>
    circle(random.between(0, 1200), random.between(0, 330), random.between(8, 24) / 10, '#E8F3F2'),
  );
})();

const lifeboat =
  shape('M-150-36H96L190-70C182-24 160 6 128 16H-112C-136 8-148-12-150-36Z', '#F26A2E') +
  shape('M-150-36H96L190-70L187-56L100-22H-149Z', '#FFFFFF') +
  shape('M-140 0C-134 8-126 13-112 16H128C142 12 152 6 160-2Z', '#17404C') +
  shape('M-70-36L-56-92H46L74-36Z', '#FFFFFF') +
  shape('M-48-84H-8V-60H-54ZM0-84H40L52-60H0Z', '#17404C') +
  rect(-40, -112, 60, 20, '#F26A2E', 4) +
  line('M-10-112V-150M-30-132H10', '#E9EDEA', 4) +
  circle(-10, -154, 7, '#FFE9A8') +
  line('M-140-36V-56H-76M96-36V-62H152', '#E9EDEA', 4);

export const rescue = svg(
  width,
  height,
  sky('polar', [
    [0, '#06202B'],
    [0.5, '#0C4350'],
    [0.8, '#1C6A74'],
  ]) +
    night +
    `<defs>${gradient(
      'ray',
      [
        [0, '#FFE9A8'],
        [1, '#1C6A74'],
      ],
      true,
    )}</defs>` +
    shape('M340 176L1240 50V256Z', '#FFF3CF', 0.16) +
    shape('M340 176L1240 104V202Z', '#FFF3CF', 0.2) +
    shape('M340 176L-40 110V246Z', '#FFF3CF', 0.16) +
    shape('M986 84A36 36 0 1 0 1018 132A32 32 0 0 1 986 84Z', '#F3F7EE') +
    ridge(402, 700, 22, '#0F4B58', 200) +
    place(
      shape('M-120 640V430C40 396 120 384 220 388C320 392 390 420 430 470L470 640Z', '#0A2E38') +
        shape(
          'M-120 430C40 396 120 384 220 388C320 392 390 420 430 470C360 430 300 410 220 408C130 406 50 420-120 452Z',
          '#2B5A5E',
        ) +
        place(lighthouse('#FFE9A8'), 250, 392, 0.92) +
        house(120, 400, '#DCE6E2', buoy, 0.86) +
        rect(134, 366, 9, 11, '#FFE08A'),
      90,
      0,
    ) +
    ridge(452, 420, 26, '#156370', 60) +
    place(lifeboat, 716, 492, 1.16, -5) +
    place(figure(cheer, { ...hand, top: '#F2B23E' }), 646, 416, 0.44, -5) +
    ridge(508, 360, 30, '#0E4C59', 200) +
    `<g opacity=".75">${line('M516 520C556 500 596 512 616 530M836 516C876 496 936 498 966 522', '#DDF1EF', 6)}</g>` +
    times(9, (index) => circle(912 + index * 13, 470 - ((index * 17) % 50), 3 + (index % 3), '#DDF1EF')) +
    ridge(566, 460, 26, '#0A3C48', 20) +
    ridge(610, 380, 16, '#072C36', 140),
);

const paperBoat = (colour: string, shade: string) =>
  shape('M-70 0H70L46 40H-46Z', colour) +
  shape('M0 0L70 0L46 40Z', shade) +
  shape('M0-62L40 0H-40Z', '#FFFFFF') +
  shape('M0-62L40 0H0Z', shade, 0.4);

export const harborReferral = svg(
  width,
  480,
  rect(0, 0, width, 480, '#E4F0EE') +
    circle(950, 120, 60, sand) +
    cloud(260, 110, 0.9, '#FFFFFF') +
    cloud(620, 70, 0.6, '#FFFFFF') +
    clipped(
      'sheet',
      '<rect width="1200" height="480"/>',
      ridge(250, 380, 26, '#BBDAD9', 60) +
        place(paperBoat('#F2B23E', '#C98A1C'), 860, 250, 0.8, 4) +
        ridge(292, 420, 28, '#86BDC0', 180) +
        place(paperBoat(buoy, '#B93F1B'), 420, 300, 1.05, -5) +
        ridge(346, 460, 28, '#3F8E98', 40) +
        place(paperBoat('#FFFFFF', '#C9DCDD'), 700, 356, 1.2, 3) +
        ridge(408, 500, 26, sea, 220),
    ),
);
