import type { HistoryEntry } from '#machines/domain/history.ts';
import { formatDate, formatMonth } from '#src/messages/format-date.ts';
import { dot, formatMoney } from '#src/messages/format.ts';
import { spelled } from '#src/messages/spelled.ts';

/** Names the plan, where it is known still. */
const plan = (before: string, { plan: name }: HistoryEntry) => (name === null ? '' : ` ${before} ${name}`);
const amount = ({ amount: cents, currencyCode }: HistoryEntry) => formatMoney(cents ?? 0, currencyCode);
const card = ({ cardLastDigits }: HistoryEntry) => `card ending in ${cardLastDigits ?? ''}`;
const onCard = (entry: HistoryEntry) => (entry.cardLastDigits === null ? '' : ` to the ${card(entry)}`);
/** What it cost, where it cost something. */
const paid = (entry: HistoryEntry) => (entry.amount ? `: ${amount(entry)} charged${onCard(entry)}` : '');
const givenUp = (entry: HistoryEntry) => (entry.amount ? `: ${amount(entry)} of cash back forfeited` : '');
const ending = ({ effectiveAt }: HistoryEntry) =>
  effectiveAt === null ? '' : `: it runs until ${formatDate(effectiveAt)}`;

const ofMonth = ({ month }: HistoryEntry) => (month === null ? 'of giving' : `for ${formatMonth(month)}`);
const toRecipient = ({ recipient }: HistoryEntry) => (recipient ? ` to ${recipient}` : '');

/** Each thing that can happen to an account, as a sentence. */
const sentences: Readonly<Record<HistoryEntry['kind'], (entry: HistoryEntry) => string>> = {
  accountCreated: () => 'Account created',
  accountActivated: () => 'Account activated and password set',
  enrolled: (entry) => `Signed up${plan('for', entry)}`,
  planBegun: (entry) => `Membership started${plan('on', entry)}${paid(entry)}`,
  planRenewed: (entry) => `Membership renewed${plan('on', entry)}${paid(entry)}`,
  planChanged: (entry) => `Plan changed${plan('to', entry)}${paid(entry)}`,
  cameBack: (entry) => `Membership started again${plan('on', entry)}${paid(entry)}`,
  paymentPending: (entry) => `Payment of ${amount(entry)}${plan('for', entry)} sent to the bank`,
  paymentDeclined: (entry) =>
    entry.cardLastDigits === null
      ? `Payment of ${amount(entry)}${plan('for', entry)} failed: no card could be charged`
      : `Payment of ${amount(entry)}${plan('for', entry)} declined: ${card(entry)}`,
  paymentSettled: (entry) => `Payment of ${amount(entry)}${plan('for', entry)} went through: ${card(entry)}`,
  duesWaived: (entry) => `Payment of ${amount(entry)}${plan('for', entry)} waived: you no longer owe it`,
  suspended: (entry) => `Membership suspended${plan('on', entry)}. Still owed: ${amount(entry)}`,
  changePlanned: (entry) => `Change${plan('to', entry)} planned for ${formatDate(entry.effectiveAt ?? '')}`,
  changeWithdrawn: (entry) => `Planned change${plan('to', entry)} canceled`,
  cancelled: (entry) =>
    `Membership canceled${ending(entry)}${entry.amount ? `. Still owed: ${amount(entry)}` : ''}`,
  kept: () => 'Cancellation undone: the membership continues',
  membershipEnded: (entry) => `Membership ended${entry.plan === null ? '' : `: ${entry.plan}`}`,
  withdrawn: (entry) => `${amount(entry)} of cash back withdrawn${onCard(entry)}`,
  withdrawalSentBack: (entry) =>
    `${amount(entry)} of cash back sent back by the bank of the ${card(entry)}: it is in your balance again`,
  cashBackConfirmed: (entry) => `${amount(entry)} of cash back confirmed`,
  cashBackRefused: (entry) => `${amount(entry)} of cash back not given: you returned the purchase`,
  givingPassedOn: (entry) => `${amount(entry)} ${ofMonth(entry)} passed on${toRecipient(entry)}`,
  friendRewarded: (entry) => `${amount(entry)} earned: a friend stayed three months`,
  cardLinked: (entry) => `Linked the ${card(entry)}`,
  cardPaused: (entry) => `Paused the ${card(entry)}${givenUp(entry)}`,
  cardResumed: (entry) => `Resumed the ${card(entry)}`,
  cardChosen: (entry) => `Made the ${card(entry)} the primary card`,
  cardDeleted: (entry) => `Removed the ${card(entry)}`,
  emailChanged: () => 'Email address changed',
  passwordChanged: () => 'Password changed',
  passwordReset: () => 'Password reset with a code sent by email',
  sessionEnded: ({ device }) => (device === null ? 'Logged out a device' : `Logged out ${device}`),
  otherSessionsEnded: () => 'Logged out all other devices',
  unknown: (entry) =>
    `Account changed${plan('to', entry)}${entry.amount === null ? '' : `: ${amount(entry)}`}`,
};

/** Where it came from: "from Chrome on Linux · 203.0.113.9"; empty for what the program did by itself. */
function origin({ kind, by, browser, address }: HistoryEntry): string {
  if (by !== 'member') return kind === 'duesWaived' ? 'by support' : '';
  const from = [browser, address].filter((part) => part !== null);
  return from.length === 0 ? 'by you' : `from ${from.join(dot)}`;
}

export const historyMessages = {
  sentence: (entry: HistoryEntry) => spelled(sentences[entry.kind](entry)),
  origin,
} as const;
