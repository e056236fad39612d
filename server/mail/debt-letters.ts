import { tryAt } from '#machines/domain/dunning.ts';
import type { MailedKind } from '#server/history/mailed-kinds.ts';
import type { Letter } from './letter.ts';
import {
  amountOf,
  cardOf,
  dateOf,
  nextChargeLine,
  onItsDay,
  planOf,
  toAccount,
  toPayment,
  type MailedFacts,
} from './mailed-facts.ts';

/** What became of a debt since; null while it is open. */
function outcomeOf({ debt }: MailedFacts): string | null {
  if (debt?.state === 'paid') return 'It has been paid since. There’s nothing you need to do.';
  if (debt?.state === 'waived') return 'We waived it since, so you no longer owe it.';
  return null;
}

/** Which try it was, when the next one comes, and when the membership would be suspended. */
function whatFollows({ entry: { at, owedSince }, nextTryOn, suspendsOn }: MailedFacts): string[] {
  if (owedSince === null) return [];
  const { number, of } = tryAt(owedSince, at);
  const isLast = number === of;
  const next = nextTryOn === null ? '' : ` We’ll try again on ${dateOf(nextTryOn)}.`;
  return [
    isLast
      ? `This was try ${number} of ${of}, the last one: we won’t try again.`
      : `This was try ${number} of ${of}.${next}`,
    ...(suspendsOn === null
      ? []
      : [`If this isn’t paid by ${dateOf(suspendsOn)}, your membership is suspended that day.`]),
  ];
}

/** A payment that the program tried in vain. What came after it, and what is over, is left out. */
function declined(facts: MailedFacts): Letter {
  const hasCard = facts.entry.cardLastDigits !== null;
  const on = onItsDay(facts);
  const what = `${amountOf(facts)} for ${planOf(facts)}${on}`;
  const noCard = on === '' ? 'you have no card that can be charged' : 'you had no card that could be charged';
  const outcome = outcomeOf(facts);
  return {
    subject: `Your payment didn’t go through${on}`,
    paragraphs: [
      `We couldn’t charge ${what}${hasCard ? `: ${cardOf(facts)} was declined.` : `, because ${noCard}.`}`,
      ...(outcome === null
        ? [
            'You weren’t charged. Until this is paid, you can’t withdraw cash back.',
            ...whatFollows(facts),
            hasCard ? 'You can pay it with this card or with another one.' : 'Add a card to pay it.',
          ]
        : [outcome]),
    ],
    action: outcome === null ? toPayment(facts) : toAccount(facts),
  };
}

function suspended(facts: MailedFacts): Letter {
  const outcome = outcomeOf(facts);
  const on = onItsDay(facts);
  const state = outcome === null && on === '' ? 'is suspended' : `was suspended${on}`;
  const what = facts.debt?.description ?? planOf(facts);
  const unpaid = `We couldn’t charge ${amountOf(facts)} for ${what} for 30 days, so your membership ${state}.`;
  return {
    subject: `Your membership ${state}`,
    ...(outcome === null
      ? {
          paragraphs: [
            `${unpaid} We won’t try again.`,
            'Pay what is due to make it active again. Until then you can’t withdraw cash back.',
          ],
          action: toPayment(facts),
        }
      : { paragraphs: [`${unpaid} ${outcome}`], action: toAccount(facts) }),
  };
}

/** What nobody has to pay; where it was an unpaid period, that begins, which has no mail of its own. */
function waived(facts: MailedFacts): Letter {
  const begins = facts.debt?.kind === 'period' && facts.next !== null;
  return {
    subject: `You no longer owe ${amountOf(facts)}`,
    paragraphs: [
      `We waived ${amountOf(facts)} for ${planOf(facts)}. You don’t have to pay it, and we won’t charge a card for it.`,
      ...(begins ? ['Your membership is active again.'] : []),
      'There’s nothing you need to do.',
    ],
    facts: begins ? nextChargeLine(facts) : [],
    action: toAccount(facts),
  };
}

/** The letters about what is owed. */
export const debtLetters = {
  paymentDeclined: declined,
  suspended,
  duesWaived: waived,
} as const satisfies Partial<Record<MailedKind, (facts: MailedFacts) => Letter>>;
