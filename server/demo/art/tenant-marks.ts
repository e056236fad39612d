import { circle, clipped, line, mirrored, place, rect, ring, shape, svg } from './draw.ts';
import { lettering } from './lettering.ts';

const maroon = '#7B1E3A';
const gold = '#E3A72F';
const cobalt = '#2F4FE0';
const sunflower = '#FFC93C';
const sea = '#0B5563';
const buoy = '#E4572E';

const vee = 'M4 7H20V13H17.500L24 30.500L30.500 13H28V7H44V13H41L27.500 43H20.500L7 13H4Z';

/** A felt letter V, as sewn on a letterman jacket; on 48 × 48. */
const felt = line(vee, maroon, 7.5) + line(vee, '#FFF6E0', 4.6) + line(vee, gold, 2.2) + shape(vee, maroon);

/** A coin with an arrow that rounds up; on 48 × 48. */
const arrow = line('M24 34V15M14.500 24L24 14.500L33.500 24', sunflower, 6.2);
const coin = circle(24, 24, 21, cobalt) + ring(24, 24, 17.6, '#8FA4FF', 1.8) + arrow;

/** A lighthouse in a porthole; on 48 × 48. */
const lighthouse =
  clipped(
    'porthole',
    '<circle cx="24" cy="24" r="21"/>',
    rect(0, 0, 48, 48, sea) +
      mirrored(shape('M24 15L-2 6V20Z', '#F7C873', 0.9), 24) +
      shape('M20.500 18H27.500L30.500 44H17.500Z', '#FFFFFF') +
      shape('M20 23.500H28L28.800 30H19.200Z', buoy) +
      rect(19, 16.5, 10, 2.6, '#FFFFFF', 0.8) +
      rect(21, 11, 6, 6, '#F7C873', 1) +
      shape('M19.500 11.500L24 6.500L28.500 11.500Z', buoy) +
      shape('M0 39C5 36 9 36 14 39S23 42 28 39S38 36 48 40V48H0Z', '#2C8C99') +
      shape('M0 43.500C6 41 11 41 16 43.500S27 46 32 43.500S42 41 48 44V48H0Z', '#8FCAD0'),
  ) + ring(24, 24, 21.5, sea, 2.6);

const tile = (ground: string, body: string) => svg(64, 64, rect(0, 0, 64, 64, ground, 14) + body);

export const varsityLogo = svg(
  244,
  48,
  felt +
    lettering('college', 'VARSITY', 56, 33.5, {
      fill: maroon,
      size: 25,
      anchor: 'start',
      tracking: 30,
      weight: 34,
    }) +
    lettering('college', 'CLUB', 244, 33.5, {
      fill: '#8A6212',
      size: 25,
      anchor: 'end',
      tracking: 30,
      weight: 34,
    }),
  'Varsity Club',
);

export const varsityFavicon = tile(maroon, place(line(vee, '#FFF6E0', 5) + shape(vee, gold), 5, 6.5, 1.12));

export const roundupLogo = svg(
  188,
  48,
  lettering('round', 'R', 0, 38, { fill: '#1B2352', size: 42, anchor: 'start' }) +
    place(coin, 25.5, 12.2, 0.62) +
    lettering('round', 'undup', 55.5, 38, { fill: '#1B2352', size: 42, anchor: 'start' }),
  'Roundup',
);

export const roundupFavicon = tile(cobalt, place(arrow, 1.5, 1.6, 1.27));

export const harborLogo = svg(
  244,
  48,
  lighthouse + lettering('serif', 'Harbor Giving', 57, 32, { fill: '#0B3C49', size: 25, anchor: 'start' }),
  'Harbor Giving',
);

export const harborFavicon = svg(64, 64, place(lighthouse, 0, 0, 1.333));
