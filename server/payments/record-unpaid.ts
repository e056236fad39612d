import { suspensionOf } from '#machines/domain/dunning.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAll } from '#server/history/record.ts';
import { ownerOf, type Moment } from './begin-periods.ts';
import type { DebtRow } from './debts.ts';
import { nameOf, type PaidPlan } from './plans.ts';
import type { ChargeStatus } from './processor.ts';

/** What the program tries to charge until it is paid. */
export type Owed = Pick<DebtRow, 'kind' | 'begunAt'>;

/** A payment that waits at the bank, or was declined; without a card there was none to charge. */
interface Unpaid extends Moment {
  choice: PaidPlan;
  amountCents: Cents;
  status: ChargeStatus;
  card: { lastDigits: string } | null;
  owed?: Owed;
}

/** Writes down of members that their payments wait at the bank, or were declined. */
export function recordUnpaid(db: Transaction, unpaid: readonly Unpaid[]): Promise<void> {
  return recordAll(
    db,
    unpaid.map(({ now, origin, own, choice, amountCents, status, card, owed }) => ({
      now,
      origin,
      user: ownerOf(own),
      entry: {
        kind: status === 'pending' ? 'paymentPending' : 'paymentDeclined',
        plan: nameOf(choice),
        amountCents,
        cardLastDigits: card?.lastDigits ?? null,
        owedSince: owed?.begunAt ?? null,
        effectiveAt: owed?.kind === 'period' ? suspensionOf(owed.begunAt) : null,
      },
    })),
  );
}
