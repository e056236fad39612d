import { useActor } from '#src/app/app-context.ts';
import { InviteFriendsModal } from './invite-friends-modal.tsx';

export default function InviteFriendsOverlay({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  return (
    <InviteFriendsModal
      isOpen={isOpen}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.left' })}
    />
  );
}
