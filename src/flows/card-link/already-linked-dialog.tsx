import { cardLinkMessages } from './card-link.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import * as styles from './card-link-screen.css.ts';

const copy = cardLinkMessages.alreadyLinked;

interface AlreadyLinkedProps {
  supportEmail: string;
  onClose: () => void;
}

/** The card belongs to an account already; it says whom to ask. */
export function AlreadyLinkedDialog({ isOpen, ...notice }: AlreadyLinkedProps & { isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={notice.onClose}
      title={copy.title}
      width={480}
      footer={<AlreadyLinkedActions {...notice} />}
    >
      <AlreadyLinkedWords supportEmail={notice.supportEmail} />
    </Dialog>
  );
}

/** The same within a dialog that is open already. */
export function AlreadyLinkedNotice(notice: AlreadyLinkedProps) {
  return (
    <div className={styles.notice}>
      <Alert type="error" title={copy.title}>
        <AlreadyLinkedWords supportEmail={notice.supportEmail} />
      </Alert>
      <AlreadyLinkedActions {...notice} />
    </div>
  );
}

function AlreadyLinkedWords({ supportEmail }: Pick<AlreadyLinkedProps, 'supportEmail'>) {
  return (
    <>
      <p className={styles.words}>{copy.text(supportEmail || 'support')}</p>
      <p className={styles.words}>{copy.another}</p>
    </>
  );
}

function AlreadyLinkedActions({ supportEmail, onClose }: AlreadyLinkedProps) {
  return (
    <div className={styles.actions}>
      <Button onClick={onClose}>{copy.close}</Button>
      {supportEmail !== '' && (
        <ButtonLink variant="outlined" href={`mailto:${supportEmail}`}>
          {copy.contact}
        </ButtonLink>
      )}
    </div>
  );
}
