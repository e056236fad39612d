import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, id, instant } from './columns.ts';
import { clientId, userId } from './owners.ts';
import { charges } from './schema.ts';

/** What moved money. `corrected` is a change of a row that moved it already. */
export type LedgerKind =
  | 'openingBalance'
  | 'purchased'
  | 'cashBackConfirmed'
  | 'cashBackRefused'
  | 'cashBackForfeited'
  | 'withdrawn'
  | 'paidOut'
  | 'withdrawalSentBack'
  | 'charged'
  | 'roundUpsCharged'
  | 'duesBegun'
  | 'duesPaid'
  | 'duesWaived'
  | 'planCredited'
  | 'givingPassedOn'
  | 'friendRewarded'
  | 'corrected';

/**
 * Where money is. A debit is positive, a credit negative: `processor`, `merchants`, `dues`, `roundUps`, `friendCosts`,
 * `planCredits` and `duesWaived` are what the program got, is owed or gave up, all others what it owes, gave or earned.
 */
export type LedgerAccount =
  /** What merchants pay for: cash back, and gifts to the cause. */
  | 'merchants'
  | 'cashBackPending'
  | 'cashBackConfirmed'
  /** Withdrawals that are on their way. */
  | 'cashBackReserved'
  | 'cashBackPaidOut'
  | 'cashBackForfeited'
  /** What charges brought in. */
  | 'processor'
  /** Prices of periods. */
  | 'revenue'
  /** What unused time paid of the prices of periods. */
  | 'planCredits'
  /** What a member owes since a charge failed. */
  | 'dues'
  /** What members owed and need not pay. */
  | 'duesWaived'
  /** What purchases were rounded up by and is not charged; less than nothing where a minimum was. */
  | 'roundUps'
  /** The same, as a promise to the cause. */
  | 'givingPledged'
  /** Round-ups that were charged and gifts, until they are passed on. */
  | 'givingToPassOn'
  | 'givingPassedOn'
  | 'friendCosts'
  | 'friendRewards';

/**
 * Each effect on a member's money, in the order in which it was written down. Triggers on the tables that carry money write
 * entries, whoever writes those. Entries are only ever added: a trigger refuses all else, except together with the member.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the member's leads to the tenant. */
    clientId: text().notNull(),
    userId: userId(),
    /** When it happened, as the row says that it is about. */
    at: instant().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** The row that it is about: of an opening balance the member, else a purchase, charge, payout, debt, credit, donation or friend. */
    sourceId: uuid().notNull(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('ledger_entries_once')
      .on(table.sourceId, table.kind)
      .where(sql`${table.kind} <> 'corrected'`),
  ],
);

/** The sides of an entry. A trigger refuses any whose sum is not zero. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    account: text().$type<LedgerAccount>().notNull(),
    amountCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.account] })],
);

/**
 * What unused time of the plan before paid of an upgrade's price: the charge is for the rest. A trigger on charges says when
 * one that was at the bank is given.
 */
export const planCredits = pgTable(
  'plan_credits',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    /** The charge for the rest of the price; null where nothing was left to charge. */
    chargeId: uuid().references(() => charges.id, { onDelete: 'cascade' }),
    amountCents: cents().notNull(),
    /** When the plan began; null while its charge is at the bank. */
    givenAt: instant(),
  },
  (table) => [
    index().on(table.clientId, table.userId),
    index().on(table.userId),
    uniqueIndex('plan_credits_one_charge').on(table.chargeId),
  ],
);

/** How far the job that checks the ledger is, and what it found: one row. */
export const ledgerChecks = pgTable('ledger_checks', {
  isOnly: boolean().primaryKey().default(true),
  /** The last member of this round who was checked, by id; null before the first. */
  position: text(),
  /** What this round found so far. */
  differences: integer().notNull().default(0),
  /** What the round before found in all. */
  lastDifferences: integer().notNull().default(0),
  /** By the database's clock: when this round began, and when the last one ended. */
  begunAt: instant(),
  endedAt: instant(),
});
