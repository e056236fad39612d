import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { rewards } from './activity-schema.ts';
import { instant } from './columns.ts';
import { clientId, userId } from './owners.ts';

/** The offers that members saved. A row goes with its member and with its offer. */
export const savedOffers = pgTable(
  'saved_offers',
  {
    clientId: clientId(),
    userId: userId(),
    rewardId: uuid()
      .notNull()
      .references(() => rewards.id, { onDelete: 'cascade' }),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.rewardId] }),
    index().on(table.userId, table.savedAt),
    index().on(table.rewardId),
    index().on(table.clientId),
  ],
);
