import { boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A random id. */
export const id = () => uuid().primaryKey().defaultRandom();

/** An instant, kept as timestamptz and read as a Date. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Money: integer cents. The column's name ends in `Cents`. */
export const cents = () => integer();

export const flag = () => boolean().notNull().default(false);

/** A text that is never null; empty when unknown. */
export const line = () => text().notNull().default('');
