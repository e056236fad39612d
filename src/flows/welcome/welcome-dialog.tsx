import { PartyPopper } from 'lucide-react';
import { welcomeMessages as copy } from './welcome.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './welcome-dialog.css.ts';

interface WelcomeDialogProps {
  isOpen: boolean;
  firstName: string;
  clientName: string;
  onClose: () => void;
  onClosed: () => void;
}

/** Greets somebody who has just joined. */
export function WelcomeDialog({ isOpen, firstName, clientName, onClose, onClosed }: WelcomeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={copy.title(firstName)}
      width={520}
      footer={
        <Button isWide onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <div className={styles.tile} aria-hidden="true">
        <PartyPopper size={28} strokeWidth={1.75} />
      </div>
      <p className={styles.words}>{copy.text(clientName)}</p>
      <StepList steps={copy.steps} />
    </Dialog>
  );
}
