import { usePaidPeriod } from '#src/app/use-paid-period.ts';
import { receiptMessages as copy } from '#src/messages/paid-period.ts';
import { Confirmation } from '#src/ui/confirmation/confirmation.tsx';
import type { PaidReceiptProps } from './paid-receipt-props.ts';

/** What was paid for the period that runs. */
export default function PaidReceiptView({ action, onAction, isLinked = false }: PaidReceiptProps) {
  const { plan, rows, stored } = usePaidPeriod();
  const words = [plan && copy.plan(plan), stored && !isLinked && copy.inAccount].filter(Boolean).join(' ');
  return (
    <Confirmation
      words={words || null}
      rows={rows}
      action={action}
      onAction={onAction}
      stored={isLinked ? stored : null}
    />
  );
}
