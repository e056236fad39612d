import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { clients, users } from './schema.ts';

const clientId = () =>
  text()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A signed-in browser. Only the SHA-256 of its cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    clientId: clientId(),
    userId: userId(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);

/** The answer to a money call, kept 24 hours under the caller's key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    clientId: clientId(),
    userId: userId(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.userId, table.key] })],
);

/** A secret sent by mail to prove an address: a code, or the single-use token that it is changed for. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    kind: text().$type<'code' | 'token'>().notNull(),
    /** Salted SHA-256, hex. */
    secretHash: text().notNull(),
    salt: text().notNull(),
    attempts: integer().notNull().default(0),
    isUsed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.clientId, table.userId)],
);

/** Mail that was not sent anywhere: the sandbox shows it. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    clientId: clientId(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
