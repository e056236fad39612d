import type { Cents, Instant } from './calendar.ts';
import type { Plan, Program } from './plans.ts';

export type Status = 'abandoned_checkout' | 'active' | 'overdue' | 'suspended' | 'churned';

/** How the bank answers: charges pass, take six seconds, or are declined from the second one on. */
export type Bank = 'passes' | 'isSlow' | 'declines';

export interface Card {
  digits: string;
  bank: Bank;
  status: 'active' | 'paused' | 'deleted';
  isPrimary: boolean;
  /** The first instant at which it has expired. */
  expiresAt: Instant;
}

export interface Period {
  plan: Plan;
  startsAt: Instant;
  /** Its last millisecond. */
  endsAt: Instant;
  anchor: Instant;
}

/** Round-ups of a month that was left: they are still charged, and tried again. */
export interface LastRoundUps {
  period: Period;
  /** The 1st on which they were first due. */
  due: Instant;
  /** When they are tried next. */
  at: Instant;
  /** Null for what the whole month comes to. */
  cents: Cents | null;
}

export interface Purchase {
  id: string;
  digits: string;
  at: Instant;
  amount: Cents;
  roundUp: Cents;
  /** What the store gives to the cause. */
  gift: Cents;
  reward: Cents;
  /** Null for a purchase that earns nothing. */
  status: 'pending' | 'confirmed' | 'refused' | 'forfeited' | null;
  expectedAt: Instant;
  refunded: Cents;
  /** What of that came back by the day of the reward. */
  refundedByThen: Cents;
  paidOut: Cents;
}

export interface Charge {
  at: Instant;
  cents: Cents;
  status: 'succeeded' | 'pending' | 'declined' | 'waived';
  /** Whose round-ups it pays; null for a price. */
  month: string | null;
  /** Of the card; empty for what was waived. */
  digits: string;
}

/** What is owed: an ended period's renewal, or round-ups that were left. */
export interface Debt {
  kind: 'period' | 'roundUps';
  plan: Plan;
  cents: Cents;
  since: Instant;
  month: string | null;
  /** The period whose round-ups these are. */
  period: Period | null;
  /** Of a period: how many times it was tried. */
  tries: number;
}

/** A charge with what it pays for. */
export interface Part {
  charge: Charge;
  /** What begins when it passes; null for nothing. */
  plan: Plan | null;
  debt: Debt | null;
}

/** Charges that the bank works on. */
export interface Pending {
  parts: Part[];
  passesAt: Instant;
}

export interface Donation {
  month: string;
  at: Instant;
  cents: Cents;
  /** What of it the member was charged; stores gave the rest. */
  own: Cents;
}

export interface Payout {
  at: Instant;
  cents: Cents;
  type: 'payout' | 'forfeit';
  /** When the bank sends it back; null where it does not. */
  comesBackAt: Instant | null;
  isBack: boolean;
}

export interface Friend {
  joinedAt: Instant;
  completesAt: Instant;
  status: 'pending' | 'approved' | 'denied';
  friend: Member;
}

export type MailKind =
  | 'welcome'
  | 'renewed'
  | 'changed'
  | 'returned'
  | 'settled'
  | 'declined'
  | 'suspended'
  | 'scheduled'
  | 'unscheduled'
  | 'cancelled'
  | 'continues'
  | 'ended'
  | 'withdrawn'
  | 'sentBack'
  | 'waived'
  | 'notice';

/** From joining or coming back until leaving; null while that has not happened. */
export interface Stay {
  from: Instant;
  until: Instant | null;
}

/** All that the rules say a member has. */
export interface Member {
  name: string;
  program: Program;
  status: Status;
  plan: Plan | null;
  cap: Cents | null;
  cards: Card[];
  periods: Period[];
  scheduled: Plan | null;
  pending: Pending | null;
  /** The oldest first. */
  debts: Debt[];
  lastRoundUps: LastRoundUps[];
  purchases: Purchase[];
  charges: Charge[];
  donations: Donation[];
  payouts: Payout[];
  friends: Friend[];
  invitedBy: Member | null;
  /** The spans in which they are a member, who has not left. */
  stays: Stay[];
  /** When the access that a cancelled plan leaves ends. */
  accessEndsAt: Instant | null;
  /** Cancellations whose mails are still to be written, by the instants of their ends. */
  unmailedEnds: Instant[];
  tickets: Map<string, number>;
  mails: Map<MailKind, number>;
  /** Notices of annual renewals that were written: the start of the period and how many days before its end. */
  notices: Set<string>;
}

export function newMember(
  name: string,
  program: Program,
  invitedBy: Member | null,
  cap: Cents | null,
): Member {
  return {
    name,
    program,
    cap,
    invitedBy,
    status: 'abandoned_checkout',
    plan: null,
    cards: [],
    periods: [],
    scheduled: null,
    pending: null,
    debts: [],
    lastRoundUps: [],
    purchases: [],
    charges: [],
    donations: [],
    payouts: [],
    friends: [],
    stays: [],
    accessEndsAt: null,
    unmailedEnds: [],
    tickets: new Map(),
    mails: new Map(),
    notices: new Set(),
  };
}

export const lastOf = ({ periods }: Member): Period | null => periods.at(-1) ?? null;

/** The period that runs at an instant. */
export function currentOf(member: Member, at: Instant): Period | null {
  const last = lastOf(member);
  return last !== null && last.startsAt <= at && at <= last.endsAt ? last : null;
}

export const isUsable = ({ status, expiresAt }: Card, at: Instant): boolean =>
  status === 'active' && at < expiresAt;

/** The card that pays, where it can be charged. */
export const payingCard = ({ cards }: Member, at: Instant): Card | null =>
  cards.find((card) => card.isPrimary && isUsable(card, at)) ?? null;

/** Somebody joins or comes back. */
export function enter({ stays }: Member, at: Instant): void {
  if (stays.at(-1)?.until !== null) stays.push({ from: at, until: null });
}

/** Somebody leaves. */
export function leave({ stays }: Member, at: Instant): void {
  for (const stay of stays) stay.until ??= at;
}

/** Whether a member has something to pay. */
export const owes = ({ debts }: Member): boolean => debts.length > 0;

export function write({ mails }: Member, kind: MailKind): void {
  mails.set(kind, (mails.get(kind) ?? 0) + 1);
}
