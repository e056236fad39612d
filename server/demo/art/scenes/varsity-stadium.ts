import { around, circle, clipped, line, place, rect, ring, shape, svg, times } from '../draw.ts';
import { randomFrom } from '../../random.ts';
import { cheer, figure, type Look } from './figure.ts';
import { maroon, gold, anchorLeg, crowd, pennant } from './team.ts';
import { bunting, height, sky, width } from './nature.ts';

const tower = (x: number, lean: number) =>
  line(`M${x} 430L${x + lean} 120`, '#2B1026', 12) +
  place(
    rect(-58, -34, 116, 62, '#2B1026', 8) +
      times(8, (index) => circle(-42 + (index % 4) * 28, -18 + Math.floor(index / 4) * 30, 10, '#FFF3CF')),
    x + lean,
    120,
    1,
    lean / 4,
  );

const beam = (d: string) => shape(d, '#FFEFC2', 0.1);

const fan = (look: Partial<Look>, x: number, y: number, scale: number, prop = '') =>
  place(
    figure(cheer, { ...anchorLeg, sleeves: true, shorts: false, legs: '#1E1226', ...look }) + prop,
    x,
    y,
    scale,
  );

const ball =
  circle(0, 0, 40, '#FFFFFF') +
  clipped(
    'ball',
    '<circle cx="0" cy="0" r="40"/>',
    shape('M0-15L14.3-4.6L8.800 12.100H-8.800L-14.300-4.600Z', '#2B1026') +
      around(line('M0-15V-28', '#2B1026', 3.5) + shape('M0-27L11-33L9-46H-9L-11-33Z', '#2B1026'), 0, 0, 5),
  );

const stars = (() => {
  const random = randomFrom('stars over the stadium');
  return times(54, () =>
    circle(random.between(0, 1200), random.between(0, 260), random.between(8, 22) / 10, '#F7DDBB'),
  );
})();

export const stadium = svg(
  width,
  height,
  sky('night', [
    [0, '#180A22'],
    [0.5, '#4C1436'],
    [0.8, '#8A2746'],
  ]) +
    stars +
    beam('M92 120L-40 640H520Z') +
    beam('M1108 120L640 640H1260Z') +
    shape('M-20 400C200 300 1000 300 1220 400V640H-20Z', '#35102B') +
    clipped(
      'stand',
      '<path d="M-20 412C200 314 1000 314 1220 412V560H-20Z"/>',
      `<g opacity=".8">${crowd(-10, 330, 56, 12, 22)}</g>`,
    ) +
    tower(80, 18) +
    tower(1120, -18) +
    shape(`M-20 520C250 470 950 470 1220 520V${height}H-20Z`, '#3F7A46') +
    clipped(
      'pitch',
      '<path d="M-20 520C250 470 950 470 1220 520V640H-20Z"/>',
      times(6, (index) =>
        shape(
          `M${-60 + index * 240} 640L${170 + index * 165} 470H${250 + index * 165}L${60 + index * 240} 640Z`,
          '#4C8C50',
        ),
      ) + ring(600, 668, 150, '#E9F3DF', 5, 0.8),
    ) +
    fan({ top: gold, hairstyle: 'curls' }, 330, 560, 1.2, place(pennant(0, 0, 1, '#FFF3CF'), 36, -128, 0.9)) +
    fan(
      { top: maroon, skin: '#F0BE97', farSkin: '#DBA27A', hair: '#6B3A1E', hairstyle: 'tail' },
      752,
      566,
      1.28,
      line('M-44-128C-20-158 20-158 48-128', gold, 18),
    ) +
    fan(
      { top: '#F7EBD6', skin: '#C68A5F', farSkin: '#AE744B', hairstyle: 'cap', hair: maroon },
      906,
      572,
      1.14,
      pennant(36, -128, 0.9, gold),
    ) +
    place(ball, 640, 250, 1.25, 18) +
    line('M470 470C500 380 540 320 590 286', '#FFF3CF', 5, { dash: '4 16', opacity: 0.7 }),
);

const confetti = (() => {
  const random = randomFrom('confetti');
  return times(44, () => {
    const x = random.between(10, 1190);
    const y = random.between(190, 470);
    const colour = random.pick([maroon, gold, '#D9B98B']);
    return random.chance(0.5)
      ? circle(x, y, random.between(3, 6), colour)
      : place(rect(-7, -3, 14, 6, colour, 3), x, y, 1, random.between(0, 170));
  });
})();

export const varsityReferral = svg(
  width,
  480,
  rect(0, 0, width, 480, '#F8EFE2') +
    shape('M0 0H1200V150C900 250 500 60 0 190Z', '#F1DFC6') +
    bunting(34, 96, 3, 34, [maroon, gold, '#FFFFFF'], '#C7A06A') +
    confetti,
);
