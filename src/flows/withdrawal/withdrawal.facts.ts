import type { SnapshotFrom } from 'xstate';
import type { Card } from '#machines/domain/card.ts';
import type { Client } from '#machines/domain/client.ts';
import { arrivalOf, type Payout } from '#machines/domain/payout.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import { receiptNumber, withdrawalReceiptPath } from '#machines/domain/receipt.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { Withdrawal } from '#machines/domain/withdrawal.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { WithdrawalFacts } from '#machines/withdrawal/withdrawal.setup.ts';
import type { LastWithdrawalProps } from './last-withdrawal.tsx';
import { cardDigits, cardExpiry, cardName } from '#src/messages/cards.ts';
import { formatDate, formatDateLong } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { withdrawalMessages } from './withdrawal.messages.ts';

export type WithdrawalStep =
  | 'loading'
  | 'failed'
  | 'duesOutstanding'
  | 'paying'
  | 'empty'
  | 'noCard'
  | 'choosing'
  | 'reviewing'
  | 'withdrawing'
  | 'rereading'
  | 'withdrawn';

/** The step that is shown; null where the flow only leads on, and when it is over. */
export function selectStep({ value }: SnapshotFrom<typeof withdrawalMachine>): WithdrawalStep | null {
  if (typeof value === 'object') return 'choosing' in value ? 'choosing' : 'withdrawing';
  switch (value) {
    case 'deciding':
    case 'decidingAfterRefusal':
    case 'closed':
      return null;
    default:
      return value;
  }
}

/** What can be withdrawn and what cannot yet, in words. */
export function balanceView({ summary }: WithdrawalFacts, { currencyCode }: Client) {
  const { cashBackBalance, pendingCashBack } = summary;
  return {
    balance: formatMoney(cashBackBalance, currencyCode),
    pending: pendingCashBack > 0 ? formatMoney(pendingCashBack, currencyCode) : null,
  };
}

/** The cards that cash back can go to. */
export function cardsView(cards: readonly Card[]) {
  return activeCards(cards).map((card) => ({
    id: card.id,
    name: cardName(card),
    expiry: cardExpiry(card),
    isPrimary: card.billing,
  }));
}

/** What has to be paid first; null where it is not known. */
export function dueView({ nextCharge }: MembershipSummary, { currencyCode }: Client) {
  return nextCharge && { amount: formatMoney(nextCharge.amount, currencyCode), reason: nextCharge.reason };
}

const arrivalDate = ({ createdAt }: Payout) => formatDate(arrivalOf(new Date(createdAt)).toISOString());

/** How a withdrawal stands; null for who never made one. */
export function lastView(payout: Payout | null, { currencyCode }: Client): LastWithdrawalProps | null {
  return (
    payout && {
      amount: formatMoney(payout.amount, currencyCode),
      askedOn: formatDate(payout.createdAt),
      status: withdrawalMessages.last.statuses[payout.status](arrivalDate(payout)),
    }
  );
}

/** What is about to be withdrawn at an instant, to which card, and by when it will be there. */
export function reviewView(
  { amount, cardId }: Withdrawal,
  { summary, cards }: WithdrawalFacts,
  { currencyCode }: Client,
  now: Date,
) {
  const copy = withdrawalMessages.review;
  const money = (cents: Cents) => formatMoney(cents, currencyCode);
  const card = cards.find(({ id }) => id === cardId);
  const name = card ? cardName(card) : '';
  return {
    title: copy.title(money(amount), name),
    confirm: copy.confirm(money(amount)),
    rows: [
      { label: copy.amount, value: money(amount), isEmphasised: true },
      { label: copy.card, value: name },
      { label: copy.arrival, value: formatDate(arrivalOf(now).toISOString()) },
      { label: copy.rest, value: money(summary.cashBackBalance - amount) },
    ],
  };
}

/** What was withdrawn, to which card, and by when it is there, with its receipt. */
export function payoutView(
  payout: Payout,
  cards: readonly Card[],
  { currencyCode }: Client,
  page: RouteName | null,
) {
  const copy = withdrawalMessages.done.receipt;
  const card = cards.find(({ id }) => id === payout.cardId);
  return {
    amount: formatMoney(payout.amount, currencyCode),
    card: card ? cardName(card) : null,
    arrival: arrivalDate(payout),
    receiptPath: withdrawalReceiptPath(payout, page),
    receipt: [
      { label: copy.amount, value: formatMoney(payout.amount, currencyCode), isEmphasised: true },
      ...(card ? [{ label: copy.card, value: cardDigits(card) }] : []),
      { label: copy.date, value: formatDateLong(payout.createdAt) },
      { label: copy.for, value: copy.cashBack },
      { label: copy.number, value: receiptNumber(payout) },
    ],
  };
}
