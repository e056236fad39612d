import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { clientId, userId } from './owners.ts';

/** A ticket of the monthly giveaway. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    number: text().notNull(),
    /** The first day of the draw's month, UTC. */
    month: date({ mode: 'string' }).notNull(),
    isDrawn: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex().on(table.clientId, table.month, table.number),
    index().on(table.clientId, table.userId),
    index().on(table.userId),
  ],
);

/** What the order of a tenant's ticket numbers is made from. */
export const ticketSecrets = pgTable('ticket_secrets', {
  clientId: clientId().primaryKey(),
  secret: text().notNull(),
});

/**
 * How many ticket numbers of a month were given out. Each of several counters has every so-many-th number, so that
 * members who join at once seldom wait for one another.
 */
export const ticketCounters = pgTable(
  'ticket_counters',
  {
    clientId: clientId(),
    /** The first day of the draw's month, UTC. */
    month: date({ mode: 'string' }).notNull(),
    counter: integer().notNull(),
    given: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.month, table.counter] })],
);
