import { useSelector } from '@xstate/react';
import { useActor, useClient } from '#src/app/app-context.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

export default function WelcomeOverlay({ isOpen }: { isOpen: boolean }) {
  const { name } = useClient();
  const overlays = useActor('overlays');
  const firstName = useSelector(useActor('session'), ({ context }) => context.session?.user.firstName ?? '');
  return (
    <WelcomeDialog
      isOpen={isOpen}
      firstName={firstName}
      clientName={name}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    />
  );
}
