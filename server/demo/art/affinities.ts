import {
  around,
  circle,
  clipped,
  ellipse,
  line,
  mirrored,
  place,
  rect,
  ring,
  shape,
  svg,
  times,
} from './draw.ts';

const maroon = '#7B1E3A';
const gold = '#E3A72F';
const cream = '#FFF6E0';

const sport = (body: string) => svg(96, 96, rect(0, 0, 96, 96, maroon, 20) + body);

const basketball = clipped(
  'ball',
  '<circle cx="48" cy="48" r="28"/>',
  rect(18, 18, 60, 60, gold) +
    place(
      line('M-32 0H32M0-32V32', maroon, 4) + ring(-34, 0, 22, maroon, 4) + ring(34, 0, 22, maroon, 4),
      48,
      48,
      1,
      -24,
    ),
);

const soccer = clipped(
  'ball',
  '<circle cx="48" cy="48" r="28"/>',
  rect(18, 18, 60, 60, cream) +
    place(
      shape('M0-11L10.500-3.400L6.500 9H-6.500L-10.500-3.400Z', maroon) +
        around(line('M0-11V-20', maroon, 3) + shape('M0-19L8-24L7-34H-7L-8-24Z', maroon), 0, 0, 5),
      48,
      48,
    ),
);

const volleyball = clipped(
  'ball',
  '<circle cx="48" cy="48" r="28"/>',
  rect(18, 18, 60, 60, cream) +
    around(
      line('M48 48C54 38 66 34 80 40M53 41C56 30 64 24 76 24M60 36.500C66 30 72 30 82 32', maroon, 3),
      48,
      48,
      3,
    ),
);

const seam =
  line('M-19-21C-8-12-8 12-19 21', maroon, 3) +
  times(4, (index) =>
    line(`M${-14 + (index === 0 || index === 3 ? -2 : 1)} ${-13 + index * 8.6}l7-2`, maroon, 2.4),
  );

const oar = rect(-2.5, -34, 5, 50, cream, 2.5) + shape('M-7 12H7L9 34C9 38-9 38-9 34Z', gold);

const racket =
  ring(0, -14, 17, cream, 5) +
  times(3, (index) =>
    line(`M${-8 + index * 8}-27V-1M-14${index === 0 ? '-22' : index === 1 ? '-14' : '-6'}H14`, cream, 1.8),
  ) +
  line('M-7 2L0 12L7 2', cream, 4) +
  rect(-3.5, 10, 7, 26, gold, 3.5);

const stick =
  line('M0 34V-8', cream, 5.5) +
  shape('M0-8C-12-14-16-30-8-36C0-40 12-36 12-26C12-18 6-12 0-8Z', 'none') +
  line(
    'M0-8C-12-14-17-28-9-35C0-40 13-36 12-25C11-18 6-12 0-8ZM-8-26H11M-5-17H8M-2-36L-3-12M6-35L4-12',
    cream,
    3,
  );

/** The sports that members of the student-athlete programme support. */
export const sportPictures: Readonly<Record<string, string>> = {
  'track-and-field': sport(
    `<g transform="rotate(-32 48 48)">${times(4, (index) => line(`M12 ${34 + index * 10}H84`, index === 3 || index === 0 ? cream : '#C78A9A', 3.4))}</g>` +
      place(
        rect(-26, -7, 52, 14, gold, 7) + rect(-26, -7, 12, 14, cream, 6) + rect(14, -7, 12, 14, cream, 6),
        48,
        48,
        1,
        -32,
      ),
  ),
  'cross-country': sport(
    shape('M14 74L38 30L50 50L58 38L82 74Z', cream) +
      shape('M38 30L50 50L44 56L38 49L31 57L27 50Z', '#C78A9A') +
      line('M20 82C32 76 42 86 54 80S70 78 78 82', gold, 5) +
      circle(68, 24, 7, gold),
  ),
  basketball: sport(basketball),
  soccer: sport(soccer),
  volleyball: sport(volleyball),
  swimming: sport(
    circle(62, 34, 8.5, gold) +
      line('M22 50L42 32L56 46', gold, 8) +
      times(2, (row) =>
        line(
          `M14 ${60 + row * 14}C21 ${54 + row * 14} 28 ${54 + row * 14} 34 ${60 + row * 14}S47 ${66 + row * 14} 53 ${60 + row * 14}S66 ${54 + row * 14} 72 ${60 + row * 14}S80 ${63 + row * 14} 83 ${60 + row * 14}`,
          cream,
          5,
        ),
      ),
  ),
  rowing: sport(place(oar, 48, 48, 1, 38) + place(oar, 48, 48, 1, -38)),
  softball: sport(
    circle(48, 48, 28, gold) +
      clipped(
        'ball',
        '<circle cx="48" cy="48" r="28"/>',
        place(seam, 47, 48) + `<g transform="translate(96 0) scale(-1 1)">${place(seam, 47, 48)}</g>`,
      ),
  ),
  tennis: sport(
    place(racket, 43, 50, 1, 36) +
      circle(70, 66, 8, gold) +
      line('M65 60C70 62 72 67 70.500 73.500', cream, 2),
  ),
  gymnastics: sport(mirrored(line('M36 14V44', cream, 4) + ring(36, 56, 13, gold, 5.5), 48)),
  golf: sport(
    line('M42 18V72', cream, 5) +
      shape('M44 18L72 29L44 40Z', gold) +
      ellipse(46, 76, 24, 6, cream) +
      circle(62, 66, 5.5, gold),
  ),
  lacrosse: sport(place(stick, 45, 50, 1, 32) + circle(70, 68, 7, gold)),
};

const sea = '#0B5563';
const buoy = '#E4572E';
const foam = '#E4F0EE';

const cause = (body: string) => svg(96, 96, rect(0, 0, 96, 96, sea, 20) + body);

/** The causes of the maritime programme. */
export const causePictures: Readonly<Record<string, string>> = {
  'sea-rescue': cause(ring(48, 48, 22, buoy, 14) + around(rect(43, 18, 10, 16, foam, 1), 48, 48, 4, 45)),
  'harbour-food-bank': cause(
    circle(36, 40, 11, buoy) +
      circle(58, 38, 12, '#F2B23E') +
      line('M36 29L39 23', '#7CB08A', 4) +
      line('M58 26L61 21', '#7CB08A', 4) +
      shape('M18 46H78L72 76H24Z', '#D9B484') +
      line('M20 56H76M23 66H73', sea, 3),
  ),
  'coastal-clean-up': cause(
    shape('M34 20H62V26H58V34L66 46V70H30V46L38 34V26H34Z', 'none') +
      line(
        'M14 66C21 60 28 60 35 66S49 72 56 66S70 60 82 66M14 80C21 74 28 74 35 80S49 86 56 80S70 74 82 80',
        foam,
        5,
      ) +
      shape('M30 50C30 32 44 20 66 20C68 42 56 54 40 54Z', '#7CB08A') +
      line('M26 58L54 32', foam, 4),
  ),
  'youth-sailing': cause(
    line('M46 14V64', foam, 4) +
      shape('M50 18C66 30 74 44 76 58H50Z', foam) +
      shape('M42 24C30 36 24 46 22 58H42Z', buoy) +
      shape('M16 64H80C76 76 68 80 58 80H38C26 80 18 74 16 64Z', '#F2B23E'),
  ),
  'island-meals': cause(
    shape('M16 50H80C80 66 68 76 48 76S16 66 16 50Z', buoy) +
      rect(12, 46, 72, 7, foam, 3.5) +
      line('M36 38C30 32 42 28 36 20M50 38C44 32 56 28 50 20M64 38C58 32 70 28 64 20', foam, 4) +
      rect(34, 76, 28, 5, foam, 2.5),
  ),
  'lighthouse-keepers': cause(
    mirrored(shape('M48 26L4 12V40Z', '#F7C873', 0.6), 48) +
      shape('M40 32H56L63 80H33Z', foam) +
      shape('M38.600 44H57.400L59.400 58H36.600Z', buoy) +
      rect(38, 20, 20, 12, '#F7C873', 2) +
      shape('M36 20L48 10L60 20Z', buoy) +
      rect(35, 31, 26, 4, foam, 1.5),
  ),
};
