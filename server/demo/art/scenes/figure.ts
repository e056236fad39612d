import { circle, line, n, shape } from '../draw.ts';

type Point = readonly [x: number, y: number];

/** The joints of a person seen from the side, hip at the origin, about 200 units tall. */
export interface Pose {
  shoulder: Point;
  head: Point;
  /** Elbow, then hand. */
  nearArm: readonly [Point, Point];
  farArm: readonly [Point, Point];
  /** Knee, ankle, then toe. */
  nearLeg: readonly [Point, Point, Point];
  farLeg: readonly [Point, Point, Point];
}

export interface Look {
  skin: string;
  farSkin: string;
  hair: string;
  hairstyle: 'short' | 'tail' | 'curls' | 'bun' | 'cap';
  top: string;
  legs: string;
  shoes: string;
  /** Bare legs under shorts, or trousers. */
  shorts?: boolean;
  sleeves?: boolean;
}

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

function leg([knee, ankle, toe]: Pose['nearLeg'], look: Look, skin: string): string {
  const hip: Point = [0, 0];
  const covered = look.shorts === true;
  return (
    line(path([ankle, toe]), look.shoes, 11) +
    line(path([knee, ankle]), covered ? skin : look.legs, 13) +
    line(path([hip, knee]), covered ? skin : look.legs, 18) +
    (covered ? line(path([hip, between(hip, knee, 0.55)]), look.legs, 23) : '')
  );
}

function arm(shoulder: Point, [elbow, hand]: Pose['nearArm'], look: Look, skin: string): string {
  const sleeve = look.sleeves === true;
  return (
    line(path([shoulder, elbow, hand]), sleeve ? look.top : skin, 11) +
    (sleeve
      ? circle(hand[0], hand[1], 6, skin)
      : line(path([shoulder, between(shoulder, elbow, 0.25)]), look.top, 12))
  );
}

function hair([x, y]: Point, { hair: colour, hairstyle }: Look): string {
  const crown = shape(
    `M${n(x - 16)} ${n(y + 4)}A16 16 0 0 1 ${n(x + 15)} ${n(y - 6)}C${n(x + 6)} ${n(y - 7)} ${n(x - 2)} ${n(y - 4)} ${n(x - 5)} ${n(y + 2)}L${n(x - 9)} ${n(y + 10)}Z`,
    colour,
  );
  if (hairstyle === 'tail')
    return (
      crown +
      line(
        `M${n(x - 14)} ${n(y - 4)}C${n(x - 28)} ${n(y - 6)} ${n(x - 30)} ${n(y + 6)} ${n(x - 38)} ${n(y + 4)}`,
        colour,
        9,
      )
    );
  if (hairstyle === 'bun') return crown + circle(x - 13, y - 14, 8, colour);
  if (hairstyle === 'curls')
    return [
      [-13, 4],
      [-15, -6],
      [-8, -14],
      [2, -16],
      [10, -11],
    ]
      .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 8.5, colour))
      .join('');
  if (hairstyle === 'cap')
    return (
      crown +
      shape(
        `M${n(x - 16)} ${n(y - 3)}A16 16 0 0 1 ${n(x + 14)} ${n(y - 6)}L${n(x + 27)} ${n(y - 4)}L${n(x + 26)} ${n(y)}L${n(x - 16)} ${n(y)}Z`,
        colour,
      )
    );
  return crown;
}

/** A person, drawn limb by limb from far to near. */
export function figure(pose: Pose, look: Look): string {
  const { shoulder, head } = pose;
  return (
    arm(shoulder, pose.farArm, look, look.farSkin) +
    leg(pose.farLeg, look, look.farSkin) +
    line(path([shoulder, between(shoulder, head, 0.6)]), look.farSkin, 12) +
    leg(pose.nearLeg, look, look.skin) +
    line(path([between([0, 0], shoulder, 0.04), between([0, 0], shoulder, 0.92)]), look.top, 32) +
    circle(head[0], head[1], 15.5, look.skin) +
    hair(head, look) +
    arm(shoulder, pose.nearArm, look, look.skin)
  );
}

export const sprint: Pose = {
  shoulder: [24, -62],
  head: [38, -95],
  nearArm: [
    [0, -38],
    [-26, -56],
  ],
  farArm: [
    [52, -44],
    [70, -78],
  ],
  nearLeg: [
    [50, -4],
    [42, 50],
    [60, 54],
  ],
  farLeg: [
    [-24, 44],
    [-72, 30],
    [-80, 44],
  ],
};

export const stride: Pose = {
  shoulder: [16, -66],
  head: [26, -101],
  nearArm: [
    [40, -40],
    [66, -58],
  ],
  farArm: [
    [-10, -38],
    [-24, -8],
  ],
  nearLeg: [
    [-14, 52],
    [-58, 66],
    [-64, 82],
  ],
  farLeg: [
    [44, 26],
    [46, 84],
    [64, 86],
  ],
};

export const walk: Pose = {
  shoulder: [3, -70],
  head: [8, -106],
  nearArm: [
    [14, -32],
    [24, 2],
  ],
  farArm: [
    [-14, -34],
    [-16, 2],
  ],
  nearLeg: [
    [20, 44],
    [26, 92],
    [44, 94],
  ],
  farLeg: [
    [-10, 46],
    [-34, 88],
    [-20, 96],
  ],
};

export const reach: Pose = {
  shoulder: [4, -70],
  head: [10, -105],
  nearArm: [
    [30, -50],
    [62, -58],
  ],
  farArm: [
    [26, -42],
    [58, -46],
  ],
  nearLeg: [
    [6, 46],
    [4, 92],
    [22, 94],
  ],
  farLeg: [
    [-8, 46],
    [-14, 92],
    [4, 94],
  ],
};

export const cheer: Pose = {
  shoulder: [2, -70],
  head: [4, -106],
  nearArm: [
    [26, -96],
    [36, -134],
  ],
  farArm: [
    [-24, -96],
    [-34, -132],
  ],
  nearLeg: [
    [10, 46],
    [12, 92],
    [28, 94],
  ],
  farLeg: [
    [-10, 46],
    [-12, 92],
    [4, 94],
  ],
};

export const kneel: Pose = {
  shoulder: [22, -62],
  head: [36, -94],
  nearArm: [
    [50, -34],
    [74, -8],
  ],
  farArm: [
    [42, -26],
    [66, 4],
  ],
  nearLeg: [
    [38, 22],
    [30, 62],
    [48, 66],
  ],
  farLeg: [
    [4, 58],
    [-44, 60],
    [-56, 52],
  ],
};
