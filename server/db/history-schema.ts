import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HistoryKind } from '#machines/domain/history.ts';
import { cents, id, instant } from './columns.ts';
import { clientId, userId } from './owners.ts';

/**
 * What happened to an account, in the order in which it was written down. Entries are only ever added: a trigger refuses
 * to change or delete one. It lets an entry forget where it came from, and go together with its member.
 */
export const accountHistory = pgTable(
  'account_history',
  {
    id: id(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    clientId: clientId(),
    userId: userId(),
    at: instant().notNull(),
    kind: text().$type<HistoryKind>().notNull(),
    /** Who did it; the program renews and settles by itself. */
    by: text().$type<'member' | 'program'>().notNull(),
    plan: text(),
    amountCents: cents(),
    cardLastDigits: text(),
    effectiveAt: instant(),
    /** Of a payment that the program tried: since when it was due. */
    owedSince: instant(),
    /** Of giving that was passed on: the first day of its month, UTC, and to whom it went. */
    month: date({ mode: 'string' }),
    recipient: text(),
    /** The charge that paid it, and the debt that was tried or waived. They may be written after the entry. */
    chargeId: uuid(),
    debtId: uuid(),
    /** What was logged out, as a browser is called: "Safari on iOS". */
    device: text(),
    /** From where: what the browser calls itself, in short, and its address as the server sees it. */
    browser: text(),
    address: text(),
    requestId: text(),
  },
  (table) => [
    index().on(table.clientId, table.userId, table.at, table.position),
    index().on(table.clientId, table.at),
    index().on(table.userId),
    index('account_history_origins')
      .on(table.at)
      .where(
        sql`${table.browser} is not null or ${table.address} is not null or ${table.requestId} is not null`,
      ),
  ],
);

/** An entry that its member is to get a mail about. The mail is written, and the order deleted, in one transaction. */
export const mailOrders = pgTable('mail_orders', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  entryId: uuid()
    .notNull()
    .unique()
    .references(() => accountHistory.id, { onDelete: 'cascade' }),
});
