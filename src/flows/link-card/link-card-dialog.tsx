import type { ReactNode } from 'react';
import { furtherCardMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import * as styles from './link-card-dialog.css.ts';

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
    <Dialog {...dialog} title={copy.title} width={520}>
      <div className={styles.stack}>
        <p className={styles.words}>{copy.lead}</p>
        {children}
      </div>
    </Dialog>
  );
}
