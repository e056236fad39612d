import { useSelector } from '@xstate/react';
import { use } from 'react';
import { routes } from '#machines/domain/routes.ts';
import type { WithdrawalRef } from '#machines/withdrawal/withdrawal.machine.ts';
import { useActor } from '#src/app/app-context.ts';
import { useModalFlow } from '#src/app/use-modal-flow.ts';
import { withdrawalMessages as copy } from './withdrawal.messages.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { NavigationContext } from '#src/ui/link/navigation.ts';
import { Withdrawal } from './withdrawal.view.tsx';

/** Withdrawing cash back, over the page. */
export default function WithdrawalOverlay({ isOpen }: { isOpen: boolean }) {
  const flow = useModalFlow('withdrawal');
  return flow && <WithdrawalDialog flow={flow} isOpen={isOpen} />;
}

function WithdrawalDialog({ flow, isOpen }: { flow: WithdrawalRef; isOpen: boolean }) {
  const overlays = useActor('overlays');
  const navigation = use(NavigationContext);
  const isWorking = useSelector(flow, (snapshot) => snapshot.hasTag('working'));
  const isDone = useSelector(flow, ({ context }) => context.payout !== null);

  /** A modal opens only when the last one has left. */
  const leave = () => {
    overlays.send({ type: 'overlay.left' });
    const { next } = flow.getSnapshot().output ?? { next: null };
    if (next === 'linkCard') overlays.send({ type: 'overlay.open', overlay: { kind: 'linkCard' } });
    if (next === 'renew') navigation?.go(routes.renew.path);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={isDone ? copy.done.title : copy.title}
      width={520}
      isWorking={isWorking}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={leave}
    >
      <Withdrawal flow={flow} />
    </Dialog>
  );
}
