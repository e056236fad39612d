import { formatMoney } from '#machines/domain/money-format.ts';
import { rangeText } from '#machines/domain/range-text.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { linkTo, type LinkSource } from '#server/client/page-link.ts';
import type { accountHistory } from '#server/db/history-schema.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { formatDay } from '#server/format-day.ts';
import type { MailedKind } from '#server/history/mailed-kinds.ts';
import type { DebtRow } from '#server/payments/debts.ts';
import { isRoundUp, priceOf, rangeOf, type PaidPlan } from '#server/payments/plans.ts';
import type { Letter } from './letter.ts';

/** An entry that is mailed, with what its mail says beside it. */
export interface MailedEntry extends Omit<typeof accountHistory.$inferSelect, 'kind'> {
  kind: MailedKind;
}

/** What a mail about an entry is made of. What it says will come is ahead when it is written. */
export interface MailedFacts extends LinkSource {
  client: ClientRow;
  entry: MailedEntry;
  /** When it is written; seconds after the entry, or days. */
  now: Date;
  /** The charge that is meant; null where nothing was charged. */
  charge: {
    id: string;
    description: string;
    /** The first day of the month whose round-ups it pays; null for a price. */
    month: string | null;
    /** Whether a bank took its time to approve it. */
    isHeldUp: boolean;
  } | null;
  /** What the charge paid that was owed; null for nothing. */
  paidDebt: DebtRow['kind'] | null;
  /** The debt that is meant, as it is now; null where none is, and of what an older version of the server wrote down. */
  debt: { kind: DebtRow['kind']; description: string; state: 'open' | 'paid' | 'waived' } | null;
  /** The withdrawal that is meant; null where none is. */
  payoutId: string | null;
  /** When what is owed is tried next; null where it is not. */
  nextTryOn: Date | null;
  /** When the membership is suspended, unless the debt is paid; null where it is not to be. */
  suspendsOn: Date | null;
  /** What the member owes now, each as its charge is called; null for nothing. */
  owed: { amountCents: Cents; what: readonly string[] } | null;
  /** The membership is over: its account shows no receipts until the member comes back. */
  hasLeft: boolean;
  /** When the round-ups are charged that were left with the entry; null where none are. */
  lastRoundUpsOn: Date | null;
  /** The plan that runs; null where none does. */
  runningPlan: string | null;
  /** The charge that follows the running period, with the member's own cap of a month; null for none. */
  next: { on: Date; choice: PaidPlan; cap: Cents | null } | null;
}

export const amountOf = ({ client, entry }: MailedFacts): string =>
  formatMoney(entry.amountCents ?? 0, client.currencyCode);
export const planOf = ({ entry: { plan } }: MailedFacts): string => plan ?? 'your plan';
export const dateOf = (instant: Date | null): string => (instant === null ? '' : formatDay(instant));
export const cardOf = ({ entry: { cardLastDigits } }: MailedFacts): string =>
  `the card ending in ${cardLastDigits ?? ''}`;
export const isCharged = ({ entry: { amountCents } }: MailedFacts): boolean =>
  amountCents !== null && amountCents > 0;

/** What the next charge comes to: a price, or the range of a month's round-ups. */
export function nextAmountOf({ choice, cap }: NonNullable<MailedFacts['next']>, { currencyCode }: ClientRow) {
  return isRoundUp(choice)
    ? rangeText(rangeOf(choice, cap), currencyCode)
    : formatMoney(priceOf(choice), currencyCode);
}

/** The next charge as a line of facts; where last round-ups are charged before it, it is not the next one. */
export function nextChargeLine({ next, client, lastRoundUpsOn }: MailedFacts): NonNullable<Letter['facts']> {
  if (next === null) return [];
  const label = lastRoundUpsOn !== null && lastRoundUpsOn < next.on ? 'Next renewal' : 'Next charge';
  return [[label, `${nextAmountOf(next, client) ?? 'Your round-ups'} on ${dateOf(next.on)}`]];
}

/** " on Dec 2, 2026", in a mail that is written on another day; else empty. */
export function onItsDay({ entry: { at }, now }: MailedFacts): string {
  const day = formatDay(at);
  return day === formatDay(now) ? '' : ` on ${day}`;
}

export const toAccount = (source: LinkSource) => ({
  label: 'Go to your account',
  href: linkTo(source, 'account', {}),
});

export const toPayment = (facts: MailedFacts, amount = amountOf(facts)) => ({
  label: `Pay ${amount}`,
  href: linkTo(facts, 'renew', {}),
});

/** What stays owed by somebody who leaves, and where to pay it; else the way to the account. */
export function leftOwing(facts: MailedFacts) {
  const { owed, client } = facts;
  if (owed === null) return { said: [], action: toAccount(facts) };
  const amount = formatMoney(owed.amountCents, client.currencyCode);
  const what = owed.what.join(' and ');
  return {
    said: [`You still owe ${amount} for ${what}. Pay it before you withdraw cash back or come back.`],
    action: toPayment(facts, amount),
  };
}
