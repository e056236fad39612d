import { primaryCardsOf, primaryOf } from '#server/cards/own-cards.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Moment } from './begin-periods.ts';
import { chargePeriods } from './charging.ts';
import type { Cost, DebtRow } from './debts.ts';
import type { Turn } from './member-transaction.ts';
import type { PaidPlan } from './plans.ts';
import { chargeLater, type ChargeStatus } from './processor.ts';
import { recordUnpaid, type Owed } from './record-unpaid.ts';

/** What the program charges a member by itself. */
interface OwnCharge extends Moment, Cost {
  turn: Turn;
  choice: PaidPlan;
  /** The debt that it pays; without one it begins a period. */
  debt?: DebtRow;
  /** What is owed if it is declined. */
  owed: Owed;
}

/** Charges members' primary cards, and writes down what no card could pay. Gives what came of each charge, in their order. */
export async function chargePrimaryCards<Charge extends OwnCharge>(
  db: Transaction,
  due: readonly Charge[],
): Promise<(Charge & { status: ChargeStatus })[]> {
  const primary = await primaryCardsOf(
    db,
    due.map(({ turn }) => turn.user),
  );
  const tried = due.map((charge) => {
    const card = primaryOf(primary.get(charge.turn.user.id) ?? [], charge.now);
    return { ...charge, card, status: card === null ? ('declined' as const) : chargeLater(card) };
  });
  await chargePeriods(
    db,
    tried.flatMap(({ card, ...charge }) => (card === null ? [] : [{ ...charge, card }])),
  );
  await recordUnpaid(
    db,
    tried.filter(({ card }) => card === null),
  );
  return tried;
}
