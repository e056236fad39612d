import type { Database, Transaction } from '#server/db/database.ts';

/** Where and when a member's own is read. */
export interface Moment {
  db: Database;
  now: Date;
}

/** A moment at which nobody else changes what the member has: `asMember` alone gives it. */
export interface Turn extends Moment {
  db: Transaction;
}
