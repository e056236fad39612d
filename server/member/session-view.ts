import * as v from 'valibot';
import { countries } from '#machines/domain/kept-address.ts';
import { membershipSchema, userSchema } from '#machines/domain/member.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { ticketsOf } from '#server/giveaway/tickets.ts';
import type { UserRow } from '#server/http/context.ts';
import type { Moment, Reading } from '#server/payments/turn.ts';
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

function viewSubscription({ tierId, tierPlanId, endsAt }: SubscriptionRow) {
  return { membershipTierId: tierId, membershipTierPlanId: tierPlanId, endsAt: endsAt.toISOString() };
}

function viewMembership({
  membership,
  subscriptions,
  current,
}: OwnMembership): NonNullable<SessionView['membership']> {
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
  };
}

function viewAddress({ street, city, region, postalCode, country }: UserRow) {
  return { street, city, region, postalCode, country: countries.find((each) => each === country) ?? null };
}

/** `{user, membership, lotteryTicketNumbers}`: who is signed in, with this month's tickets. */
export async function viewSession(user: UserRow, { db, now, own }: Reading): Promise<SessionView> {
  const numbers = await ticketsOf(db, user, now);
  const membership = own && viewMembership(own);
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
    },
    membership,
    lotteryTicketNumbers: numbers,
  };
}

/** `{membership}`: what a change of one's membership answers, with the tickets that may have come with it. */
export async function viewOwnMembership(user: UserRow, { db, now }: Moment) {
  const own = await membershipOf(db, user, now);
  const lotteryTicketNumbers = await ticketsOf(db, user, now);
  return { membership: own && { ...viewMembership(own), lotteryTicketNumbers } };
}
