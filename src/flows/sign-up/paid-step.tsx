import { PaidReceipt } from '#src/flows/receipt/paid-receipt.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import * as styles from './step-frame.css.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepPlace } from './use-step-place.ts';

/** The membership has begun: its receipt, before the steps that are left. */
export function PaidStep({ onClose }: { onClose: () => void }) {
  const { backHref: _, ...place } = useStepPlace('sign-up-billing');
  const copy = signUpMessages.paid;
  return (
    <StepFrame place={place} title={copy.title} lead={copy.lead}>
      <div className={styles.body}>
        <PaidReceipt action={copy.next} onAction={onClose} />
      </div>
    </StepFrame>
  );
}
