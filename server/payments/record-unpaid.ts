import { suspensionOf } from '#machines/domain/dunning.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAll } from '#server/history/record.ts';
import { ownerOf, type Moment } from './begin-periods.ts';
import type { Cost, DebtRow } from './debts.ts';
import { nameOf, type PaidPlan } from './plans.ts';
import type { ChargeStatus } from './processor.ts';

/** What the program tries to charge until it is paid. */
export type Owed = Pick<DebtRow, 'id' | 'kind' | 'begunAt'>;

/** A payment that waits at the bank, or was declined; without a card there was none to charge. */
interface Unpaid extends Moment, Cost {
  choice: PaidPlan;
  status: ChargeStatus;
  card: { lastDigits: string } | null;
  owed?: Owed;
}

/** What was charged, as it is named beside its amount: a plan, or the round-ups of a month. */
export const chargedFor = (
  choice: PaidPlan,
  { month, description }: Pick<Cost, 'month' | 'description'>,
): string => (month === null ? nameOf(choice) : description);

/** Writes down of members that their payments wait at the bank, or were declined. */
export function recordUnpaid(db: Transaction, unpaid: readonly Unpaid[]): Promise<void> {
  return recordAll(
    db,
    unpaid.map(({ now, origin, own, choice, amountCents, status, card, owed, ...cost }) => ({
      now,
      origin,
      user: ownerOf(own),
      entry: {
        kind: status === 'pending' ? 'paymentPending' : 'paymentDeclined',
        plan: chargedFor(choice, cost),
        amountCents,
        cardLastDigits: card?.lastDigits ?? null,
        debtId: owed?.id ?? null,
        owedSince: owed?.begunAt ?? null,
        effectiveAt: owed?.kind === 'period' ? suspensionOf(owed.begunAt) : null,
      },
    })),
  );
}
