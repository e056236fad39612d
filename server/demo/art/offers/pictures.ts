import { circle, place, rect, svg, times } from '../draw.ts';
import { babyLogos } from './baby.ts';
import { clothingLogos } from './clothing.ts';
import { electronicsLogos } from './electronics.ts';
import { healthBeautyLogos } from './health-beauty.ts';
import { homeGardenLogos } from './home-garden.ts';
import type { Logo, Logos } from './logo.ts';
import { popularLogos } from './popular.ts';
import { restaurantLogos } from './restaurants.ts';
import { shoeLogos } from './shoes.ts';
import { vacationLogos } from './vacation.ts';

const logos: Logos = {
  ...popularLogos,
  ...babyLogos,
  ...clothingLogos,
  ...electronicsLogos,
  ...restaurantLogos,
  ...healthBeautyLogos,
  ...shoeLogos,
  ...homeGardenLogos,
  ...vacationLogos,
};

/** Every brand that has a logo. */
export const drawnBrands: ReadonlySet<string> = new Set(Object.keys(logos));

/** The logo of a brand, on its tile. */
export function offerLogo(slug: string): string | null {
  const logo = Object.hasOwn(logos, slug) ? logos[slug] : undefined;
  return logo === undefined ? null : svg(64, 64, rect(0, 0, 64, 64, logo.ground) + logo.art);
}

const patterns: readonly ((ink: string) => string)[] = [
  (ink) =>
    times(
      5,
      (index) =>
        `<circle cx="310" cy="174" r="${120 + index * 52}" fill="none" stroke="${ink}" stroke-width="20"/>`,
    ),
  (ink) =>
    times(
      9,
      (index) =>
        `<path d="M${-160 + index * 110} 348L${40 + index * 110} 0" stroke="${ink}" stroke-width="34"/>`,
    ),
  (ink) =>
    times(8, (row) =>
      times(14, (column) => circle(12 + column * 48 + (row % 2) * 24, 12 + row * 48, 7, ink)),
    ),
  (ink) =>
    times(
      5,
      (index) =>
        `<path d="M-20 ${46 + index * 72}q55-44 110 0t110 0t110 0t110 0t110 0t110 0" fill="none" stroke="${ink}" stroke-width="14"/>`,
    ),
];

function picture({ ground, ink, art }: Logo, variant: number): string {
  const pattern = patterns[variant % patterns.length]?.(ink) ?? '';
  return svg(
    620,
    348,
    `${rect(0, 0, 620, 348, ground)}<g opacity=".14">${pattern}</g>${circle(310, 174, 160, ground)}${place(art, 160, 24, 4.7)}`,
  );
}

/** The wide picture of a brand (620 × 348, four times a featured card). */
export function offerPicture(slug: string): string | null {
  const logo = Object.hasOwn(logos, slug) ? logos[slug] : undefined;
  return logo === undefined ? null : picture(logo, slug.length);
}
