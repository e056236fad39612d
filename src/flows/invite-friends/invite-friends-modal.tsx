import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { StepList } from '#src/ui/step-list/step-list.tsx';
import * as styles from './invite-friends-modal.css.ts';

interface InviteFriendsModalProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export function InviteFriendsModal({ isOpen, onClose, onClosed }: InviteFriendsModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={copy.title}
      width={520}
      footer={
        <Button isWide variant="outlined" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <p className={styles.words}>{copy.text}</p>
      <h3 className={styles.heading}>{copy.stepsTitle}</h3>
      <StepList steps={copy.steps} />
    </Dialog>
  );
}
