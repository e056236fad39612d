import type { PeriodCharge } from '#machines/domain/member.ts';

/** What was paid of debts, and what for where the server says so. */
export type PaidDebt = PeriodCharge & { paidFor: string | null };

export interface PaidReceiptProps {
  action: string;
  onAction: () => void;
  /** Whether the receipt in the account is linked, and not only named. */
  isLinked?: boolean;
  /** What was paid of debts, null where that isn't known; left out where the period that runs was paid. */
  debt?: PaidDebt | null;
}
