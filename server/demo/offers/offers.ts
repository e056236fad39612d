import { addDays, endOfDay } from 'date-fns';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { formatMoney } from '#machines/domain/money-format.ts';
import { utc } from '#machines/domain/utc.ts';
import type { rewardLocations, rewards } from '#server/db/activity-schema.ts';
import { randomFrom, stableId } from '#server/demo/random.ts';
import { categoryFacts, type Brand, type CategoryName } from './brand.ts';
import { everydayBrands } from './brands-everyday.ts';
import { homeBrands } from './brands-home.ts';
import { styleBrands } from './brands-style.ts';

type RewardRow = typeof rewards.$inferInsert & { id: string };
type LocationRow = typeof rewardLocations.$inferInsert;

/** A town where brands have shops: its middle, and streets with their postal codes. */
export interface Town {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  streets: readonly (readonly [street: string, postalCode: string])[];
}

/** A brand as a tenant offers it. */
export interface Offer {
  rewardId: string;
  category: CategoryName;
  brand: Brand;
}

const brands = { ...everydayBrands, ...styleBrands, ...homeBrands };
export const categoryNames = Object.keys(categoryFacts) as CategoryName[];

/** The offers of a tenant in the order of their list: the categories take turns. */
export function offersOf(tenant: { id: string; currencyCode: CurrencyCode }): Offer[] {
  const ranked = categoryNames.flatMap((category, transaction) =>
    (brands[category] ?? [])
      .filter(({ market = tenant.currencyCode }) => market === tenant.currencyCode)
      .map((brand, rank) => ({
        place: rank * categoryNames.length + transaction,
        offer: { rewardId: stableId(`${tenant.id} reward ${brand.slug}`), category, brand },
      })),
  );
  return ranked.sort((left, right) => left.place - right.place).map(({ offer }) => offer);
}

/** The columns of what a purchase earns. */
function earningOf({ earning }: Brand) {
  return 'percent' in earning
    ? { earnsPercent: earning.percent, earnsCents: null, earnsFromCents: null }
    : { earnsPercent: null, earnsCents: earning.cashCents, earnsFromCents: earning.fromCents };
}

const mostInAMonth = 10_000;

function termsOf({ earning, isOnline }: Brand, currencyCode: CurrencyCode): string {
  const limit =
    'percent' in earning
      ? `Up to ${formatMoney(mostInAMonth, currencyCode)} cash back in a month.`
      : 'Three times in a month at most.';
  const way =
    isOnline === true
      ? 'Follow the link and finish the order in the same visit, with no other voucher.'
      : 'Pay the whole bill with your linked card. Cash, gift cards and payment apps do not count.';
  return `${way} Taxes, tips and delivery earn nothing. ${limit} A refund takes the cash back with it.`;
}

function locationsOf(tenant: string, { rewardId, brand }: Offer, towns: readonly Town[]): LocationRow[] {
  if (brand.isOnline === true) return [];
  const random = randomFrom(`${tenant} shops of ${brand.slug}`);
  return towns
    .filter((_, index) => index === 0 || random.chance(0.6))
    .map(({ city, state, latitude, longitude, streets }, index) => {
      const [street, postalCode] = random.pick(streets);
      return {
        id: stableId(`${rewardId} shop ${index}`),
        clientId: tenant,
        rewardId,
        address: `${random.between(2, 480)} ${street}`,
        city,
        state,
        postalCode,
        latitude: round(latitude + (random.next() - 0.5) * 0.07),
        longitude: round(longitude + (random.next() - 0.5) * 0.09),
      };
    });
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The rows of a tenant's offers and their shops. About one offer in four has no end; one in seven ends within six days of `now`. The tenant's
 * own highlights are featured, and come first.  */
export function offerRows(
  tenant: { id: string; currencyCode: CurrencyCode; towns: readonly Town[]; highlights: readonly string[] },
  now: Date,
): { rewards: RewardRow[]; locations: LocationRow[] } {
  const offers = offersOf(tenant);
  const rows = offers.map(({ rewardId, category, brand }, position): RewardRow => {
    const random = randomFrom(`${tenant.id} end of ${brand.slug}`);
    const days = random.chance(0.2) ? random.between(0, 6) : random.between(12, 120);
    const highlight = tenant.highlights.indexOf(brand.slug);
    return {
      id: rewardId,
      clientId: tenant.id,
      brand: brand.name,
      nameShort: brand.name,
      category,
      type: brand.isOnline === true ? 'click' : 'card_linked',
      description: brand.text,
      terms: termsOf(brand, tenant.currencyCode),
      ...earningOf(brand),
      logo: `/media/offers/${brand.slug}.svg`,
      image: `/media/offers/${brand.slug}-wide.svg`,
      url: brand.isOnline === true ? `https://${brand.slug}.example/?from=${tenant.id}` : null,
      endsAt: random.chance(0.25) ? null : endOfDay(addDays(now, days, { in: utc })),
      isFeatured: brand.isFeatured === true || highlight >= 0,
      position: highlight < 0 ? tenant.highlights.length + position : highlight,
    };
  });
  return { rewards: rows, locations: offers.flatMap((offer) => locationsOf(tenant.id, offer, tenant.towns)) };
}
