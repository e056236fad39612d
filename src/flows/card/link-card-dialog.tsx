import type { ReactNode } from 'react';
import { cardMessages } from '#src/messages/card.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import * as styles from './card-dialog.css.ts';

interface LinkCardDialogProps {
  isOpen: boolean;
  isWorking: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** The hosted form. */
  children: ReactNode;
}

export function LinkCardDialog({ children, ...dialog }: LinkCardDialogProps) {
  return (
    <Dialog {...dialog} title={cardMessages.link.title} width={520}>
      <div className={styles.stack}>
        <p className={styles.words}>{cardMessages.link.lead}</p>
        {children}
      </div>
    </Dialog>
  );
}
