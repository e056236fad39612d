import { addMilliseconds } from 'date-fns';
import { arrivalOf } from '#machines/domain/payout.ts';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { linkTo } from '#server/client/page-link.ts';
import type { MailedKind } from '#server/history/mailed-kinds.ts';
import { isRoundUp, nameOf } from '#server/payments/plans.ts';
import { chargeLetters, lastRoundUps } from './charge-letters.ts';
import { debtLetters } from './debt-letters.ts';
import type { Letter } from './letter.ts';
import {
  amountOf,
  cardOf,
  dateOf,
  leftOwing,
  nextAmountOf,
  nextChargeLine,
  planOf,
  toAccount,
  type MailedFacts,
} from './mailed-facts.ts';

/** Whether the day has passed on which something was to take effect. */
const isPast = ({ entry: { effectiveAt }, now }: MailedFacts): boolean =>
  effectiveAt !== null && effectiveAt <= now;

function withdrawn(facts: MailedFacts): Letter {
  const { entry, payoutId, now } = facts;
  const arrival = arrivalOf(entry.at);
  const by = dateOf(arrival);
  return {
    subject: `${amountOf(facts)} of cash back is on its way`,
    paragraphs: [
      arrival < now
        ? `We sent it to ${cardOf(facts)}. It was to arrive by ${by}.`
        : `We sent it to ${cardOf(facts)}. It arrives by ${by}. It may take your bank another day to post it.`,
    ],
    facts: [
      ['Amount', amountOf(facts)],
      ['Card', `Ending in ${entry.cardLastDigits ?? ''}`],
      ['Date', dateOf(entry.at)],
      ['Arrives by', by],
      ...(payoutId === null ? [] : [['Receipt', receiptNumber({ id: payoutId })] as const]),
    ],
    action:
      payoutId === null
        ? toAccount(facts)
        : { label: 'See your receipt', href: linkTo(facts, 'account', { withdrawal: payoutId }) },
  };
}

/** The first charge of a plan that is to come, in words; null where that is not to come any more. */
function firstChargeOf({ next, entry, client }: MailedFacts) {
  if (next === null || nameOf(next.choice) !== entry.plan) return null;
  const isThen = next.on.getTime() === entry.effectiveAt?.getTime();
  const amount = nextAmountOf(next, client);
  return { isThen, on: dateOf(next.on), isRoundUps: isRoundUp(next.choice), amount };
}

/** ", and $10.00 is charged then" of a plan that is charged at its start. */
function chargedThen(facts: MailedFacts): string {
  const charge = firstChargeOf(facts);
  if (!charge?.isThen) return '';
  const { isRoundUps, amount } = charge;
  if (!isRoundUps) return `, and ${amount} is charged then`;
  return `, and your round-ups are charged then${amount === null ? '' : ` (${amount})`}`;
}

/** When the first round-ups are charged, where that is after their plan's start. */
function chargedLater(facts: MailedFacts): string[] {
  const charge = firstChargeOf(facts);
  if (charge === null || charge.isThen) return [];
  const { on, amount } = charge;
  return [`Your first round-ups are charged on ${on}${amount === null ? '' : ` (${amount})`}.`];
}

const letters: Readonly<Record<MailedKind, (facts: MailedFacts) => Letter>> = {
  ...chargeLetters,
  ...debtLetters,
  changePlanned: (facts) => {
    const on = dateOf(facts.entry.effectiveAt);
    const isOver = isPast(facts);
    return {
      subject: isOver ? `You chose ${planOf(facts)}` : `Your plan changes on ${on}`,
      paragraphs: [
        isOver
          ? `You chose ${planOf(facts)} for the time from ${on} on. That day has passed: your account says which plan you’re on.`
          : `You chose ${planOf(facts)}. It starts on ${on}${chargedThen(facts)}. You stay on ${facts.runningPlan ?? 'your plan'} until then. The change itself is free.`,
        ...(isOver ? [] : chargedLater(facts)),
      ],
      action: toAccount(facts),
    };
  },
  changeWithdrawn: (facts) => ({
    subject: 'Your plan stays the same',
    paragraphs: [`Your change to ${planOf(facts)} won’t happen. Your current plan goes on.`],
    action: toAccount(facts),
  }),
  cancelled: (facts) => {
    const { effectiveAt } = facts.entry;
    const day = dateOf(effectiveAt);
    const isOver = isPast(facts);
    const ends = effectiveAt === null ? 'has ended' : `${isOver ? 'ended' : 'ends'} on ${day}`;
    const hasEnded = isOver || effectiveAt === null;
    const { said, action } = leftOwing(facts);
    return {
      subject: `Your membership ${ends}`,
      paragraphs: [
        hasEnded
          ? `Your membership ended on ${dateOf(effectiveAt ?? facts.entry.at)}.`
          : `Your plan won’t renew. Your cards keep earning until ${day}. Deals and activity are closed.`,
        ...lastRoundUps(facts),
        ...said,
        hasEnded
          ? 'Changed your mind? You can come back from your account.'
          : `Changed your mind? Reactivate it in your account by ${day}.`,
      ],
      action,
    };
  },
  kept: (facts) => ({
    subject: 'Your membership continues',
    paragraphs: ['You undid your cancellation. Your plan renews as before.'],
    facts: nextChargeLine(facts),
    action: toAccount(facts),
  }),
  membershipEnded: (facts) => {
    const { said, action } = leftOwing(facts);
    return {
      subject: 'Your plan has ended',
      paragraphs: [
        `${facts.entry.plan ?? 'Your plan'} ended on ${dateOf(addMilliseconds(facts.entry.at, -1))}, as you asked. Your benefits have stopped, and it won’t renew.`,
        ...said,
        'Cash back that is left stays in your account. You can withdraw it once you come back.',
      ],
      action,
    };
  },
  withdrawalSentBack: (facts) => ({
    subject: `${amountOf(facts)} of cash back was sent back`,
    paragraphs: [
      `The bank of ${cardOf(facts)} didn’t accept the transfer, and doesn’t tell us why. Your cash back is in your balance again.`,
      'You can withdraw it to another card.',
    ],
    facts: [
      ['Amount', amountOf(facts)],
      ['Card', `Ending in ${facts.entry.cardLastDigits ?? ''}`],
      ['Sent back', dateOf(facts.entry.at)],
    ],
    action: toAccount(facts),
  }),
  withdrawn,
};

/** What a member is written about an entry of their history. */
export function letterAbout(facts: MailedFacts): Letter {
  return letters[facts.entry.kind](facts);
}
