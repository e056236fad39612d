import { useActor } from '#src/app/app-context.ts';
import { useModalFlow } from '#src/app/use-modal-flow.ts';
import { SubscriptionView } from './subscription.view.tsx';

/** The modal of plans. */
export default function SubscriptionOverlay({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const flow = useModalFlow('subscription');
  if (!flow) return null;
  return (
    <SubscriptionView
      flow={flow}
      isOpen={isOpen}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    />
  );
}
