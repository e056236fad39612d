import { Button } from '#src/ui/button/button.tsx';
import { frameMessages } from '#src/messages/frame.ts';
import { accountMessages } from './account.messages.ts';
import { Section } from './account-section.tsx';
import * as styles from './membership-section.css.ts';

const copy = accountMessages.leaving;

interface LeavingSectionProps {
  onLogOut: () => void;
  /** What cancelling means, or why it has to wait: then there is no button. Null for who can't cancel. */
  cancel: { note: string; onCancel: (() => void) | null } | null;
}

/** The ways out, at the end of the page: for now, and for good. */
export function LeavingSection({ onLogOut, cancel }: LeavingSectionProps) {
  return (
    <Section id="leaving" title={copy.title(cancel !== null)}>
      <div className={styles.card}>
        <div className={styles.action}>
          <p className={styles.actionNote}>{copy.logOutNote}</p>
          <Button variant="outlined" onClick={onLogOut}>
            {frameMessages.logOut}
          </Button>
        </div>
        {cancel && (
          <div className={styles.action}>
            <p className={styles.actionNote}>{cancel.note}</p>
            {cancel.onCancel && (
              <Button variant="danger" onClick={cancel.onCancel}>
                {copy.cancel}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
