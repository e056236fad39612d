import { min } from 'date-fns';
import * as v from 'valibot';
import { dunningStepFrom, suspensionOf } from '#machines/domain/dunning.ts';
import { isUnpaid } from '#machines/domain/dues.ts';
import { countries } from '#machines/domain/stored-address.ts';
import { membershipSchema, userSchema, type User } from '#machines/domain/member.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { pendingEmailOf } from '#server/auth/pending-email.ts';
import type { Database } from '#server/db/database.ts';
import { ticketsOf } from '#server/giveaway/tickets.ts';
import type { UserRow } from '#server/db/rows.ts';
import { chargesUnderWay } from '#server/payments/charging.ts';
import { beginsPeriod } from '#server/payments/debts.ts';
import { dueOf, type Due } from '#server/payments/due.ts';
import type { ReadContext, MemberRead } from '#server/payments/member-transaction.ts';
import { anchorOf } from '#server/payments/period.ts';
import { findPlan } from '#server/payments/plans.ts';
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
      charge: {
        id: charge.id,
        amount: toMajorUnits(charge.amountCents),
        cardLastDigits: charge.cardLastDigits,
      },
    }),
  };
}

/** The payment that is with the bank; null for none. What it pays for follows from what the member has meanwhile. */
async function pendingPaymentOf(db: Database, user: UserRow, own: OwnMembership) {
  const charges = own.isPaying ? await chargesUnderWay(db, user) : [];
  const [charge] = charges;
  if (charge === undefined) return null;
  const { status } = own.membership;
  const isRenewal = isUnpaid(status) || (status === 'active' && own.last !== null);
  const isDebt = charges.every(({ debt }) => debt !== null && !beginsPeriod(debt, own));
  const kind = isRenewal ? ('renewal' as const) : ('join' as const);
  return {
    kind: isDebt ? ('debt' as const) : own.current !== null ? ('upgrade' as const) : kind,
    amount: toMajorUnits(charges.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    since: charge.createdAt.toISOString(),
  };
}

/** When what is owed is tried again, and when an overdue membership is suspended for it. */
function whatFollows({ membership, dunningAt, subscriptions }: OwnMembership, { debts }: Due) {
  const period = debts.find(({ kind }) => kind === 'period');
  const isDunned = membership.status === 'overdue' && dunningAt !== null && period !== undefined;
  const step = isDunned ? dunningStepFrom(period.begunAt, dunningAt) : null;
  const tries = [
    ...(step?.kind === 'try' ? [step.at] : []),
    ...subscriptions.flatMap(({ lastChargeAt, id }) =>
      lastChargeAt !== null && debts.some(({ subscriptionId }) => subscriptionId === id)
        ? [lastChargeAt]
        : [],
    ),
  ];
  return {
    nextTryAt: tries.length === 0 ? null : min(tries).toISOString(),
    suspendsAt: isDunned ? suspensionOf(period.begunAt).toISOString() : undefined,
  };
}

/** What a member owes, and for what; null for nothing. Only an unpaid period keeps the day of its renewals. */
async function viewDues(db: Database, own: OwnMembership) {
  const due = await dueOf(db, own);
  if (due === null) return null;
  const period = due.debts.find((debt) => beginsPeriod(debt, own));
  const choice = period && (await findPlan(db, period.clientId, period));
  return {
    amount: toMajorUnits(due.amountCents),
    since: due.date.toISOString(),
    anchorDay: choice ? anchorOf(own, choice)?.day : undefined,
    description: due.debts.map(({ description }) => description).join(' and '),
    ...whatFollows(own, due),
  };
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

function viewPendingEmail(user: UserRow, now: Date) {
  const pending = pendingEmailOf(user, now);
  return pending && { email: pending.email, endsAt: pending.endsAt.toISOString() };
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
      pendingEmail: viewPendingEmail(user, now),
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
