import { useActor } from '#src/app/app-context.ts';
import { ModalDialog } from '#src/app/modal-dialog.tsx';
import { offerSearchMessages as copy } from './offer-search.messages.ts';
import { OfferSearch } from './offer-search.tsx';
import { useOfferSearch } from './use-offer-search.ts';

/** The search of small screens; what it leads to takes its place. */
export function SearchModal({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const search = useOfferSearch((next) => overlays.send({ type: 'overlay.close', next }));
  return (
    <ModalDialog isOpen={isOpen} title={copy.title} width={560} isTall>
      <OfferSearch {...search} isInline />
    </ModalDialog>
  );
}

export default { view: SearchModal };
