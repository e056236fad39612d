import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SocialProvider } from '#machines/domain/client.ts';
import { id, instant } from './columns.ts';
import { clientId, userId } from './owners.ts';
import { membershipSubscriptions } from './schema.ts';

/** A signed-in browser. Only the SHA-256 of its cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** What it is called by outside. */
    id: uuid().notNull().unique().defaultRandom(),
    clientId: clientId(),
    userId: userId(),
    /** "Chrome on Linux", as of the login; null for a caller that does not say. */
    browser: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.createdAt),
    index().on(table.lastSeenAt),
    index().on(table.clientId),
  ],
);

/** How often something was tried lately, for all servers. The key is hashed: it may hold an address. */
export const attempts = pgTable(
  'tries',
  {
    keyHash: text().primaryKey(),
    times: instant().array().notNull(),
    /** From when on no limit asks about them. */
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** How many calls an address made in a minute, at all servers. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** Minutes since 1970. */
    minute: bigint({ mode: 'number' }).notNull(),
    addressHash: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.addressHash] })],
);

/** A browser that was sent to a provider. State and browser are kept as SHA-256. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    stateHash: text().primaryKey(),
    clientId: clientId(),
    provider: text().$type<SocialProvider>().notNull(),
    /** The path of the app to come back to. */
    page: text().notNull(),
    referralCode: text(),
    /** The secret that the browser was known by. */
    browserHash: text().notNull(),
    /** What proves to the provider that who began it asks again. */
    verifier: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.clientId)],
);

/** The answer to a money call, stored for `IDEMPOTENCY_DAYS` under the caller's key. */
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
  (table) => [
    primaryKey({ columns: [table.clientId, table.userId, table.key] }),
    index().on(table.userId),
    index().on(table.createdAt),
  ],
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
    /** SHA-256 of what the browser that asked for it is known by; null for one from before this was stored. */
    requesterHash: text(),
    /** Wrong ones by that browser, and by all others. */
    attempts: integer().notNull().default(0),
    strangerAttempts: integer().notNull().default(0),
    isUsed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index().on(table.clientId, table.userId),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
);

/**
 * Mail that is sent by SMTP, and then forgotten. Where there is no SMTP the sandbox keeps it to show it, and a server
 * without a sandbox records that it was not sent, without its text.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    clientId: clientId(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The same as a page; empty where an older version of the server wrote it. */
    html: text().notNull().default(''),
    createdAt: instant().notNull(),
    state: text().$type<'kept' | 'waiting' | 'given up'>().notNull().default('kept'),
    attempts: integer('tries').notNull().default(0),
    /** Why the last try failed. */
    failure: text(),
  },
  (table) => [index().on(table.createdAt), index().on(table.clientId)],
);

/** Notices of annual renewals that are written, by the days before the period's end. */
export const renewalNotices = pgTable(
  'renewal_notices',
  {
    periodId: uuid()
      .notNull()
      .references(() => membershipSubscriptions.id, { onDelete: 'cascade' }),
    days: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.periodId, table.days] })],
);

/** Members whose renewal or pending charge one server sees to, until an instant by the database's clock. */
export const dueClaims = pgTable('due_claims', {
  userId: userId().primaryKey(),
  until: instant().notNull(),
});

/** What a migration left to be filled in by a job, and how far it is. */
export const backfills = pgTable('backfills', {
  name: text().primaryKey(),
  /** The last row that is filled in, by its key; null before the first. */
  position: text(),
  isDone: boolean().notNull().default(false),
});

/** What older versions of the server have to know before they may use these tables. */
export const schemaCompatibility = pgTable('schema_compatibility', {
  isOnly: boolean().primaryKey().default(true),
  leastMigrations: integer().notNull(),
});

/**
 * Money of a member who was erased, for the books: who it was is not stored, and nothing leads back.
 */
export const erasedLedger = pgTable(
  'erased_ledger',
  {
    id: id(),
    clientId: clientId(),
    kind: text().$type<'charge' | 'payout' | 'debt'>().notNull(),
    status: text().notNull(),
    amountCents: integer().notNull(),
    /** The day, UTC: an instant might be found again elsewhere. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.clientId, table.day)],
);

/** A picture of a tenant's file, served at `/media/{client}/{name}`. */
export const pictures = pgTable(
  'pictures',
  {
    clientId: clientId(),
    name: text().notNull(),
    type: text().notNull(),
    /** Base64. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.name] })],
);

/** A build of the app that a server started with, and the names of its hashed files. */
export const builds = pgTable('builds', {
  id: text().primaryKey(),
  files: text().array().notNull(),
  /** By the database's clock. */
  startedAt: instant().notNull(),
});

/** A hashed file of a build, for servers that have another build. */
export const buildFiles = pgTable('build_files', {
  name: text().primaryKey(),
  /** Base64. */
  content: text().notNull(),
});

/** A key that the server signs with, made when it is first needed; the same for all servers. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  key: text().notNull(),
  createdAt: instant().notNull(),
});
