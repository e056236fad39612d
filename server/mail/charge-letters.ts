import { format } from 'date-fns';
import { receiptNumber } from '#machines/domain/receipt.ts';
import { startOfDay } from '#machines/domain/day.ts';
import { utc } from '#machines/domain/utc.ts';
import { linkTo } from '#server/client/page-link.ts';
import type { MailedKind } from '#server/history/mailed-kinds.ts';
import { roundUpsOf } from '#server/payments/due.ts';
import type { Letter } from './letter.ts';
import {
  amountOf,
  dateOf,
  isCharged,
  nextChargeLine,
  onItsDay,
  planOf,
  toAccount,
  type MailedFacts,
} from './mailed-facts.ts';

/** The lines of a receipt; those that say nothing are left out. */
function receiptLines(facts: MailedFacts): Letter['facts'] {
  const { entry, charge } = facts;
  const lines: [string, string | null][] = [
    ['Plan', charge?.month && entry.plan === charge.description ? null : entry.plan],
    ['For', charge?.month ? charge.description : null],
    ['Charged', isCharged(facts) ? amountOf(facts) : null],
    ['Card', entry.cardLastDigits === null ? null : `Ending in ${entry.cardLastDigits}`],
    ['Date', dateOf(entry.at)],
    ['Receipt', charge && receiptNumber(charge)],
  ];
  const said = lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
  return [...said, ...nextChargeLine(facts)];
}

/** What becomes of the month's round-ups where they were left. */
export const lastRoundUps = ({ lastRoundUpsOn }: MailedFacts): string[] =>
  lastRoundUpsOn === null
    ? []
    : [`Your round-ups of this month are still charged on ${dateOf(lastRoundUpsOn)} and passed on.`];

/** A letter about a period that began, with its receipt where something was charged. */
function receipt(
  facts: MailedFacts,
  subject: string,
  [first, ...others]: readonly [string, ...string[]],
): Letter {
  const { charge, hasLeft } = facts;
  const letter = {
    subject,
    paragraphs: [
      isCharged(facts) ? first : `${first} Nothing was charged.`,
      ...others,
      ...lastRoundUps(facts),
    ],
    facts: receiptLines(facts),
  };
  if (charge === null) return { ...letter, action: toAccount(facts) };
  if (hasLeft) return { ...letter, paragraphs: [...letter.paragraphs, 'This mail is your receipt.'] };
  const href = linkTo(facts, 'account', { receipt: charge.id });
  return { ...letter, action: { label: 'See your receipt', href } };
}

const nameOfMonth = (month: string) => format(startOfDay(month), 'MMMM', { in: utc });

const debtPaid = (facts: MailedFacts): string =>
  `You paid what you owed for ${facts.charge?.description ?? planOf(facts)}.`;

/** What a debt's payment leaves to pay; nothing where something else is owed. */
const afterDebt = ({ paidDebt, owed }: MailedFacts): string[] =>
  paidDebt === null || owed !== null ? [] : ['You don’t owe anything now.'];

/** A payment that began no period: what a bank held up, round-ups that were left, or a debt that the member paid. */
function settled(facts: MailedFacts): Letter {
  const { charge, entry, paidDebt } = facts;
  const paid = debtPaid(facts);
  if (charge === null || charge.isHeldUp) {
    const approved = 'Your bank approved your payment.';
    return receipt(facts, `Your payment of ${amountOf(facts)} went through`, [
      paidDebt === null ? approved : `${approved} ${paid}`,
      ...afterDebt(facts),
    ]);
  }
  if (charge.month !== null && entry.by === 'program') {
    return receipt(facts, `Your last round-ups, ${nameOfMonth(charge.month)}, were charged`, [
      'These were your last round-ups.',
      ...afterDebt(facts),
    ]);
  }
  return receipt(facts, `You paid what you owed: ${amountOf(facts)}`, [paid, ...afterDebt(facts)]);
}

/** What renewed: a fixed plan, or what a month's round-ups were charged for. */
function renewal(facts: MailedFacts): string {
  const { charge } = facts;
  if (charge === null || charge.month === null) return 'Your membership renewed.';
  const { month, description } = charge;
  const charged = `Your round-ups for ${nameOfMonth(month)} were charged.`;
  return description === roundUpsOf(startOfDay(month), true)
    ? `${charged} They came to less than ${amountOf(facts)}, so you paid the minimum.`
    : charged;
}

const renewed = (facts: MailedFacts): Letter =>
  receipt(facts, isCharged(facts) ? `Your receipt for ${amountOf(facts)}` : 'Your membership renewed', [
    renewal(facts),
  ]);

/** A period that was owed: the membership was overdue, or suspended, until it was paid. */
function activeAgain(facts: MailedFacts): Letter {
  const on = onItsDay(facts);
  const said = `Your membership ${on === '' ? 'is' : 'became'} active again${on}`;
  return receipt(facts, said, [`${debtPaid(facts)} ${said}.`, ...afterDebt(facts)]);
}

/** The letters about what was charged, and what began with it. */
export const chargeLetters = {
  planBegun: (facts) =>
    receipt(facts, `Welcome to ${facts.client.name}`, ['Thanks for joining. Your membership has started.']),
  planRenewed: (facts) => (facts.paidDebt === null ? renewed(facts) : activeAgain(facts)),
  planChanged: (facts) => receipt(facts, `You’re on ${planOf(facts)} now`, ['Your new plan has started.']),
  cameBack: (facts) =>
    receipt(facts, `Welcome back to ${facts.client.name}`, ['Your membership has started again.']),
  paymentSettled: settled,
} as const satisfies Partial<Record<MailedKind, (facts: MailedFacts) => Letter>>;
