import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { ModalDialog } from '#src/app/modal-dialog.tsx';
import { formatMonth } from '#src/messages/format-date.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useToday } from '#src/ui/today/use-today.ts';
import { ticketsMessages as copy } from './tickets.messages.ts';
import { Tickets } from './tickets.tsx';

function TicketsModal({ isOpen }: { isOpen: boolean }) {
  const overlays = useActor('overlays');
  const numbers = useSelector(
    useActor('session'),
    ({ context }) => context.session?.lotteryTicketNumbers ?? [],
  );
  const month = formatMonth(useToday().toISOString());
  const close = (
    <Button isWide variant="outlined" onClick={() => overlays.send({ type: 'overlay.close' })}>
      {copy.close}
    </Button>
  );
  return (
    <ModalDialog isOpen={isOpen} title={copy.title} width={600} isText footer={close}>
      <Tickets numbers={numbers} month={month} />
    </ModalDialog>
  );
}

export default { view: TicketsModal };
