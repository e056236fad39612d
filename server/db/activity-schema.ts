import {
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { cents, flag, id, instant, line } from './columns.ts';
import { clientId, userId } from './owners.ts';
import { cards } from './schema.ts';

export { lotteryTickets } from './giveaway-schema.ts';
export { contributionMonths, donations } from './giving-schema.ts';

/** `platformName` is what offers bear in `category`. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    clientId: clientId(),
    name: text().notNull(),
    platformName: line(),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.clientId, table.name)],
);

/** An offer of a retailer. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    clientId: clientId(),
    brand: text().notNull(),
    nameShort: text().notNull(),
    category: line(),
    type: text().$type<'card_linked' | 'click'>().notNull().default('card_linked'),
    description: line(),
    terms: line(),
    /** What a purchase earns: a share of it, in percent … */
    earnsPercent: doublePrecision(),
    /** … or an amount, from a least amount on. */
    earnsCents: cents(),
    earnsFromCents: cents(),
    logo: line(),
    image: text(),
    url: text(),
    endsAt: instant(),
    isFeatured: flag(),
    /** The order of the list, ascending. */
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.clientId, table.category), index().on(table.clientId, table.position)],
);

export const rewardLocations = pgTable(
  'reward_locations',
  {
    id: id(),
    clientId: clientId(),
    rewardId: uuid()
      .notNull()
      .references(() => rewards.id, { onDelete: 'cascade' }),
    address: line(),
    city: line(),
    state: line(),
    postalCode: line(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index().on(table.rewardId), index().on(table.clientId)],
);

type PurchaseColumns = Record<'userId' | 'purchasedAt' | 'id', ExtraConfigColumn>;

/** A member's purchases in the order of a column, and then by time. */
const inOrderOf = (
  { userId: of, purchasedAt, id: own }: PurchaseColumns,
  name: string,
  column: ExtraConfigColumn,
) => index(`card_transactions_by_${name}`).on(of, column, purchasedAt, own);

/** A purchase on a linked card, with what it rounds up to, gives to the cause and earns. */
export const cardTransactions = pgTable(
  'card_transactions',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    cardId: uuid()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    rewardId: uuid().references(() => rewards.id, { onDelete: 'set null' }),
    description: text().notNull(),
    brand: text(),
    amountCents: cents().notNull(),
    roundUpAmountCents: cents().notNull().default(0),
    /** What this purchase gives to the cause. */
    contributionCents: cents().notNull().default(0),
    rewardAmountCents: cents().notNull().default(0),
    /** What of the reward was withdrawn already. */
    paidOutCents: cents().notNull().default(0),
    /** Null for a purchase that earns nothing. What was confirmed and then given up is `forfeited`. */
    rewardStatus: text().$type<'pending' | 'confirmed' | 'paid' | 'ineligible' | 'forfeited'>(),
    rewardReason: text(),
    expectedAt: instant(),
    /** Of a refund: the purchase that it takes back. No foreign key: a purchase goes only with its member. */
    refundOf: uuid(),
    purchasedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.clientId, table.userId, table.purchasedAt),
    index().on(table.cardId, table.purchasedAt),
    index().on(table.rewardId),
    inOrderOf(table, 'amount', table.amountCents),
    inOrderOf(table, 'round_up', table.roundUpAmountCents),
    inOrderOf(table, 'contribution', table.contributionCents),
    inOrderOf(table, 'reward', table.rewardAmountCents),
    index('card_transactions_confirmed_index')
      .on(table.clientId, table.userId, table.purchasedAt, table.id)
      .where(sql`${table.rewardStatus} = 'confirmed'`),
    index('card_transactions_pending_index')
      .on(table.clientId, table.userId, table.expectedAt)
      .where(sql`${table.rewardStatus} = 'pending'`),
    index('card_transactions_due_index')
      .on(table.expectedAt)
      .where(sql`${table.rewardStatus} = 'pending'`),
    index('card_transactions_refunds_index')
      .on(table.refundOf)
      .where(sql`${table.refundOf} is not null`),
  ],
);

/**
 * What each card has earned and how many purchases it has made, counted along: triggers on the transactions keep these
 * sums, so that a balance is read without its history. What was paid of a reward is taken off the open sums.
 */
export const rewardBalances = pgTable(
  'reward_balances',
  {
    cardId: uuid()
      .primaryKey()
      .references(() => cards.id, { onDelete: 'cascade' }),
    clientId: clientId(),
    userId: userId(),
    pendingCents: cents().notNull().default(0),
    confirmedCents: cents().notNull().default(0),
    /** All that was ever confirmed: paid and forfeited rewards, too. */
    earnedCents: cents().notNull().default(0),
    purchaseCount: integer().notNull().default(0),
  },
  (table) => [index().on(table.clientId, table.userId), index().on(table.userId)],
);

/**
 * Cash back that left the balance: paid out to a card, or forfeited by pausing one.
 * What was earned (confirmed, paid and forfeited rewards) less the rows here that did not fail is the balance: what of
 * the confirmed rewards is not paid out.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    cardId: uuid().references(() => cards.id),
    amountCents: cents().notNull(),
    type: text().$type<'payout' | 'forfeit'>().notNull().default('payout'),
    status: text().$type<'pending' | 'completed' | 'failed'>().notNull(),
    description: line(),
    message: line(),
    dateFrom: instant(),
    dateTo: instant(),
    platformId: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.clientId, table.userId, table.createdAt),
    index().on(table.userId),
    index().on(table.cardId),
  ],
);

/** A friend that a member invited. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    name: line(),
    email: text().notNull(),
    status: text().$type<'approved' | 'pending' | 'denied'>().notNull(),
    rewardAmountCents: cents(),
    createdAt: instant().notNull(),
    /** The friend's own account. No foreign key: who is erased has left. */
    friendId: uuid(),
    /** When a friend who joined will have stayed long enough. */
    completesAt: instant(),
  },
  (table) => [
    index().on(table.clientId, table.userId, table.createdAt),
    index().on(table.userId),
    index('referrals_due_index')
      .on(table.completesAt)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('referrals_one_friend').on(table.friendId),
  ],
);
