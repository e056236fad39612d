import type { MouseEvent } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/summary-list/summary-list.tsx';
import { withdrawalMessages } from './withdrawal.messages.ts';
import * as styles from './withdrawal.css.ts';

const copy = withdrawalMessages.review;

interface WithdrawalReviewProps {
  title: string;
  rows: readonly SummaryRow[];
  /** Words of the button. */
  confirm: string;
  onConfirm: () => void;
  onBack: () => void;
}

/** What is about to be sent, and the last way back. */
export function WithdrawalReview({ title, rows, confirm, onConfirm, onBack }: WithdrawalReviewProps) {
  /** The second click of a double one was meant for the button that stood here before. */
  const confirmOnce = ({ detail }: MouseEvent) => {
    if (detail < 2) onConfirm();
  };
  return (
    <div className={styles.step}>
      <StepHeading>{title}</StepHeading>
      <div className={styles.balance}>
        <SummaryList rows={rows} />
      </div>
      <div className={styles.actions}>
        <Button isWide onClick={confirmOnce}>
          {confirm}
        </Button>
        <Button variant="outlined" isWide onClick={onBack}>
          {copy.back}
        </Button>
        <p className={styles.note}>{copy.note}</p>
      </div>
    </div>
  );
}
