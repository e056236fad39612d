import { second, type Cents, type Instant } from './calendar.ts';
import { write, type Bank, type Charge, type Debt, type Member, type Part } from './member.ts';
import { begin, beginUnmailed } from './periods.ts';
import type { Plan } from './plans.ts';

const bankTakes = 6 * second;

/** A price, or the round-ups of a month. */
export interface Cost {
  cents: Cents;
  month: string | null;
}

/** The card that is charged; a new one is charged as it is linked. */
export interface ChargedCard {
  digits: string;
  bank: Bank;
  isNew: boolean;
}

/** How a charge ends. */
export type ChargeOutcome = 'accepted' | 'pending' | 'declined';

/** What follows a charge that passed: what it pays for begins, or a debt is paid. */
function pass(member: Member, { charge: made, plan, debt }: Part, at: Instant): void {
  made.status = 'succeeded';
  member.debts = member.debts.filter((each) => each !== debt);
  if (plan === null) write(member, 'settled');
  else begin(member, plan, at);
}

function statusAt({ bank, isNew }: ChargedCard): Charge['status'] {
  if (bank === 'declines' && !isNew) return 'declined';
  return bank === 'isSlow' ? 'pending' : 'succeeded';
}

function chargeAll(
  member: Member,
  costs: readonly (Cost & Pick<Part, 'plan' | 'debt'>)[],
  card: ChargedCard,
  at: Instant,
): ChargeOutcome {
  const status = statusAt(card);
  const parts = costs.map(({ cents, month, plan, debt }): Part => {
    const made: Charge = { at, cents, month, digits: card.digits, status };
    member.charges.push(made);
    return { charge: made, plan, debt };
  });
  if (status === 'declined') return 'declined';
  if (status === 'pending') {
    member.pending = { parts, passesAt: at + bankTakes };
    return 'pending';
  }
  for (const part of parts) pass(member, part, at);
  return 'accepted';
}

/** Charges a plan; what the bank passes begins it. */
export function charge(
  member: Member,
  { plan, ...cost }: Cost & { plan: Plan },
  card: ChargedCard,
  at: Instant,
): ChargeOutcome {
  return chargeAll(member, [{ ...cost, plan, debt: null }], card, at);
}

/** Whether paying a debt begins the period that was not paid. */
const begins = ({ kind }: Debt, { status }: Member) =>
  kind === 'period' && (status === 'overdue' || status === 'suspended');

const partOf = (member: Member, debt: Debt) => ({
  ...debt,
  debt,
  plan: begins(debt, member) ? debt.plan : null,
});

/** Pays one debt. */
export function payDebt(member: Member, debt: Debt, card: ChargedCard, at: Instant): ChargeOutcome {
  return chargeAll(member, [partOf(member, debt)], card, at);
}

/** Pays all debts, each by a charge of its own. */
export function payDebts(member: Member, card: ChargedCard, at: Instant): ChargeOutcome {
  const { debts } = member;
  const outcome = chargeAll(
    member,
    debts.map((debt) => partOf(member, debt)),
    card,
    at,
  );
  if (outcome !== 'declined') endTries(member, debts);
  return outcome;
}

/** Round-ups that are paid or waived are not tried again. */
function endTries(member: Member, ended: readonly Debt[]): void {
  const periods = new Set(ended.map(({ period }) => period));
  member.lastRoundUps = member.lastRoundUps.filter(({ period }) => !periods.has(period));
}

/** Waives all debts: what paying them would begin begins, and nothing is charged. */
export function waiveDebts(member: Member, at: Instant): void {
  const { debts } = member;
  const unpaid = debts.find((debt) => begins(debt, member));
  for (const { cents, month } of debts) {
    member.charges.push({ at, cents, month, digits: '', status: 'waived' });
    write(member, 'waived');
  }
  endTries(member, debts);
  member.debts = [];
  if (unpaid) beginUnmailed(member, unpaid.plan, at);
}

/** The bank has passed what it worked on. */
export function settle(member: Member): void {
  const { pending } = member;
  member.pending = null;
  for (const part of pending?.parts ?? []) pass(member, part, pending?.passesAt ?? 0);
}
