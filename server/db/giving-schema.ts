import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, id, instant } from './columns.ts';
import { clientId, userId } from './owners.ts';

/** What a member's purchases of each month gave to the cause, counted along by triggers on the transactions. */
export const contributionMonths = pgTable(
  'contribution_months',
  {
    clientId: clientId(),
    userId: userId(),
    /** The first day of the month, UTC. */
    month: date({ mode: 'string' }).notNull(),
    amountCents: cents().notNull(),
    /** Whether it was passed on, or waits for a charge. Triggers on charges and donations keep it. */
    giving: text().$type<'due' | 'waiting' | 'passedOn'>().notNull().default('due'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index().on(table.clientId),
    index('contribution_months_due_index')
      .on(table.month)
      .where(sql`${table.giving} = 'due'`),
  ],
);

/** A month's contributions, given to the cause. */
export const donations = pgTable(
  'donations',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    amountCents: cents().notNull(),
    recipient: text().notNull(),
    /** The first day of the month whose contributions these are, UTC. */
    month: date({ mode: 'string' }).notNull(),
    donatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.clientId, table.userId, table.donatedAt),
    index().on(table.userId),
    uniqueIndex('donations_once').on(table.userId, table.month),
  ],
);
