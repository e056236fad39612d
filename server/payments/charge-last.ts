import { startOfMonth } from 'date-fns';
import { startOfDay } from '#machines/domain/day.ts';
import { triesOf } from '#machines/domain/dunning.ts';
import { utc } from '#machines/domain/utc.ts';
import { primaryCardsOf, primaryOf } from '#server/cards/own-cards.ts';
import type { Transaction } from '#server/db/database.ts';
import { membershipAt, type OwnMembership, type SubscriptionRow } from '#server/member/membership.ts';
import { chargePeriods } from './charging.ts';
import { debtOf, openDebts, writeDebts, type DebtRow } from './debts.ts';
import { costsOf, roundUpsOf } from './due.ts';
import { lastChargesBy, setLastCharge } from './last-charges.ts';
import type { Turn } from './member-transaction.ts';
import type { PaidPlan, PlanFinder } from './plans.ts';
import { chargeLater } from './processor.ts';
import { recordUnpaid } from './record-unpaid.ts';

/** What a period's last round-ups are charged: what is owed for them since the first try, or else what they come to. */
async function lastDebt(
  db: Transaction,
  { own, period, choice }: { own: OwnMembership; period: SubscriptionRow; choice: PaidPlan },
  lastChargeAt: Date,
): Promise<{ debt: DebtRow; isWritten: boolean }> {
  const { membership } = own;
  const owed = own.owedCents > 0 ? await openDebts(db, [{ ...membership, id: membership.userId }]) : [];
  const written = owed.find(
    ({ kind, subscriptionId }) => kind === 'roundUps' && subscriptionId === period.id,
  );
  if (written) return { debt: written, isWritten: true };
  const begunAt = startOfMonth(lastChargeAt, { in: utc });
  const [cost] = await costsOf(db, [{ choice, membership, begin: begunAt }]);
  const { amountCents = 0, description = '', month = null } = cost ?? {};
  const ofPeriod = { kind: 'roundUps', subscriptionId: period.id } as const;
  const { lastChargeCents } = period;
  const facts =
    lastChargeCents === null || month === null
      ? { amountCents, description, month }
      : { amountCents: lastChargeCents, description: roundUpsOf(startOfDay(month), false), month };
  return { debt: debtOf({ ...ofPeriod, ...facts, own, choice, begunAt }), isWritten: false };
}

/** Charges a period's round-ups to the primary card, on the 1st and where that declines again later: they are owed meanwhile. */
async function chargeLast(db: Transaction, turn: Turn, period: SubscriptionRow, plans: PlanFinder) {
  const { user, found, now } = turn;
  const { lastChargeAt } = period;
  const choice = await plans(period.clientId, period);
  if (found === null || lastChargeAt === null) return;
  if (choice === null) return setLastCharge(db, period, null, null);
  const own = membershipAt(found, now);
  const { debt, isWritten } = await lastDebt(db, { own, period, choice }, lastChargeAt);
  const { amountCents, description, month } = debt;
  if (amountCents === 0) return setLastCharge(db, period, null, null);
  const card = primaryOf((await primaryCardsOf(db, [user])).get(user.id) ?? [], now);
  // Nothing begins with this charge, so that nothing waits for a slow bank: it is written as paid.
  if (card !== null && chargeLater(card) !== 'declined') {
    await setLastCharge(db, period, null, null);
    const paid = { card, choice, amountCents, description, month, status: 'succeeded' as const, debt };
    return chargePeriods(db, [{ now: lastChargeAt, origin: null, own, ...paid }]);
  }
  const left = triesOf(debt.begunAt).filter((at) => at >= lastChargeAt);
  if (!isWritten) await writeDebts(db, [debt]);
  const facts = { own, choice, amountCents, description, month, origin: null, debt, owed: debt };
  const tries = left
    .filter((at) => at <= now)
    .map((at) => ({ ...facts, now: at, status: 'declined' as const }));
  if (card === null)
    await recordUnpaid(
      db,
      tries.map((each) => ({ ...each, card })),
    );
  else
    await chargePeriods(
      db,
      tries.map((each) => ({ ...each, card })),
    );
  await setLastCharge(db, period, left.find((at) => at > now) ?? null, period.lastChargeCents);
}

/** Charges the round-ups of those who left them, each of whose time has come. */
export async function chargeLastRoundUps(
  db: Transaction,
  turns: readonly Turn[],
  plans: PlanFinder,
): Promise<void> {
  for (const turn of turns) {
    for (const period of lastChargesBy(turn.found?.subscriptions ?? [], turn.now)) {
      await chargeLast(db, turn, period, plans);
    }
  }
}
