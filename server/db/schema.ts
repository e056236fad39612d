import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, flag, id, instant, line } from './columns.ts';
import { affinities, clients, tierPlans, tiers } from './tenant-schema.ts';

export {
  affinities,
  clients,
  themes,
  tierPlans,
  tiers,
  type ClientConfig,
  type ThemeDocument,
} from './tenant-schema.ts';

const clientId = () =>
  text()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' });

/** A person at one tenant; the same address at another tenant is another person. The email is lower-case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    clientId: clientId(),
    email: text().notNull(),
    /** Null for a member who signs in by a provider or has not activated yet. */
    passwordHash: text(),
    /** The address that it is to be once the link there was opened. */
    pendingEmail: text(),
    /** SHA-256 of the link's token; it outlives the address, so that the link can be opened twice. */
    emailTokenHash: text(),
    emailTokenEndsAt: instant(),
    firstName: line(),
    lastName: line(),
    language: text().notNull().default('en'),
    permissionFlag: text().$type<'user' | 'admin' | 'manager'>().notNull().default('user'),
    newsletter: flag(),
    clientNewsletter: flag(),
    oauthProvider: text(),
    oauthSubject: text(),
    /** Who referred somebody who signed in by a provider and has not joined yet. */
    referredBy: text(),
    phone: line(),
    street: line(),
    city: line(),
    region: line(),
    postalCode: line(),
    country: line(),
    /** The position in the account history up to which its updates were read. */
    historyReadPosition: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.clientId, table.email),
    uniqueIndex().on(table.clientId, table.oauthProvider, table.oauthSubject),
    index('users_email_token_ends_at_index')
      .on(table.emailTokenEndsAt)
      .where(sql`${table.emailTokenEndsAt} is not null`),
  ],
);

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user without a row here is a non-member. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    clientId: clientId(),
    userId: userId().unique(),
    status: text().$type<'abandoned_checkout' | 'active' | 'overdue' | 'suspended' | 'churned'>().notNull(),
    tierId: uuid().references(() => tiers.id),
    tierPlanId: uuid().references(() => tierPlans.id),
    /** `INCOMPLETE` until an imported member has paid the first period, then `COMPLETE`. */
    importStatus: text().$type<'INCOMPLETE' | 'COMPLETE'>(),
    /** SHA-256 of the activation token, hex. */
    activationTokenHash: text(),
    activationEndsAt: instant(),
    /** What the sign-up link brought along: who referred the member, the affiliate and the destination. */
    referralRockParentId: text(),
    affiliateId: text(),
    destinationCode: text(),
    referralCode: text(),
    newsletter: flag(),
    /** The monthly donation cap; null is unlimited. */
    maxRoundUpCents: cents(),
    affinityId: uuid().references(() => affinities.id),
    cancelReason: text(),
    cancelComment: text(),
    cancelledAt: instant(),
    /** When the latest period that has begun ends; triggers on the periods keep it, so that who is due is found by an index. */
    renewsAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.clientId, table.referralCode),
    uniqueIndex().on(table.clientId, table.activationTokenHash),
    index('memberships_due_index')
      .on(table.renewsAt)
      .where(sql`${table.status} = 'active'`),
    index().on(table.tierId),
    index().on(table.tierPlanId),
    index().on(table.affinityId),
  ],
);

/**
 * One paid period. It runs while `startsAt <= now <= endsAt`. One that was made before it starts is a scheduled change:
 * nothing is paid for it yet, and the period that it leads to takes its place.
 */
export const membershipSubscriptions = pgTable(
  'membership_subscriptions',
  {
    id: id(),
    clientId: clientId(),
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    tierId: uuid().references(() => tiers.id),
    tierPlanId: uuid().references(() => tierPlans.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The day of the month that the next periods begin on; null for a period that an older version wrote. */
    anchorDay: integer(),
    /** When the round-ups of its last month are charged, as no period of round-ups follows; null where nothing is to be. */
    lastChargeAt: instant(),
    /** How much that is; null for what the whole month comes to. */
    lastChargeCents: cents(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.membershipId, table.startsAt),
    index('membership_subscriptions_last_charge_index')
      .on(table.lastChargeAt)
      .where(sql`${table.lastChargeAt} is not null`),
    index('membership_subscriptions_annual_index')
      .on(table.endsAt)
      .where(sql`${table.endsAt} - ${table.startsAt} > interval '60 days'`),
    index().on(table.clientId),
    index().on(table.tierId),
    index().on(table.tierPlanId),
  ],
);

/** A linked card. `platformId` is the card provider's token, never a number. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    name: line(),
    system: text().$type<'visa' | 'mastercard' | 'amex'>().notNull(),
    lastDigits: text().notNull(),
    expiryMonth: integer().notNull(),
    expiryYear: integer().notNull(),
    status: text().$type<'active' | 'paused' | 'deleted' | 'expired'>().notNull().default('active'),
    /** The primary card. */
    billing: flag(),
    platformId: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.platformId),
    index().on(table.clientId, table.platformId),
    uniqueIndex('cards_one_primary')
      .on(table.userId)
      .where(sql`${table.billing}`),
  ],
);

/** A paid or tried charge, or what was waived instead of one. At most one that is not declined exists for a subscription. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    clientId: clientId(),
    userId: userId(),
    subscriptionId: uuid().references(() => membershipSubscriptions.id),
    cardId: uuid().references(() => cards.id),
    /** The plan of the period that it pays; null for the membership's own. */
    tierId: uuid().references(() => tiers.id),
    tierPlanId: uuid().references(() => tierPlans.id),
    description: text().notNull(),
    amountCents: cents().notNull(),
    /** Of round-ups: the first day of the month, UTC, whose they are. */
    month: date({ mode: 'string' }),
    status: text().$type<'succeeded' | 'pending' | 'declined' | 'waived'>().notNull(),
    cardLastDigits: line(),
    createdAt: instant().notNull(),
    /** When a pending charge is settled. */
    settlesAt: instant(),
  },
  (table) => [
    index('charges_pending_index')
      .on(table.settlesAt)
      .where(sql`${table.status} = 'pending'`),
    index().on(table.userId),
    index().on(table.subscriptionId),
    index().on(table.cardId),
    index().on(table.tierId),
    index().on(table.tierPlanId),
    index().on(table.clientId, table.userId, table.createdAt),
    uniqueIndex('charges_once')
      .on(table.subscriptionId)
      .where(sql`${table.status} <> 'declined'`),
  ],
);
