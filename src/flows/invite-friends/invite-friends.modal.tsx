import { inviteFriendsMessages as copy } from '#src/flows/invite-link/invite-link.messages.ts';
import { useActor } from '#src/app/app-context.ts';
import { ModalDialog } from '#src/app/modal-dialog.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { InviteFriends } from './invite-friends.tsx';

export default function InviteFriendsModal({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const close = (
    <Button isWide variant="outlined" onClick={() => overlays.send({ type: 'overlay.close' })}>
      {copy.close}
    </Button>
  );
  return (
    <ModalDialog isOpen={isOpen} title={copy.title} width={520} footer={close}>
      <InviteFriends />
    </ModalDialog>
  );
}
