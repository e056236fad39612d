import { circle, ellipse, line, n, place, rect, shape, svg, times } from '../draw.ts';
import { randomFrom } from '../../random.ts';
import { cobalt, sunflower, coral, mint, gardener, baker, elder, daySky, skyline } from './neighbourhood.ts';
import { figure, kneel, reach, walk } from './figure.ts';
import { cloud, height, hedge, ridge, roundTree, shadow, sun, width } from './nature.ts';
import { coinFace } from './town.ts';

const sprout = (x: number, y: number, scale: number) =>
  place(
    line('M0 0V-22', '#3C8B5E', 4) +
      shape('M0-14C-14-14-19-23-19-32C-7-33 0-26 0-14Z', '#5DB07F') +
      shape('M0-18C1-31 8-37 20-37C20-25 12-18 0-18Z', '#86CFA0'),
    x,
    y,
    scale,
  );

const bed = (x: number, y: number, wide: number, crop: string) =>
  place(
    crop +
      shape(`M0 0H${n(wide)}L${n(wide - 10)} 54H10Z`, '#B97B47') +
      rect(-8, -8, wide + 16, 16, '#D29A63', 4) +
      line(`M10 26H${n(wide - 10)}`, '#9A6135', 3),
    x,
    y,
  );

const greenhouse =
  shape('M0 0V-130L90-196L180-130V0Z', '#DDF1F5') +
  shape('M0 0V-130L90-196L180-130V0Z', '#FFFFFF', 0.35) +
  line('M0 0V-130L90-196L180-130V0ZM60 0V-174M120 0V-174M0-130H180M0-66H180', '#5AA98A', 6);

export const garden = svg(
  width,
  height,
  daySky('morning') +
    sun(1000, 140, 56, '#FFD45E', '#FFF7DC') +
    cloud(300, 110, 1, '#FFFFFF', 0.95) +
    cloud(720, 74, 0.7, '#FFFFFF', 0.95) +
    skyline('#D3DEF9', 330) +
    ridge(346, 700, 30, '#BFE3C9', 120) +
    hedge(370, 24, '#7FC3A0') +
    hedge(384, 20, '#65B08D') +
    rect(0, 388, width, 252, '#A9D99B') +
    place(greenhouse, 936, 430, 1.05) +
    roundTree(880, 430, 1.1, '#6DBE93', '#4C9F78') +
    roundTree(120, 420, 1.3, '#6DBE93', '#4C9F78') +
    times(14, (index) => rect(-10 + index * 90, 392, 16, 54, '#FFFFFF', 4)) +
    rect(0, 406, width, 8, '#FFFFFF') +
    rect(0, 428, width, 8, '#FFFFFF') +
    shape(`M0 470C300 440 900 440 1200 476V${height}H0Z`, '#8ECB86') +
    bed(
      470,
      520,
      250,
      times(5, (index) => sprout(28 + index * 48, 0, 1.15)),
    ) +
    bed(
      860,
      516,
      280,
      times(
        6,
        (index) =>
          circle(28 + index * 45, -26, 20, '#4C9F78') +
          circle(22 + index * 45, -32, 6, '#FF6B4A') +
          circle(36 + index * 45, -20, 6, '#FF6B4A'),
      ),
    ) +
    shadow(420, 616, 80) +
    shadow(800, 612, 56) +
    place(figure(kneel, gardener) + place(sprout(0, 0, 0.9), 76, -4), 404, 546, 1.08) +
    place(
      figure(reach, elder) +
        place(
          shape('M-20-8H24V22H-20Z', '#5C86E8') +
            line('M24 0L44-14M-20-4C-34-4-34 18-20 18', '#5C86E8', 6) +
            line('M54-6L60 8M62-14L72 4M58 20L62 32M74 16L78 28', '#8FB4FF', 3.5),
          66,
          -50,
          0.9,
        ),
      796,
      510,
      1.06,
    ) +
    place(
      figure(walk, { ...baker, top: cobalt }) +
        place(
          shape('M-30 0H30L24 32H-24Z', '#C98645') +
            circle(-14, -4, 9, '#FF6B4A') +
            circle(2, -7, 10, '#FFC93C') +
            circle(17, -4, 9, '#FF6B4A'),
          24,
          -2,
        ),
      238,
      502,
      0.96,
    ) +
    `<g opacity=".16">${ellipse(240, 600, 50, 7, '#000000')}</g>`,
);

export const roundupReferral = svg(
  width,
  480,
  rect(0, 0, width, 480, '#EAF0FF') +
    shape('M0 300C260 210 520 380 800 290S1120 220 1200 260V480H0Z', '#DCE6FF') +
    shape('M0 380C300 310 600 440 900 370S1140 340 1200 350V480H0Z', '#CBD9FF') +
    line('M150 330C320 60 520 60 600 210S860 380 1050 130', '#FFFFFF', 6, { dash: '2 17' }) +
    coinFace(150, 330, 46) +
    coinFace(600, 210, 58) +
    coinFace(1050, 130, 46) +
    (() => {
      const random = randomFrom('stars of the referral picture');
      return times(26, () =>
        circle(
          random.between(20, 1180),
          random.between(20, 460),
          random.between(3, 6),
          random.pick([sunflower, coral, mint, '#FFFFFF']),
        ),
      );
    })(),
);
