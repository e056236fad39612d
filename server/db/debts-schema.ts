import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, id, instant } from './columns.ts';
import { clientId, userId } from './owners.ts';
import { charges, memberships, membershipSubscriptions, tierPlans, tiers } from './schema.ts';

/**
 * An amount that a member owes, from the charge that failed until it is paid or waived, whatever becomes of the membership.
 * Its facts never change: a trigger lets only its end be added, once, and a debt go only together with its member.
 */
export const debts = pgTable(
  'debts',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    /** The period that was to follow, or the last month of round-ups that were left. */
    kind: text().$type<'period' | 'roundUps'>().notNull(),
    /** The period that had ended, or whose round-ups these are; null where there was none. */
    subscriptionId: uuid().references(() => membershipSubscriptions.id, { onDelete: 'cascade' }),
    /** The plan that it is for. */
    tierId: uuid().references(() => tiers.id),
    tierPlanId: uuid().references(() => tierPlans.id),
    description: text().notNull(),
    amountCents: cents().notNull(),
    /** Of round-ups: the first day of the month, UTC, whose they are. */
    month: date({ mode: 'string' }),
    begunAt: instant().notNull(),
    /** The charge that ends it, and when that was paid or waived; a charge at the bank is here before it is paid. */
    chargeId: uuid().references(() => charges.id),
    paidAt: instant(),
    /** Why nobody has to pay it, in the operator's words; null where it was not waived. */
    waiverReason: text(),
  },
  (table) => [
    index('debts_open_index')
      .on(table.userId)
      .where(sql`${table.paidAt} is null`),
    uniqueIndex('debts_once').on(table.subscriptionId, table.kind),
    uniqueIndex('debts_one_charge').on(table.chargeId),
    index().on(table.clientId, table.userId, table.begunAt),
    index().on(table.userId),
    index().on(table.tierId),
    index().on(table.tierPlanId),
  ],
);

/**
 * When the next step of an overdue membership is due: another try, or its suspension. A trigger begins and ends it with the
 * status, whichever version of the server writes that.
 */
export const dunning = pgTable(
  'dunning',
  {
    membershipId: uuid()
      .primaryKey()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    dueAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt)],
);
