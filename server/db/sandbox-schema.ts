import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { FaultOrder } from './fault-order.ts';
import type { Identity } from './identity.ts';

/** How far the sandbox's clock is from the real time; no row while it is right. */
export const sandboxClock = pgTable('sandbox_clock', {
  isOnly: boolean().primaryKey().default(true),
  offsetMilliseconds: bigint({ mode: 'number' }).notNull(),
});

/** The faults that wait to be injected, the oldest first. */
export const sandboxFaults = pgTable('sandbox_faults', {
  position: integer().primaryKey().generatedAlwaysAsIdentity(),
  order: jsonb().$type<Omit<FaultOrder, 'times'>>().notNull(),
  /** How often it still happens. */
  times: integer().notNull(),
});

/** What the stand-in of a provider agreed to. */
export const sandboxGrants = pgTable('sandbox_grants', {
  codeHash: text().primaryKey(),
  provider: text().notNull(),
  clientId: text().notNull(),
  challenge: text().notNull(),
  identity: jsonb().$type<Identity>().notNull(),
  expiresAt: instant().notNull(),
});
