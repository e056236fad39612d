import {
  addDays,
  addMinutes,
  eachMonthOfInterval,
  max,
  min,
  startOfMonth,
  subDays,
  subMonths,
} from 'date-fns';
import type {
  cardTransactions,
  donations,
  lotteryTickets,
  payouts,
  referrals,
} from '#server/db/activity-schema.ts';
import { stayedBy } from '#machines/domain/friend-outcome.ts';
import { monthOf } from '#machines/domain/day.ts';
import type { User } from '#machines/domain/member.ts';
import type { AddedField } from '#machines/domain/profile.ts';
import { utc } from '#machines/domain/utc.ts';
import type { debts, dunning } from '#server/db/debts-schema.ts';
import type { dueEffects } from '#server/db/due-effects-schema.ts';
import type { accountHistory } from '#server/db/history-schema.ts';
import type { cards, charges, memberships, membershipSubscriptions, users } from '#server/db/schema.ts';
import { rewardCents } from '#server/referrals/reward-cents.ts';
import { systemNames } from '#server/cards/card-view.ts';
import type { Timeline } from './periods.ts';
import { randomFrom, stableId } from './random.ts';
import type { Persona } from './persona.ts';
import { tierOf, type DemoTenant } from './tenants/tenant.ts';

/** All rows of one or more members, by table. */
export interface MemberRows {
  users: (typeof users.$inferInsert & { id: string })[];
  memberships: (typeof memberships.$inferInsert)[];
  subscriptions: (typeof membershipSubscriptions.$inferInsert & { id: string })[];
  cards: (typeof cards.$inferInsert & { id: string })[];
  charges: (typeof charges.$inferInsert)[];
  debts: (typeof debts.$inferInsert)[];
  dunning: (typeof dunning.$inferInsert)[];
  transactions: (typeof cardTransactions.$inferInsert)[];
  donations: (typeof donations.$inferInsert)[];
  payouts: (typeof payouts.$inferInsert)[];
  effects: (typeof dueEffects.$inferInsert)[];
  referrals: (typeof referrals.$inferInsert)[];
  tickets: (typeof lotteryTickets.$inferInsert)[];
  /** In the order in which it happened. */
  history: (typeof accountHistory.$inferInsert)[];
}

/** The rows of many members as those of one, to insert them with few statements. */
export function together(all: readonly MemberRows[]): MemberRows {
  return {
    users: all.flatMap((each) => each.users),
    memberships: all.flatMap((each) => each.memberships),
    subscriptions: all.flatMap((each) => each.subscriptions),
    cards: all.flatMap((each) => each.cards),
    charges: all.flatMap((each) => each.charges),
    debts: all.flatMap((each) => each.debts),
    dunning: all.flatMap((each) => each.dunning),
    transactions: all.flatMap((each) => each.transactions),
    donations: all.flatMap((each) => each.donations),
    payouts: all.flatMap((each) => each.payouts),
    effects: all.flatMap((each) => each.effects),
    referrals: all.flatMap((each) => each.referrals),
    tickets: all.flatMap((each) => each.tickets),
    history: all.flatMap((each) => each.history),
  };
}

export interface MemberRequest {
  tenant: DemoTenant;
  persona: Persona;
  email: string;
  passwordHash: string;
  /** For an imported member: what the activation link bears. */
  activationToken: string;
  now: Date;
}

/** The columns of what a member adds to the profile. */
type AddedColumns = Record<Exclude<AddedField, 'address'> | keyof User['address'], string>;

/** Who the member is. Someone imported has no password before activating, and like a non-member no address. */
export function personRow(
  { tenant, persona, email, passwordHash, now }: MemberRequest,
  createdAt: Date,
): MemberRows['users'][number] {
  const random = randomFrom(`${tenant.id} ${email} home`);
  const [town] = tenant.towns;
  const [street, postalCode] = random.pick(town?.streets ?? [['Main St', '']]);
  const isImported = persona.membership?.isImported === true;
  const isKnown = persona.membership !== null && !isImported;
  const areaCode = tenant.country === 'CA' ? 902 : 614;
  return {
    id: stableId(`${tenant.id} member ${email}`),
    clientId: tenant.id,
    email,
    passwordHash: isImported ? null : passwordHash,
    firstName: persona.firstName,
    lastName: persona.lastName,
    permissionFlag: persona.permission ?? 'user',
    newsletter: isKnown,
    clientNewsletter: isKnown,
    ...(isKnown &&
      ({
        phone: `+1 ${areaCode} 555 01${random.between(10, 99)}`,
        street: `${random.between(3, 240)} ${street}`,
        city: town?.city ?? '',
        region: town?.state ?? '',
        postalCode,
        country: tenant.country,
      } satisfies AddedColumns)),
    createdAt,
    updatedAt: min([now, addDays(createdAt, 1, { in: utc })]),
  };
}

/** The linked cards; the first is the primary one. */
export function cardRows(
  { tenant, persona, now }: MemberRequest,
  userId: string,
  linkedAt: Date,
): MemberRows['cards'] {
  return persona.cards.map(({ system, lastDigits, status }, index): MemberRows['cards'][number] => {
    const createdAt = min([now, addMinutes(linkedAt, index)]);
    return {
      id: stableId(`${userId} card ${lastDigits}`),
      clientId: tenant.id,
      userId,
      name: systemNames[system],
      system,
      lastDigits,
      expiryMonth: 1 + ((Number(lastDigits) + index * 5) % 12),
      expiryYear: now.getUTCFullYear() + (status === 'expired' ? -1 : 2 + index),
      status: status ?? 'active',
      billing: index === 0 && status !== 'deleted',
      platformId: `demo-${lastDigits}-${userId.slice(0, 8)}`,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

export function friendRows({ tenant, persona, now }: MemberRequest, userId: string): MemberRows['referrals'] {
  const reward = rewardCents(tenant.config) ?? 0;
  return (persona.friends ?? []).map(({ name, status, daysAgo }) => ({
    id: stableId(`${userId} friend ${name}`),
    clientId: tenant.id,
    userId,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.net`,
    status,
    rewardAmountCents: status === 'approved' ? reward : null,
    createdAt: subDays(now, daysAgo, { in: utc }),
    completesAt: stayedBy(subDays(now, daysAgo, { in: utc })),
  }));
}

/** What the plan promises for the draws from last month's, which is over, to that of the last month that is paid for. */
export function ticketRows(
  { tenant, now }: MemberRequest,
  userId: string,
  { plan, joinedAt, periods }: Timeline,
): MemberRows['tickets'] {
  const { tickets } = tierOf(tenant, plan.tier);
  const thisMonth = startOfMonth(now, { in: utc });
  const start = max([joinedAt, subMonths(thisMonth, 1, { in: utc })]);
  const end = periods.at(-1)?.endsAt;
  if (end === undefined || end < start) return [];
  const months = eachMonthOfInterval({ start, end }, { in: utc });
  return months.flatMap((first) => {
    const month = monthOf(first);
    const random = randomFrom(`${userId} tickets ${month}`);
    return Array.from({ length: tickets }, (_, index) => ({
      id: stableId(`${userId} ticket ${month} ${index}`),
      clientId: tenant.id,
      userId,
      number: String(random.between(0, 9_999_999)).padStart(7, '0'),
      month,
      isDrawn: first < thisMonth,
    }));
  });
}
