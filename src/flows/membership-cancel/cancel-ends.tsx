import { membershipCancelMessages as copy } from './membership-cancel.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import * as styles from './membership-cancel.css.ts';

interface CancelUnknownProps {
  supportEmail: string;
  onCheck: () => void;
}

/** Whether it was cancelled could not be found out. */
export function CancelUnknown({ supportEmail, onCheck }: CancelUnknownProps) {
  return (
    <div className={styles.step}>
      <StepHeading>{copy.unknown.title}</StepHeading>
      <Alert type="warning">{copy.unknown.text}</Alert>
      <div className={styles.actions}>
        <Button isWide onClick={onCheck}>
          {copy.unknown.check}
        </Button>
        {supportEmail !== '' && (
          <ButtonLink variant="outlined" isWide href={`mailto:${supportEmail}`}>
            {copy.unknown.contact}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface CancelDoneProps {
  endsOn: string;
  /** That the month's round-ups are charged all the same, in words; null where nothing is. */
  charge: string | null;
  /** What stays owed and for what, in words; null for nothing. */
  debt: string | null;
  onClose: () => void;
}

/** It is cancelled: what happens now, and how to come back. */
export function CancelDone({ endsOn, charge, debt, onClose }: CancelDoneProps) {
  return (
    <div className={styles.step}>
      <StepHeading>{copy.done.text(endsOn)}</StepHeading>
      {charge !== null && <p className={styles.words}>{charge}</p>}
      <p className={styles.words}>{debt === null ? copy.done.undo(endsOn) : copy.done.owes(debt)}</p>
      <div className={styles.actions}>
        <Button isWide onClick={onClose}>
          {copy.done.close}
        </Button>
      </div>
    </div>
  );
}
