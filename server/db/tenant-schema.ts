import type { Benefit } from '#machines/domain/benefit.ts';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KnownClient } from '#machines/domain/client.ts';
import { cents, flag, id, instant, line } from './columns.ts';

type Translated = Record<string, string>;
type Frequency = 'month' | 'year';

/** What a client's configuration says beyond its columns, in the words of the wire. */
export interface ClientConfig extends Omit<KnownClient, 'id' | 'name' | 'currencyCode' | 'supportEmail'> {
  /** What statements of giving say about taxes: they bear it, the configuration does not. */
  taxNote?: string | null;
}

/** A theme as it travels: images, labels and links by key. */
export interface ThemeDocument {
  settings: Record<string, string>;
  images: { key: string; imagePath: string; css: string }[];
  labels: { key: string; value: string; css: string }[];
  anchors: {
    key: string;
    value: string;
    href: string;
    type: string;
    css: string;
  }[];
}

/** A tenant. Its id is its host label: `varsity`; its public origin is null where that is below the public domains. */
export const clients = pgTable('clients', {
  id: text().primaryKey(),
  name: text().notNull(),
  currencyCode: text().$type<KnownClient['currencyCode']>().notNull(),
  supportEmail: text().notNull(),
  config: jsonb().$type<ClientConfig>().notNull(),
  publicOrigin: text(),
  minimumChargeCents: cents().notNull().default(1000),
  maximumContributionCents: cents().notNull().default(50_000),
  /** To whom giving goes in turn, month by month, of members without a cause; none where that is each cause. */
  recipients: text().array().notNull().default([]),
  createdAt: instant().notNull(),
});

const clientId = () =>
  text()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });

export const themes = pgTable('themes', {
  clientId: clientId().primaryKey(),
  document: jsonb().$type<ThemeDocument>().notNull(),
});

/** A tier; a negative price means that purchases are rounded up. */
export const tiers = pgTable(
  'tiers',
  {
    id: id(),
    clientId: clientId(),
    name: text().notNull(),
    labels: jsonb().$type<Translated>().notNull().default({}),
    benefits: jsonb().$type<Benefit[]>().notNull().default([]),
    priceCents: cents().notNull(),
    minRoundUpCents: cents(),
    maxRoundUpCents: cents(),
    hasNoMinimum: flag(),
    isFixedTier: flag(),
    hidden: flag(),
    frequency: text().$type<Frequency>().notNull().default('month'),
    /** What it promises of the monthly giveaway. */
    giveawayTickets: integer().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.clientId, table.name)],
);

export const tierPlans = pgTable(
  'tier_plans',
  {
    id: id(),
    clientId: clientId(),
    tierId: uuid()
      .notNull()
      .references(() => tiers.id, { onDelete: 'cascade' }),
    priceCents: cents().notNull(),
    frequency: text().$type<Frequency>().notNull(),
    chipText: jsonb().$type<Translated>().notNull().default({}),
  },
  (table) => [uniqueIndex().on(table.tierId, table.frequency), index().on(table.clientId)],
);

/** A cause that members choose to support. */
export const affinities = pgTable(
  'affinities',
  {
    id: id(),
    clientId: clientId(),
    name: text().notNull(),
    imagePath: line(),
    /** Whom giving to it goes to; empty where that is the cause itself. */
    recipient: line(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.clientId)],
);
