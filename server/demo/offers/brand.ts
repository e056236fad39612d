import type { Cents } from '#machines/domain/wire.ts';

export type CategoryName =
  | 'popular'
  | 'baby'
  | 'clothing-accessories'
  | 'electronics'
  | 'restaurants'
  | 'health-beauty'
  | 'shoes'
  | 'home-garden'
  | 'vacation';

/** What a purchase earns: a share of it, or a fixed amount from a least amount on. */
export type Earning = { percent: number } | { cashCents: Cents; fromCents: Cents };

/** A made-up retailer and its offer. The slug names its pictures. */
export interface Brand {
  slug: string;
  name: string;
  earning: Earning;
  text: string;
  /** What people usually spend there; else as in its category. */
  basketCents?: readonly [Cents, Cents];
  /** Bought by following a link rather than with a linked card in a shop. */
  isOnline?: true;
  isFeatured?: true;
  /** Only where these dollars are spent; everywhere without one. */
  market?: 'USD' | 'CAD';
}

export type BrandsByCategory = Readonly<Partial<Record<CategoryName, readonly Brand[]>>>;

/** The nine categories in the order in which they are shown, with their names and usual baskets. */
export const categoryFacts: Readonly<
  Record<CategoryName, { name: string; basketCents: readonly [Cents, Cents] }>
> = {
  popular: { name: 'Popular', basketCents: [650, 8900] },
  restaurants: { name: 'Restaurants', basketCents: [1150, 6400] },
  'clothing-accessories': { name: 'Clothing & accessories', basketCents: [2400, 14500] },
  electronics: { name: 'Electronics', basketCents: [1900, 28900] },
  'health-beauty': { name: 'Health & beauty', basketCents: [900, 7200] },
  'home-garden': { name: 'Home & garden', basketCents: [1400, 15800] },
  shoes: { name: 'Shoes', basketCents: [4500, 16500] },
  baby: { name: 'Baby', basketCents: [1200, 8800] },
  vacation: { name: 'Vacation', basketCents: [5900, 42000] },
};

/** What a purchase of an amount earns, in whole cents. */
export function earned(earning: Earning, amount: Cents): Cents {
  if ('percent' in earning) return Math.round((amount * earning.percent) / 100);
  return amount >= earning.fromCents ? earning.cashCents : 0;
}
