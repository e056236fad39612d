import type { SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { Confirmation } from '#src/ui/confirmation/confirmation.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import * as styles from './withdrawal.css.ts';

/** In the geometry of the form. */
export function WithdrawalLoading() {
  return (
    <Waiting className={styles.step} label={withdrawalMessages.loading}>
      <Skeleton height={92} radius={12} />
      <Skeleton height={72} radius={8} />
      <Skeleton height={140} radius={8} />
      <Skeleton height={44} radius={8} />
    </Waiting>
  );
}

export function WithdrawalFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return <SectionError title={withdrawalMessages.failed} message={message} onRetry={onRetry} />;
}

interface WithdrawalDoneProps {
  amount: string;
  /** The name of the card; null for one that is not known any more. */
  card: string | null;
  /** By when it arrives, in words. */
  arrival: string;
  receipt: readonly SummaryRow[];
  receiptPath: string;
  onClose: () => void;
}

/** It is on its way; what it is asked about by, and where it is kept. */
export function WithdrawalDone({
  amount,
  card,
  arrival,
  receipt,
  receiptPath,
  onClose,
}: WithdrawalDoneProps) {
  const copy = withdrawalMessages.done;
  return (
    <Confirmation
      heading={<StepHeading>{copy.text(amount, card)}</StepHeading>}
      words={copy.arrival(arrival)}
      rows={receipt}
      action={copy.close}
      onAction={onClose}
      stored={receiptPath}
    />
  );
}
