import { cardLinkMessages } from '#src/messages/card-link.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import * as styles from './card-link-screen.css.ts';

const copy = cardLinkMessages.alreadyLinked;

interface AlreadyLinkedDialogProps {
  isOpen: boolean;
  supportEmail: string;
  onClose: () => void;
}

/** The card belongs to an account already; it says whom to ask. */
export function AlreadyLinkedDialog({ isOpen, supportEmail, onClose }: AlreadyLinkedDialogProps) {
  const email = supportEmail || 'support';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.title}
      width={480}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{copy.close}</Button>
          {supportEmail !== '' && (
            <ButtonLink variant="outlined" href={`mailto:${supportEmail}`}>
              {copy.contact}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p className={styles.words}>{copy.text(email)}</p>
      <p className={styles.words}>{copy.another}</p>
    </Dialog>
  );
}
