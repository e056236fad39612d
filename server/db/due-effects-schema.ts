import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { payouts } from './activity-schema.ts';
import { id, instant } from './columns.ts';
import { clientId, userId } from './owners.ts';

/**
 * What happens to a member on a day that is known: the access that a cancelled plan leaves ends, or a bank sends a
 * withdrawal back. A row goes in the transaction in which it happens.
 */
export const dueEffects = pgTable(
  'due_effects',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    kind: text().$type<'membershipEnded' | 'withdrawalSentBack'>().notNull(),
    at: instant().notNull(),
    /** The withdrawal that is sent back. */
    payoutId: uuid().references(() => payouts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.at),
    index().on(table.clientId, table.userId),
    index().on(table.userId),
    uniqueIndex('due_effects_one_end')
      .on(table.userId)
      .where(sql`${table.kind} = 'membershipEnded'`),
    uniqueIndex('due_effects_one_return').on(table.payoutId),
  ],
);
