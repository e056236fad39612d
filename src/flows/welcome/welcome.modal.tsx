import { useSelector } from '@xstate/react';
import { useActor, useClient } from '#src/app/app-context.ts';
import { ModalDialog } from '#src/app/modal-dialog.tsx';
import { useLatestReceipt } from '#src/app/use-latest-receipt.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { welcomeMessages as copy } from './welcome.messages.ts';
import { Welcome } from './welcome.tsx';

function WelcomeModal({ isOpen }: { isOpen: boolean }) {
  const { name } = useClient();
  const overlays = useActor('overlays');
  const firstName = useSelector(useActor('session'), ({ context }) => context.session?.user.firstName ?? '');
  const receipt = useLatestReceipt();
  const footer = (
    <>
      <Button isWide onClick={() => overlays.send({ type: 'overlay.close' })}>
        {copy.close}
      </Button>
      {receipt !== null && (
        <ButtonLink isWide variant="quiet" href={receipt}>
          {copy.receipt}
        </ButtonLink>
      )}
    </>
  );
  return (
    <ModalDialog isOpen={isOpen} title={copy.title(firstName)} width={520} footer={footer}>
      <Welcome clientName={name} />
    </ModalDialog>
  );
}

export default { view: WelcomeModal };
