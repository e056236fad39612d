import { useActor } from '#src/app/app-context.ts';
import { useModalFlow } from '#src/app/use-modal-flow.ts';
import { CardFlow } from './card.view.tsx';

/** What is done to one card, over the page. */
export default function CardOverlay({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const flow = useModalFlow('card');
  if (!flow) return null;
  return (
    <CardFlow
      flow={flow}
      isOpen={isOpen}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    />
  );
}
