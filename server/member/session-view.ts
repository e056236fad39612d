import * as v from 'valibot';
import { owesDues } from '#machines/domain/dues.ts';
import { countries } from '#machines/domain/stored-address.ts';
import { membershipSchema, userSchema, type User } from '#machines/domain/member.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { ticketsOf } from '#server/giveaway/tickets.ts';
import type { UserRow } from '#server/db/rows.ts';
import { chargeUnderWay } from '#server/payments/charging.ts';
import { dueOf } from '#server/payments/due.ts';
import type { ReadContext, MemberRead } from '#server/payments/member-transaction.ts';
import { membershipOf, type OwnMembership, type SubscriptionRow } from './membership.ts';

/** A session as it travels. */
export const sessionAnswer = v.object({
  user: userSchema,
  membership: v.nullable(membershipSchema),
  lotteryTicketNumbers: v.array(v.string()),
});

/** A membership as it travels. */
export const membershipAnswer = v.object({ membership: membershipSchema });

type SessionView = v.InferInput<typeof sessionAnswer>;

function viewSubscription({ tierId, tierPlanId, endsAt, charge }: SubscriptionRow) {
  return {
    membershipTierId: tierId,
    membershipTierPlanId: tierPlanId,
    endsAt: endsAt.toISOString(),
    ...(charge && {
      charge: { amount: toMajorUnits(charge.amountCents), cardLastDigits: charge.cardLastDigits },
    }),
  };
}

/** The payment that is with the bank; null for none. What it pays for follows from what the member has meanwhile. */
async function pendingPaymentOf(db: Database, user: UserRow, own: OwnMembership) {
  const charge = own.isPaying ? await chargeUnderWay(db, user) : null;
  if (charge === null) return null;
  const { status } = own.membership;
  const isRenewal = owesDues(status) || (status === 'active' && own.last !== null);
  return {
    kind: own.current !== null ? ('upgrade' as const) : isRenewal ? ('renewal' as const) : ('join' as const),
    amount: toMajorUnits(charge.amountCents),
    since: charge.createdAt.toISOString(),
  };
}

/** What an overdue or suspended member owes; null for everybody else. */
async function viewDues(db: Database, own: OwnMembership) {
  const due = await dueOf(db, own);
  return due && { amount: toMajorUnits(due.amountCents), since: due.date.toISOString() };
}

async function viewMembership(
  db: Database,
  user: UserRow,
  own: OwnMembership,
): Promise<NonNullable<SessionView['membership']>> {
  const { membership, subscriptions, current } = own;
  return {
    status: membership.status,
    membershipTierId: membership.tierId,
    membershipTierPlanId: membership.tierPlanId,
    importStatus: membership.importStatus,
    currentSubscription: current && viewSubscription(current),
    membershipSubscriptions: subscriptions.map(viewSubscription),
    referralRockParentId: membership.referralRockParentId,
    newsletter: membership.newsletter,
    maxRoundUp: membership.maxRoundUpCents === null ? null : toMajorUnits(membership.maxRoundUpCents),
    pendingPayment: await pendingPaymentOf(db, user, own),
    dues: await viewDues(db, own),
  };
}

function viewAddress({ street, city, region, postalCode, country }: UserRow) {
  return { street, city, region, postalCode, country: countries.find((each) => each === country) ?? null };
}

/** `{user, membership, lotteryTicketNumbers}`: who is signed in, with this month's tickets. */
export async function viewSession(user: UserRow, { db, now, own }: MemberRead): Promise<SessionView> {
  const numbers = await ticketsOf(db, user, now);
  const membership = own && (await viewMembership(db, user, own));
  return {
    user: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      createdAt: user.createdAt.toISOString(),
      language: user.language,
      permissionFlag: user.permissionFlag,
      isMember: own !== null,
      isSubscribed: own?.current !== null && own !== null,
      newsletter: user.newsletter,
      clientNewsletter: user.clientNewsletter,
      oauthProvider: user.oauthProvider,
      lotteryNumbers: numbers,
      membership,
      phone: user.phone,
      address: viewAddress(user),
      lastSubscription: own?.last ? { endsAt: own.last.endsAt.toISOString() } : null,
    } satisfies Record<keyof User, unknown>,
    membership,
    lotteryTicketNumbers: numbers,
  };
}

/** `{membership}`: what a change of one's membership answers, with the tickets that may have come with it. */
export async function viewOwnMembership(user: UserRow, { db, now }: ReadContext) {
  const own = await membershipOf(db, user, now);
  const lotteryTicketNumbers = await ticketsOf(db, user, now);
  return { membership: own && { ...(await viewMembership(db, user, own)), lotteryTicketNumbers } };
}
