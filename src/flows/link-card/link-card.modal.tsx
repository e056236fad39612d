import { useActor } from '#src/app/app-context.ts';
import { useModalFlow } from '#src/app/use-modal-flow.ts';
import { LinkCardFlow } from './link-card.view.tsx';

/** Linking one more card, over the page. */
export default function LinkCardOverlay({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const flow = useModalFlow('linkCard');
  if (!flow) return null;
  return (
    <LinkCardFlow
      flow={flow}
      isOpen={isOpen}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    />
  );
}
