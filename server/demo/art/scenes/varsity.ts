import { circle, clipped, ellipse, gradient, line, n, place, rect, shape, svg, times } from '../draw.ts';
import { figure, sprint, stride, type Look } from './figure.ts';
import { maroon, gold, anchorLeg, chaser, third, crowd, pennant } from './team.ts';
import { cloud, glints, height, hedge, ridge, shadow, sky, sun, width } from './nature.ts';

const lanes = times(7, (lane) =>
  line(
    `M-40 ${n(462 + lane * 34)}Q560 ${n(428 + lane * 44)} 1240 ${n(446 + lane * 40)}`,
    '#FBE3CC',
    2 + lane * 0.8,
    { opacity: 0.75 },
  ),
);

export const track = svg(
  width,
  height,
  sky('dusk', [
    [0, '#451535'],
    [0.35, '#8E2C4C'],
    [0.58, '#E2745A'],
    [0.75, '#F8C57C'],
  ]) +
    sun(735, 318, 74, '#FFE3A3') +
    cloud(300, 130, 1.1, '#F3A58B', 0.35) +
    cloud(1060, 92, 0.8, '#F3A58B', 0.3) +
    shape('M-20 420V250L40 236H430L520 300L560 420Z', '#5A1A38') +
    shape('M-20 250L-20 226L60 206H450L470 216L440 236H40Z', '#3A0F2A') +
    clipped('terrace', '<path d="M-20 252H436L512 306L540 412H-20Z"/>', crowd(-8, 262, 34, 10, 18)) +
    shape('M430 236L520 300L560 420H600L540 284L470 216Z', '#47142F') +
    times(5, (index) => pennant(30 + index * 96, 208, 0.7, index % 2 === 0 ? gold : '#F7EBD6')) +
    hedge(412, 20, '#5E2B3C', 560, 1220) +
    rect(0, 412, width, 60, '#5E7F45') +
    rect(0, 412, width, 8, '#7C9C55') +
    shape(`M0 452Q560 418 1200 436V${height}H0Z`, '#B9472F') +
    shape(`M0 520Q560 494 1200 512V${height}H0Z`, '#C75437', 0.6) +
    lanes +
    shadow(368, 560, 70) +
    shadow(612, 548, 78) +
    shadow(838, 598, 92) +
    place(figure(stride, third), 356, 470, 1.02) +
    place(figure(sprint, chaser), 588, 478, 1.22) +
    place(figure(stride, anchorLeg) + line('M62-66L78-48', '#FFE3A3', 8), 822, 478, 1.36),
);

const rower = (x: number, look: Look, lean: number) => {
  const hands = [x + 62 + lean, -42] as const;
  return (
    line(`M${n(x)} -8L${n(x + 44)} -34L${n(x + 74)} -6`, look.legs, 17) +
    line(`M${n(x)} -10L${n(x + 10 + lean)} -70`, look.top, 30) +
    line(`M${n(x + 10 + lean)} -66L${n(x + 38 + lean)} -46L${n(hands[0])} ${hands[1]}`, look.skin, 10) +
    circle(x + 18 + lean, -104, 15, look.skin) +
    shape(
      `M${n(x + 2 + lean)} -102A16 16 0 0 1 ${n(x + 33 + lean)} -110L${n(x + 16 + lean)} -106L${n(x + 8 + lean)} -94Z`,
      look.hair,
    )
  );
};

const oar = (x: number) =>
  line(`M${n(x)} -44L${n(x - 96)} 62`, '#F3E2C2', 6) +
  place(shape('M-9 0H9L7 40H-7Z', '#E3A72F'), x - 96, 56, 1, 42);

const crew = [third, chaser, anchorLeg, { ...chaser, skin: '#E5AF86', hair: '#2A1A14' }];

const shell =
  crew
    .map((look, index) => rower(-310 + index * 165, { ...look, top: maroon, legs: '#2A1626' }, 6))
    .join('') +
  shape('M-470 -14H430L560 -20L470 12C300 24 -250 24 -400 12Z', '#F7EBD6') +
  shape('M-440 2C-250 14 300 14 500 0L470 12C300 24 -250 24 -400 12Z', maroon) +
  [-310, -145, 20, 185].map((x) => oar(x + 66)).join('');

export const rowing = svg(
  width,
  height,
  sky('dawn', [
    [0, '#2F4B78'],
    [0.3, '#7E7FA8'],
    [0.5, '#F0A98C'],
    [0.62, '#FBD9A5'],
  ]) +
    sun(420, 330, 60, '#FFF0C4') +
    cloud(760, 120, 1.2, '#FFFFFF', 0.25) +
    cloud(1040, 190, 0.8, '#FFFFFF', 0.2) +
    cloud(160, 90, 0.9, '#FFFFFF', 0.18) +
    ridge(300, 620, 46, '#8A86A8', 80) +
    ridge(336, 460, 34, '#5F6A8C', 240) +
    hedge(368, 18, '#3D4B63') +
    hedge(380, 14, '#2F3B50') +
    rect(0, 384, width, 256, '#5A7FA6') +
    `<defs>${gradient('lake', [
      [0, '#F3BE98'],
      [0.3, '#8FA3BC'],
      [1, '#24466E'],
    ])}</defs>` +
    rect(0, 384, width, 256, 'url(#lake)') +
    glints(396, 640, '#FFF0D6', 0.4) +
    `<g opacity=".25">${ellipse(630, 542, 500, 20, '#12243F')}</g>` +
    place(shell, 600, 520, 1) +
    `<g opacity=".6">${line('M40 560C160 548 260 566 340 556M880 590C960 582 1040 596 1160 584', '#FFFFFF', 4)}</g>`,
);
