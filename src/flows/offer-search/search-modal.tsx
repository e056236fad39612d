import { offerSearchMessages as copy } from './offer-search.messages.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { OfferSearch } from './offer-search.tsx';
import type { OfferSearchProps } from './search-results.ts';

interface SearchModalProps extends OfferSearchProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed?: () => void;
}

/** The search of small screens. */
export function SearchModal({ isOpen, onClose, onClosed, ...search }: SearchModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} title={copy.title} width={560}>
      <OfferSearch {...search} isInline />
    </Dialog>
  );
}
