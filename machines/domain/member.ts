import * as v from 'valibot';
import { storedAddressSchema } from './stored-address.ts';
import { rows } from './rows.ts';
import { isRecord } from './wire-values.ts';
import {
  boolean,
  flag,
  having,
  id,
  instant,
  mended,
  money,
  number,
  optionalText,
  orElse,
  orNull,
  text,
  textOrNull,
  word,
} from './wire.ts';

export const membershipStatuses = [
  'abandoned_checkout',
  'active',
  'overdue',
  'suspended',
  'churned',
] as const;

/** A status that the app does not know is `unknown`: what is paid for decides, and nobody is asked for money by it. */
export type MembershipStatus = (typeof membershipStatuses)[number] | 'unknown';

const periodChargeSchema = v.object({
  /** Which charge it is; left out where the server does not say. */
  id: v.fallback(v.optional(id), undefined),
  amount: money,
  cardLastDigits: optionalText,
});

const subscriptionSchema = v.object({
  membershipTierId: orElse(id, null),
  membershipTierPlanId: orElse(id, null),
  endsAt: orNull(instant),
  /** What was charged for the period, cents; left out where nothing was. */
  charge: v.fallback(v.optional(periodChargeSchema), undefined),
});

/** The period that runs, of which some servers send no more than its id, or that there is one. */
const currentPeriod = mended(subscriptionSchema, (raw) => {
  if (isRecord(raw) || Array.isArray(raw)) return Array.isArray(raw) ? raw[0] : raw;
  return raw ? {} : null;
});

/** What a payment that the bank still works on pays for. */
const paymentKinds = ['join', 'upgrade', 'renewal', 'debt'] as const;

const duesSchema = v.object({
  /** What is owed, cents: all open debts together. */
  amount: money,
  since: instant,
  /** The day of the month that renewals keep; left out where paying sets a new one. */
  anchorDay: v.fallback(v.optional(number), undefined),
  /** What it is owed for; left out where the server does not say. */
  description: v.fallback(v.optional(text), undefined),
  /** When the card is tried again; null where no further try comes, and left out where the server does not say. */
  nextTryAt: v.fallback(v.optional(v.nullable(instant)), undefined),
  /** When the membership is suspended, unless this is paid; left out where it is not to be. */
  suspendsAt: v.fallback(v.optional(instant), undefined),
});

const pendingPaymentSchema = v.object({
  kind: v.fallback(v.picklist(paymentKinds), 'renewal'),
  amount: money,
  since: instant,
});

const activeStatus = v.pipe(v.string(), v.toLowerCase(), v.literal('active'));

export const membershipSchema = v.object({
  status: word(membershipStatuses),
  membershipTierId: orElse(id, null),
  membershipTierPlanId: orElse(id, null),
  importStatus: textOrNull,
  currentSubscription: orElse(currentPeriod, null),
  membershipSubscriptions: orElse(rows(subscriptionSchema), []),
  referralRockParentId: orElse(id, null),
  newsletter: flag,
  /** The most that is given in a month, cents; null is unlimited. */
  maxRoundUp: orElse(money, null),
  /** The tickets of this month's draw, where the answer to a change of the membership tells them. */
  lotteryTicketNumbers: v.fallback(v.optional(rows(id)), undefined),
  /** The payment that is with the bank, cents: nothing that it pays for has begun. */
  pendingPayment: v.fallback(v.nullish(pendingPaymentSchema), null),
  /** Null where nothing is owed. */
  dues: v.fallback(v.nullish(duesSchema), null),
});

export const userSchema = mended(
  v.object({
    id: v.fallback(id, ''),
    firstName: optionalText,
    lastName: optionalText,
    email: v.fallback(text, ''),
    createdAt: orNull(instant),
    language: orElse(text, 'en'),
    permissionFlag: word(['user', 'admin', 'manager']),
    isMember: flag,
    isSubscribed: flag,
    newsletter: flag,
    clientNewsletter: flag,
    oauthProvider: textOrNull,
    lotteryNumbers: orElse(rows(id), []),
    membership: orElse(membershipSchema, null),
    lastSubscription: orElse(v.object({ endsAt: instant }), null),
    /** The address that is to be the email once the link in its mailbox was opened, and until when that holds. */
    pendingEmail: orElse(v.object({ endsAt: orNull(instant), email: text }), null),
    phone: optionalText,
    address: orElse(storedAddressSchema, {}),
  }),
  withAddress,
);

/** What a change of a membership or of a user is answered with; one that is answered in part is read again as a whole. */
export const changedMembershipSchema = having(membershipSchema, ['status']);
export const changedUserSchema = having(userSchema, ['id', 'email']);

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

/**
 * `{user, membership, lotteryTicketNumbers}`. What the membership does not say is as its user has it. Somebody without
 * an id and an email is nobody.
 */
export const sessionSchema = mended(
  v.pipe(
    v.object({
      user: v.pipe(
        userSchema,
        v.check(({ id: userId, email }) => userId !== '' || email !== ''),
      ),
      membership: orElse(membershipSchema, null),
      lotteryTicketNumbers: v.fallback(v.nullish(rows(id)), null),
    }),
    v.transform(({ user, membership, lotteryTicketNumbers }): Session => ({
      user,
      membership,
      lotteryTicketNumbers: lotteryTicketNumbers ?? user.lotteryNumbers,
    })),
  ),
  withUsersFields,
);

/** The answer with all of the membership in its place, and with who is a member where it does not say so. */
function withUsersFields(raw: unknown): unknown {
  if (!isRecord(raw) || !isRecord(raw['user'])) return raw;
  const { user } = raw;
  const memberships = [user['membership'], raw['membership']];
  if (memberships.every((each) => each == null)) return raw;
  const { currentSubscription, newsletter } = user;
  const answered: readonly Record<string, unknown>[] = [
    { currentSubscription, newsletter },
    { membershipTierId: idOf(user['currentTier']), membershipTierPlanId: idOf(user['currentTierPlan']) },
    ...memberships.filter(isRecord),
  ];
  const membership: Record<string, unknown> = Object.assign({}, ...answered.map(present));
  const period =
    membership['currentSubscription'] ?? (isRunning(answered, user, membership['status']) ? {} : null);
  const joined = v.is(boolean, user['isMember']) ? user['isMember'] : true;
  return {
    ...raw,
    user: { ...user, isMember: joined },
    membership: { ...membership, currentSubscription: period },
  };
}

const addressFields = ['street', 'city', 'state', 'zip', 'country'];

/** A user whose address stands among the other fields has it in its place. */
export function withAddress(user: unknown): unknown {
  if (!isRecord(user) || user['address'] != null || !addressFields.some((name) => name in user)) return user;
  const { state, zip } = user;
  return { ...user, address: { region: state, postalCode: zip, ...user } };
}

/** Whether a period runs that the answer says nothing of. That there is none it says by null. */
function isRunning(
  answered: readonly Record<string, unknown>[],
  { isSubscribed }: Record<string, unknown>,
  status: unknown,
): boolean {
  if (answered.some((each) => each['currentSubscription'] === null)) return false;
  return v.is(activeStatus, status) || v.parse(flag, isSubscribed);
}

const idOf = (named: unknown) => (isRecord(named) ? named['id'] : named);

function present(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}

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
