import { useSelector } from '@xstate/react';
import { primaryCard } from '#machines/domain/primary-card.ts';
import type { RenewalRef } from '#machines/renewal/renewal.machine.ts';
import type { RenewalContext } from '#machines/renewal/renewal.types.ts';
import type { PaidDebt } from '#src/flows/receipt/paid-receipt-props.ts';
import { PaidReceipt } from '#src/flows/receipt/paid-receipt.tsx';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { Task } from '#src/ui/task/task.tsx';
import { renewalMessages as copy } from './renewal.messages.ts';

/** The receipt of what was due. */
export function RenewalPaid({ flow }: { flow: RenewalRef }) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const isDebt = context.purpose === 'debt';
  return (
    <Task title={isDebt ? copy.debt.paid : copy.paid}>
      <PaidReceipt
        isLinked
        action={confirmationMessages.close}
        onAction={() => flow.send({ type: 'receipt.close' })}
        {...(isDebt && { debt: paidDebt(context) })}
      />
    </Task>
  );
}

/** What was with the bank, or what the member has agreed to pay, and with which card; null after a refresh, when nobody knows it any more. */
function paidDebt({ due, atBank, cards }: RenewalContext): PaidDebt | null {
  if (atBank !== null) return { amount: atBank, cardLastDigits: '', paidFor: null };
  if (due === null || due.amount === null) return null;
  const cardLastDigits = primaryCard(cards)?.lastDigits ?? '';
  return { amount: due.amount, cardLastDigits, paidFor: due.reason };
}
