import { useActor } from '#src/app/app-context.ts';
import { useModalFlow } from '#src/app/use-modal-flow.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

export default function SubscriptionOverlay({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const flow = useModalFlow('subscription');
  if (!flow) return null;
  return (
    <Dialog
      isOpen={isOpen}
      title="Choose your plan"
      width={800}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    >
      <p />
    </Dialog>
  );
}
