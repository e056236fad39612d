import { useSelector } from '@xstate/react';
import { isOver } from '#machines/domain/membership-over.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { useLatestReceipt } from '#src/app/use-latest-receipt.ts';
import { usePaidPeriod } from '#src/app/use-paid-period.ts';
import { receiptMessages as copy, receiptRows } from '#src/messages/paid-period.ts';
import { Confirmation } from '#src/ui/confirmation/confirmation.tsx';
import type { PaidReceiptProps } from './paid-receipt-props.ts';

/** What was paid, for the period that runs or of debts. */
export default function PaidReceiptView({ debt, ...props }: PaidReceiptProps) {
  return debt === undefined ? <PeriodReceipt {...props} /> : <DebtReceipt {...props} debt={debt} />;
}

function PeriodReceipt({ action, onAction, isLinked = false }: PaidReceiptProps) {
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

function DebtReceipt({
  action,
  onAction,
  debt,
}: Required<Pick<PaidReceiptProps, 'action' | 'onAction' | 'debt'>>) {
  const { currencyCode } = useClient();
  const stored = useLatestReceipt('debt');
  const hasLeft = useSelector(useApp(), ({ context }) => isOver(context.session?.membership ?? null));
  const paidFor = debt?.paidFor ?? null;
  const rows = receiptRows({ charge: debt, renewsOn: null }, currencyCode);
  return (
    <Confirmation
      words={hasLeft ? copy.settledAndLeft : copy.settled}
      rows={paidFor === null ? rows : [...rows, { label: copy.for, value: paidFor }]}
      action={action}
      onAction={onAction}
      stored={stored}
    />
  );
}
