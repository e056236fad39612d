import { text, uuid } from 'drizzle-orm/pg-core';
import { clients, users } from './schema.ts';

/** The tenant that a row belongs to, and goes with. */
export const clientId = () =>
  text()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });

/** The user that a row belongs to, and goes with. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
