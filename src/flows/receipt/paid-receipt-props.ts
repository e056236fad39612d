import type { PeriodCharge } from '#machines/domain/member.ts';

export interface PaidReceiptProps {
  action: string;
  onAction: () => void;
  /** Whether the receipt in the account is linked, and not only named. */
  isLinked?: boolean;
  /** What was paid of debts, null where that isn't known; left out where the period that runs was paid. */
  debt?: PeriodCharge | null;
}
