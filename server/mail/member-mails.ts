import { nextTryAfter, tryAt } from '#machines/domain/dunning.ts';
import { addMilliseconds } from 'date-fns';
import { formatMoney } from '#machines/domain/money-format.ts';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { linkTo, type LinkSource } from '#server/client/page-link.ts';
import type { accountHistory } from '#server/db/history-schema.ts';
import type { ClientRow } from '#server/db/rows.ts';
import type { MailedKind } from '#server/history/mailed-kinds.ts';
import type { Letter } from './letter.ts';
import { formatDay } from '#server/format-day.ts';

/** An entry that is mailed, with what its mail says beside it. */
export interface MailedEntry extends Omit<typeof accountHistory.$inferSelect, 'kind'> {
  kind: MailedKind;
}

/** What a mail about an entry is made of. */
export interface MailedFacts extends LinkSource {
  client: ClientRow;
  entry: MailedEntry;
  /** The charge that is meant; null where nothing was charged. */
  chargeId: string | null;
  /** When the running period is paid again; null where it is not. */
  renewsOn: Date | null;
}

const amountOf = ({ client, entry }: MailedFacts) => formatMoney(entry.amountCents ?? 0, client.currencyCode);
const planOf = ({ entry: { plan } }: MailedFacts) => plan ?? 'your plan';
const dateOf = (instant: Date | null) => (instant === null ? '' : formatDay(instant));
const cardOf = ({ entry: { cardLastDigits } }: MailedFacts) => `the card ending in ${cardLastDigits ?? ''}`;
const isCharged = ({ entry: { amountCents } }: MailedFacts) => amountCents !== null && amountCents > 0;

const toAccount = (source: LinkSource) => ({
  label: 'Go to your account',
  href: linkTo(source, 'account', {}),
});

const toPayment = (facts: MailedFacts) => ({
  label: `Pay ${amountOf(facts)}`,
  href: linkTo(facts, 'renew', {}),
});

/** Which try it was, when the next one comes, and when the membership would be suspended. */
function whatFollows({ entry: { at, owedSince, effectiveAt } }: MailedFacts): string[] {
  if (owedSince === null) return [];
  const { number, of } = tryAt(owedSince, at);
  const next = nextTryAfter(owedSince, at);
  const tries =
    next === null
      ? `This was try ${number} of ${of}, the last one: we won't try again.`
      : `This was try ${number} of ${of}. We'll try again on ${dateOf(next)}.`;
  if (effectiveAt === null) return [tries];
  return [tries, `If this isn't paid by ${dateOf(effectiveAt)}, your membership is suspended that day.`];
}

/** The lines of a receipt; those that say nothing are left out. */
function receiptLines(facts: MailedFacts): Letter['facts'] {
  const { entry, chargeId, renewsOn } = facts;
  const lines: [string, string | null][] = [
    ['Plan', entry.plan],
    ['Charged', isCharged(facts) ? amountOf(facts) : null],
    ['Card', entry.cardLastDigits === null ? null : `Ending in ${entry.cardLastDigits}`],
    ['Date', dateOf(entry.at)],
    ['Receipt', chargeId === null ? null : receiptNumber({ id: chargeId })],
    ['Next charge', renewsOn === null ? null : dateOf(renewsOn)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

/** A letter about a period that began, with its receipt where something was charged. */
function receipt(facts: MailedFacts, subject: string, sentence: string): Letter {
  const { chargeId } = facts;
  return {
    subject,
    paragraphs: [isCharged(facts) ? sentence : `${sentence} Nothing was charged.`],
    facts: receiptLines(facts),
    action:
      chargeId === null
        ? toAccount(facts)
        : { label: 'See your receipt', href: linkTo(facts, 'account', { receipt: chargeId }) },
  };
}

const letters: Readonly<Record<MailedKind, (facts: MailedFacts) => Letter>> = {
  planBegun: (facts) =>
    receipt(facts, `Welcome to ${facts.client.name}`, 'Thanks for joining. Your membership has started.'),
  planRenewed: (facts) =>
    receipt(
      facts,
      isCharged(facts) ? `Your receipt for ${amountOf(facts)}` : 'Your membership renewed',
      'Your membership renewed.',
    ),
  planChanged: (facts) => receipt(facts, `You're on ${planOf(facts)} now`, 'Your new plan has started.'),
  cameBack: (facts) =>
    receipt(facts, `Welcome back to ${facts.client.name}`, 'Your membership has started again.'),
  paymentSettled: (facts) =>
    receipt(facts, `Your payment of ${amountOf(facts)} went through`, 'Your bank approved your payment.'),
  duesWaived: (facts) => ({
    subject: `You no longer owe ${amountOf(facts)}`,
    paragraphs: [
      `We waived ${amountOf(facts)} for ${planOf(facts)}. You don't have to pay it, and we won't charge a card for it.`,
      "There's nothing you need to do.",
    ],
    action: toAccount(facts),
  }),
  paymentDeclined: (facts) => ({
    subject: "Your payment didn't go through",
    paragraphs: [
      facts.entry.cardLastDigits === null
        ? `We couldn't charge ${amountOf(facts)} for ${planOf(facts)}, because there's no card to charge.`
        : `We couldn't charge ${amountOf(facts)} for ${planOf(facts)}: ${cardOf(facts)} was declined.`,
      "You weren't charged. Until this is paid, you can't withdraw cash back.",
      ...whatFollows(facts),
      facts.entry.cardLastDigits === null
        ? 'Add a card to pay it.'
        : 'You can pay it with this card or with another one.',
    ],
    action: toPayment(facts),
  }),
  suspended: (facts) => ({
    subject: 'Your membership is suspended',
    paragraphs: [
      `We couldn't charge ${amountOf(facts)} for ${planOf(facts)} for 30 days, so your membership is suspended. We won't try again.`,
      'Pay what is due to make it active again. Until then you earn no cash back that you can withdraw.',
    ],
    action: toPayment(facts),
  }),
  changePlanned: (facts) => ({
    subject: `Your plan changes on ${dateOf(facts.entry.effectiveAt)}`,
    paragraphs: [
      `You chose ${planOf(facts)}. It starts on ${dateOf(facts.entry.effectiveAt)}. Until then your current plan goes on, and nothing is charged today.`,
    ],
    action: toAccount(facts),
  }),
  changeWithdrawn: (facts) => ({
    subject: 'Your plan stays the same',
    paragraphs: [`Your change to ${planOf(facts)} won't happen. Your current plan goes on.`],
    action: toAccount(facts),
  }),
  cancelled: (facts) => {
    const { effectiveAt } = facts.entry;
    const ends = effectiveAt === null ? 'has ended' : `ends on ${dateOf(effectiveAt)}`;
    return {
      subject: `Your membership ${ends}`,
      paragraphs: [
        effectiveAt === null
          ? "Your plan won't renew."
          : `Your plan won't renew. You can use your benefits until ${dateOf(effectiveAt)}.`,
        ...(isCharged(facts)
          ? [`You still owe ${amountOf(facts)}. You pay it before you withdraw cash back or come back.`]
          : []),
        'Changed your mind? You can come back from your account.',
      ],
      action: isCharged(facts) ? toPayment(facts) : toAccount(facts),
    };
  },
  kept: (facts) => ({
    subject: 'Your membership continues',
    paragraphs: ['You undid your cancellation. Your plan renews as before.'],
    facts: facts.renewsOn === null ? [] : [['Next charge', dateOf(facts.renewsOn)]],
    action: toAccount(facts),
  }),
  membershipEnded: (facts) => ({
    subject: 'Your plan has ended',
    paragraphs: [
      `${facts.entry.plan ?? 'Your plan'} ended on ${dateOf(addMilliseconds(facts.entry.at, -1))}, as you asked. Your benefits have stopped, and it won't renew.`,
      'Cash back that is left stays in your account. You can withdraw it once you come back.',
    ],
    action: toAccount(facts),
  }),
  withdrawalSentBack: (facts) => ({
    subject: `${amountOf(facts)} of cash back was sent back`,
    paragraphs: [
      `The bank of ${cardOf(facts)} didn't accept the transfer, and doesn't tell us why. Your cash back is in your balance again.`,
      'You can withdraw it to another card.',
    ],
    facts: [
      ['Amount', amountOf(facts)],
      ['Card', `Ending in ${facts.entry.cardLastDigits ?? ''}`],
      ['Sent back', dateOf(facts.entry.at)],
    ],
    action: toAccount(facts),
  }),
  withdrawn: (facts) => ({
    subject: `${amountOf(facts)} of cash back is on its way`,
    paragraphs: [`We sent it to ${cardOf(facts)}. It usually takes 2–3 business days.`],
    facts: [
      ['Amount', amountOf(facts)],
      ['Card', `Ending in ${facts.entry.cardLastDigits ?? ''}`],
      ['Date', dateOf(facts.entry.at)],
    ],
    action: toAccount(facts),
  }),
};

/** What a member is written about an entry of their history. */
export function letterAbout(facts: MailedFacts): Letter {
  return letters[facts.entry.kind](facts);
}
