import { useSelector } from '@xstate/react';
import type { LinkCardRef } from '#machines/link-card/link-card.machine.ts';
import { LinkCardDialog } from './link-card-dialog.tsx';
import { furtherCardMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';

interface LinkCardFlowProps {
  flow: LinkCardRef;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The dialog in which one more card is linked. It stays open while that is under way. */
export function LinkCardFlow({ flow, isOpen, onClose, onClosed }: LinkCardFlowProps) {
  const cardLink = useSelector(flow, ({ children }) => children.cardLink);
  const isWorking = useSelector(flow, (snapshot) => snapshot.hasTag('working'));
  return (
    <LinkCardDialog isOpen={isOpen} isWorking={isWorking} onClose={onClose} onClosed={onClosed}>
      {cardLink && <CardLinkView actor={cardLink} submitLabel={copy.submit} surface="dialog" />}
    </LinkCardDialog>
  );
}
