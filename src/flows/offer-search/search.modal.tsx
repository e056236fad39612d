import { useActor } from '#src/app/app-context.ts';
import { SearchModal } from './search-modal.tsx';
import { useOfferSearch } from './use-offer-search.ts';

export default function SearchOverlay({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const close = () => overlays.send({ type: 'overlay.close' });
  return (
    <SearchModal
      {...useOfferSearch(close)}
      isOpen={isOpen}
      onClose={close}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    />
  );
}
