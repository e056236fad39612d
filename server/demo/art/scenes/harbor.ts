import { circle, ellipse, gradient, line, place, rect, ring, shape, svg, times } from '../draw.ts';
import { figure, reach } from './figure.ts';
import { sea, buoy, hand, lighthouse, house, sailboat, trawler } from './coast.ts';
import { cloud, glints, gull, height, pine, ridge, shadow, sky, sun, width } from './nature.ts';

const village: readonly (readonly [x: number, y: number, wall: string, roof: string, scale: number])[] = [
  [20, 372, '#E9B44C', '#7B3F2A', 0.8],
  [84, 362, '#C9503B', '#3B3F4A', 0.86],
  [150, 366, '#F4EEE0', '#2F5F73', 0.8],
  [214, 374, '#3F8A8C', '#24424C', 0.86],
  [282, 382, '#E7A6A0', '#7B3F2A', 0.8],
  [346, 388, '#F4EEE0', '#B4472E', 0.84],
  [-30, 404, '#5E88A8', '#2B3B4A', 1],
  [50, 406, '#F4EEE0', '#3B3F4A', 1],
  [132, 406, '#D9812F', '#5B2D1C', 1],
  [214, 410, '#8FB3A1', '#2F4F4A', 1],
  [296, 412, '#C9503B', '#3B3F4A', 1],
  [378, 414, '#F0CF6B', '#7B3F2A', 0.92],
];

const rock = (d: string, light: string) => shape(d, '#4E5B5E') + shape(light, '#6F7F80');

export const harbour = svg(
  width,
  height,
  sky('haze', [
    [0, '#9CCBD6'],
    [0.4, '#D9EBEA'],
    [0.66, '#FBEBD0'],
  ]) +
    sun(610, 226, 50, '#FFE2A0', '#FFF8E6') +
    cloud(250, 100, 1.1, '#FFFFFF', 0.8) +
    cloud(900, 84, 0.8, '#FFFFFF', 0.8) +
    ridge(318, 760, 42, '#A9CBCB', 300) +
    ridge(346, 560, 30, '#82B1B3', 60) +
    rect(0, 384, width, 260, '#2F8492') +
    `<defs>${gradient('bay', [
      [0, '#8FC7CB'],
      [0.35, '#2F8492'],
      [1, sea],
    ])}</defs>` +
    rect(0, 384, width, 256, 'url(#bay)') +
    glints(396, 640, '#E9F7F5', 0.35) +
    shape('M-20 384C40 330 150 318 260 332C360 344 440 372 520 420H-20Z', '#5C8C6A') +
    times(9, (index) => pine(20 + index * 46, 352 - ((index * 7) % 4) * 6 + index * 3, 0.36, '#3B6B53')) +
    village.map(([x, y, wall, roof, scale]) => house(x, y, wall, roof, scale)).join('') +
    shape('M-20 404H490L476 424H-20Z', '#7A5A42') +
    times(12, (index) => rect(index * 42, 420, 8, 34, '#5B4232')) +
    place(sailboat('#C9503B', '#F2B23E'), 566, 462, 0.74) +
    place(sailboat('#17404C', '#DCEBEA'), 448, 428, 0.4) +
    place(
      rock(
        'M800 470C830 420 880 396 950 384C1020 372 1100 380 1460 396V520H820C800 510 792 492 800 470Z',
        'M830 456C870 418 920 404 980 396C1060 388 1140 396 1460 410V396C1100 380 1020 372 950 384C900 393 858 412 830 456Z',
      ) +
        shape('M884 404C940 372 1060 370 1460 388V404C1100 396 980 390 884 404Z', '#6F9E72') +
        place(lighthouse('#FFE9A8'), 1010, 388, 1.22) +
        house(1070, 396, '#F4EEE0', buoy, 0.95) +
        pine(1172, 398, 0.7, '#3B6B53') +
        pine(1250, 402, 0.85, '#3B6B53') +
        pine(1310, 398, 0.6, '#4A7D60') +
        pine(1134, 400, 0.5, '#4A7D60') +
        `<g opacity=".5">${line('M780 512C820 504 860 518 900 510S980 502 1020 512S1120 520 1200 508S1320 514 1400 506', '#FFFFFF', 5)}</g>`,
      -165,
      0,
    ) +
    place(trawler(sea), 430, 560, 0.9) +
    `<g opacity=".55">${line('M250 576C290 568 310 582 350 576M520 578C560 570 600 584 650 576', '#FFFFFF', 5)}</g>` +
    gull(480, 190, 1, '#FFFFFF') +
    gull(716, 214, 0.7, '#FFFFFF') +
    gull(420, 150, 0.8, '#FFFFFF'),
);

const trap = (x: number, y: number, colour: string) =>
  place(
    shape('M0 0V-34C0-62 92-62 92-34V0Z', '#C99A62') +
      line('M0 0V-34C0-62 92-62 92-34V0ZM0-18H92M18-51V0M36-55V0M56-55V0M74-51V0', '#7A5532', 4) +
      circle(78, -12, 9, colour),
    x,
    y,
  );

const piling = (x: number, y: number, tall: number) =>
  rect(x, y, 26, tall, '#6B4A35', 4) +
  rect(x, y, 10, tall, '#80593F', 4) +
  rect(x - 3, y, 32, 10, '#E9EDEA', 4);

export const wharf = svg(
  width,
  height,
  sky('fog', [
    [0, '#B9D8DC'],
    [0.6, '#EAF3F0'],
  ]) +
    sun(860, 160, 44, '#FFF1CC', '#FFFFFF') +
    ridge(290, 820, 50, '#C4DAD9', 200) +
    ridge(330, 620, 40, '#A3C4C3', 460) +
    times(18, (index) =>
      pine(20 + index * 70, 356 + ((index * 11) % 5) * 5, 0.46 + ((index * 3) % 4) * 0.07, '#7FA8A4'),
    ) +
    ridge(362, 900, 14, '#7FA8A4', 0) +
    rect(0, 376, width, 264, '#5FA3A9') +
    `<defs>${gradient('cove', [
      [0, '#A9D0D0'],
      [0.5, '#5FA3A9'],
      [1, '#2C7580'],
    ])}</defs>` +
    rect(0, 376, width, 264, 'url(#cove)') +
    glints(388, 600, '#FFFFFF', 0.35, 90) +
    `<g opacity=".55">${ellipse(240, 372, 280, 15, '#FFFFFF')}${ellipse(90, 352, 190, 10, '#FFFFFF')}${ellipse(1040, 374, 300, 16, '#FFFFFF')}${ellipse(1120, 350, 170, 9, '#FFFFFF')}</g>` +
    `<g opacity=".2">${ellipse(698, 500, 240, 14, '#0B3C49')}</g>` +
    place(trawler('#17606E'), 690, 484, 1.34) +
    place(sailboat('#E9B44C', '#F4EEE0'), 1068, 436, 0.5) +
    `<g opacity=".6">${line('M440 506C500 496 540 512 600 504M816 506C876 496 936 512 986 502', '#FFFFFF', 5)}</g>` +
    times(5, (index) => piling(40 + index * 270, 520, 130)) +
    rect(0, 556, width, 84, '#A97B52') +
    rect(0, 556, width, 10, '#C79A6C') +
    times(15, (index) => rect(index * 84 + 30, 566, 3, 74, '#8A6140')) +
    line('M66 540C180 600 260 580 330 534', '#E9DCC2', 6) +
    trap(1010, 560, buoy) +
    trap(1104, 560, '#F2B23E') +
    trap(1056, 505, '#FFFFFF') +
    shadow(310, 604, 50) +
    line('M366 448C404 462 446 446 482 404', '#E9DCC2', 5) +
    place(figure(reach, hand), 300, 504, 1.04) +
    place(
      ring(0, 0, 26, buoy, 15) + line('M-18-18L-18-18M18-18L18-18M-18 18L-18 18M18 18L18 18', '#FFFFFF', 15),
      190,
      560,
      1,
    ) +
    gull(520, 140, 1.1, '#FFFFFF') +
    gull(610, 196, 0.8, '#FFFFFF') +
    gull(420, 210, 0.7, '#FFFFFF') +
    place(
      shape('M-24 6C-16-12 10-16 22-6L34-8L24 2C20 14 0 18-24 6Z', '#FFFFFF') +
        shape('M-26 6C-16-8-2-8 6 4C-6 10-16 10-26 6Z', '#8FA3A8') +
        line('M0 12V22', '#F2B23E', 3) +
        shape('M30-9L42-6L31-4Z', '#F2B23E'),
      592,
      508,
      1,
    ),
);
