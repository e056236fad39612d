import { addDays, addSeconds, differenceInCalendarDays, format, startOfDay } from 'date-fns';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { cardTransactions } from '#server/db/activity-schema.ts';
import { refundedReason as refunded } from '#server/cards/confirm-rewards.ts';
import { categoryFacts, earned, type CategoryName } from './offers/brand.ts';
import { offersOf, type Offer } from './offers/offers.ts';
import { randomFrom, stableId, type Random } from './random.ts';
import type { DemoTenant } from './tenants/tenant.ts';

export type TransactionRow = typeof cardTransactions.$inferInsert & {
  id: string;
  purchasedAt: Date;
  amountCents: Cents;
  roundUpAmountCents: Cents;
  contributionCents: Cents;
  rewardAmountCents: Cents;
};

const tastes: readonly (readonly [category: CategoryName, share: number])[] = [
  ['popular', 0.34],
  ['restaurants', 0.3],
  ['health-beauty', 0.1],
  ['home-garden', 0.08],
  ['clothing-accessories', 0.07],
  ['electronics', 0.04],
  ['shoes', 0.03],
  ['baby', 0.02],
  ['vacation', 0.02],
];

const elsewhere: readonly (readonly [description: string, least: Cents, most: Cents])[] = [
  ['City Transit', 250, 600],
  ['Town Hall Parking', 200, 900],
  ['Corner Laundry', 800, 1900],
  ['Parkside Cinema', 1100, 3600],
  ['Water & Power Board', 4200, 11_800],
  ['Streamhouse Monthly', 899, 1499],
  ['Elm Street Dentist', 4500, 16_000],
  ['Saturday Farm Stand', 700, 3400],
  ['School Canteen', 350, 1250],
  ['Old Mill Bakery', 420, 1650],
];

const refusals = [
  refunded,
  'Paid with a gift card.',
  'The offer had ended on that day.',
  'A voucher from elsewhere was used.',
];

/** How much more or less than usual is bought in each month, January first. */
const seasons = [0.75, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.1, 0.95, 1, 1.15, 1.4];

const confirmationDays = { card_linked: 30, click: 60 };

function chooseOffer(offers: readonly Offer[], random: Random): Offer {
  let draw = random.next();
  const category = tastes.find(([, share]) => (draw -= share) < 0)?.[0] ?? 'popular';
  return random.pick(offers.filter((offer) => offer.category === category));
}

/** Small amounts are far more usual than large ones. */
function amountBetween(least: Cents, most: Cents, random: Random): Cents {
  return Math.round(least + (most - least) * random.next() ** 2.4);
}

function rewardOf(offer: Offer, amount: Cents, purchasedAt: Date, now: Date, random: Random) {
  const expectedAt = addDays(
    purchasedAt,
    confirmationDays[offer.brand.isOnline === true ? 'click' : 'card_linked'],
    { in: utc },
  );
  const rewardAmountCents = earned(offer.brand.earning, amount);
  const base = { rewardId: offer.rewardId, brand: offer.brand.name, rewardAmountCents, expectedAt };
  if (rewardAmountCents === 0) return { brand: offer.brand.name, rewardAmountCents, rewardStatus: null };
  if (random.chance(0.04))
    return { ...base, rewardStatus: 'ineligible' as const, rewardReason: random.pick(refusals) };
  return { ...base, rewardStatus: expectedAt <= now ? ('confirmed' as const) : ('pending' as const) };
}

export interface PurchaseProfile {
  tenant: DemoTenant;
  userId: string;
  /** The cards bought with; the first most often. */
  cardIds: readonly string[];
  purchasesAMonth: number;
  from: Date;
  until: Date;
  now: Date;
  isRoundUp: boolean;
  /** The most that round-ups come to in a month. */
  capCents: Cents;
}

/** On most days something is bought once or twice, on some never, on few this often. */
const busiest = [1, 2, 3, 4, 5];

/** When a member went shopping, oldest first. */
function outings({ userId, purchasesAMonth, from, until }: PurchaseProfile): Date[] {
  const random = randomFrom(`${userId} outings`);
  const first = startOfDay(from, { in: utc });
  const days = differenceInCalendarDays(until, first, { in: utc }) + 1;
  const perDay = purchasesAMonth / 30.4;
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index, { in: utc });
    const requested = perDay * (seasons[day.getUTCMonth()] ?? 1);
    const count = busiest.filter(() => random.chance(requested / busiest.length)).length;
    const minutes = Array.from({ length: count }, () => random.between(12 * 60, 23 * 60) + random.next());
    return minutes.map((minute) => addSeconds(day, Math.floor(minute * 60)));
  })
    .flat()
    .filter((instant) => instant > from && instant <= until)
    .sort((left, right) => left.getTime() - right.getTime());
}

/** The money that came back, some days later: nothing is rounded up or earned by it. Null as long as it is on its way. */
function refundOf(purchase: TransactionRow, { now }: PurchaseProfile, random: Random): TransactionRow | null {
  const purchasedAt = addDays(purchase.purchasedAt, random.between(2, 9), { in: utc });
  if (purchase.rewardReason !== refunded || purchasedAt > now) return null;
  return {
    ...purchase,
    id: stableId(`${purchase.id} refund`),
    refundOf: purchase.id,
    rewardId: null,
    amountCents: -purchase.amountCents,
    roundUpAmountCents: 0,
    contributionCents: 0,
    rewardAmountCents: 0,
    rewardStatus: null,
    rewardReason: null,
    expectedAt: null,
    purchasedAt,
  };
}

/**
 * A member's purchases, oldest first, and what of them was refunded. Under a round-up plan the change to the next dollar is the contribution, up to the
 * month's cap; under a fixed price the shop gives the cause as much as it gives the member, as long as the reward stands.
 */
export function purchasesOf(purchaseProfile: PurchaseProfile): TransactionRow[] {
  const { tenant, userId, cardIds, now, isRoundUp, capCents } = purchaseProfile;
  const random = randomFrom(`${userId} purchases`);
  const offers = offersOf(tenant);
  const roundedUp = new Map<string, Cents>();

  const gift = (amount: Cents, month: string): Cents => {
    const given = roundedUp.get(month) ?? 0;
    const more = Math.min(amount, capCents - given);
    roundedUp.set(month, given + more);
    return more;
  };

  const bought = outings(purchaseProfile).map((purchasedAt, index): TransactionRow => {
    const offer = random.chance(0.58) ? chooseOffer(offers, random) : null;
    const [description, least, most] =
      offer === null
        ? random.pick(elsewhere)
        : ([
            offer.brand.name,
            ...(offer.brand.basketCents ?? categoryFacts[offer.category].basketCents),
          ] as const);
    const amountCents = amountBetween(least, most, random);
    const reward = offer && rewardOf(offer, amountCents, purchasedAt, now, random);
    const stands = reward?.rewardStatus === 'pending' || reward?.rewardStatus === 'confirmed';
    const roundUpAmountCents = isRoundUp ? (100 - (amountCents % 100)) % 100 : 0;
    return {
      id: stableId(`${userId} purchase ${index}`),
      clientId: tenant.id,
      userId,
      cardId: cardIds[random.chance(0.72) ? 0 : random.between(0, cardIds.length - 1)] ?? '',
      description: description.toUpperCase(),
      amountCents,
      roundUpAmountCents,
      contributionCents: isRoundUp
        ? gift(roundUpAmountCents, format(purchasedAt, 'yyyy-MM', { in: utc }))
        : stands
          ? reward.rewardAmountCents
          : 0,
      rewardAmountCents: 0,
      rewardStatus: null,
      purchasedAt,
      ...reward,
    };
  });
  const refunds = bought.flatMap((purchase) => refundOf(purchase, purchaseProfile, random) ?? []);
  return [...bought, ...refunds].sort(
    (left, right) => left.purchasedAt.getTime() - right.purchasedAt.getTime(),
  );
}
