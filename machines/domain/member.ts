import * as v from 'valibot';
import { storedAddressSchema } from './stored-address.ts';
import { id, instant, money, optionalText } from './wire.ts';

export const membershipStatuses = [
  'abandoned_checkout',
  'active',
  'overdue',
  'suspended',
  'churned',
] as const;

/** A status that the app does not know is `unknown`, and is treated as suspended: access fails closed. */
export type MembershipStatus = (typeof membershipStatuses)[number] | 'unknown';

const status = v.pipe(
  v.string(),
  v.transform((text): MembershipStatus => {
    const lower = text.toLowerCase();
    return membershipStatuses.find((each) => each === lower) ?? 'unknown';
  }),
);

const periodChargeSchema = v.object({ amount: money, cardLastDigits: optionalText });

const subscriptionSchema = v.object({
  membershipTierId: v.nullish(id, null),
  membershipTierPlanId: v.nullish(id, null),
  endsAt: instant,
  /** What was charged for the period, cents; left out where nothing was. */
  charge: v.optional(periodChargeSchema),
});

/** What a payment that the bank still works on pays for. */
const paymentKinds = ['join', 'upgrade', 'renewal'] as const;

/** What is owed, cents, and since when. */
const duesSchema = v.object({ amount: money, since: instant });

const pendingPaymentSchema = v.object({ kind: v.picklist(paymentKinds), amount: money, since: instant });

export const membershipSchema = v.object({
  status,
  membershipTierId: v.nullish(id, null),
  membershipTierPlanId: v.nullish(id, null),
  importStatus: v.nullish(v.string(), null),
  currentSubscription: v.nullish(subscriptionSchema, null),
  membershipSubscriptions: v.nullish(v.array(subscriptionSchema), []),
  referralRockParentId: v.nullish(id, null),
  newsletter: v.nullish(v.boolean(), false),
  /** The most that is given in a month, cents; null is unlimited. */
  maxRoundUp: v.nullish(money, null),
  /** The tickets of this month's draw, where the answer to a change of the membership tells them. */
  lotteryTicketNumbers: v.optional(v.array(id)),
  /** The payment that is with the bank, cents: nothing that it pays for has begun. */
  pendingPayment: v.nullish(pendingPaymentSchema),
  /** Null where nothing is due. */
  dues: v.nullish(duesSchema),
});

export const userSchema = v.object({
  id,
  firstName: optionalText,
  lastName: optionalText,
  email: v.string(),
  createdAt: instant,
  language: v.nullish(v.string(), 'en'),
  permissionFlag: v.fallback(v.picklist(['user', 'admin', 'manager']), 'user'),
  isMember: v.nullish(v.boolean(), false),
  isSubscribed: v.nullish(v.boolean(), false),
  newsletter: v.nullish(v.boolean(), false),
  clientNewsletter: v.nullish(v.boolean(), false),
  oauthProvider: v.nullish(v.string(), null),
  lotteryNumbers: v.nullish(v.array(id), []),
  membership: v.nullish(membershipSchema, null),
  lastSubscription: v.nullish(v.object({ endsAt: instant }), null),
  phone: optionalText,
  address: v.nullish(storedAddressSchema, {}),
});

export type PendingPayment = v.InferOutput<typeof pendingPaymentSchema>;
export type PeriodCharge = v.InferOutput<typeof periodChargeSchema>;
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
export type Membership = v.InferOutput<typeof membershipSchema>;
export type User = v.InferOutput<typeof userSchema>;

/** A signed-in person. `membership` is null for a user who has not joined this client's programme. */
export interface Session {
  user: User;
  membership: Membership | null;
  lotteryTicketNumbers: string[];
}

/** `{user, membership, lotteryTicketNumbers}`; the outer fields win over the same ones on `user`. */
export const sessionSchema = v.pipe(
  v.object({
    user: userSchema,
    membership: v.nullish(membershipSchema),
    lotteryTicketNumbers: v.nullish(v.array(id)),
  }),
  v.transform(({ user, membership, lotteryTicketNumbers }): Session => ({
    user,
    membership: membership ?? user.membership,
    lotteryTicketNumbers: lotteryTicketNumbers ?? user.lotteryNumbers,
  })),
);

/** A churned member whose paid period still runs. */
export function isActiveChurned(membership: Membership): boolean {
  return membership.status === 'churned' && membership.currentSubscription !== null;
}

/** An imported member who has a tier and has not activated yet. */
export function mustActivate(membership: Membership): boolean {
  return membership.importStatus?.toUpperCase() === 'INCOMPLETE' && membership.membershipTierId !== null;
}

/** Whether a signed-in person has joined this client's programme. */
export function isMember(session: Session): boolean {
  return session.user.isMember && session.membership !== null;
}

/** Whether a signed-in person is exempt from the redirects by status. */
export function isAdmin(session: Session): boolean {
  return session.user.permissionFlag === 'admin';
}
