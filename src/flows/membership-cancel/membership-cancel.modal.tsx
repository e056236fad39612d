import { useSelector } from '@xstate/react';
import type { MembershipCancelRef } from '#machines/membership-cancel/membership-cancel.machine.ts';
import { useActor } from '#src/app/app-context.ts';
import { useModalFlow } from '#src/app/use-modal-flow.ts';
import { membershipCancelMessages as copy } from './membership-cancel.messages.ts';
import { cardsTitleId } from '#src/flows/card-list/cards-title.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CancelMembership } from './membership-cancel.view.tsx';

export default function CancelMembershipOverlay({ isOpen }: { isOpen: boolean }) {
  const flow = useModalFlow('membershipCancel');
  return flow && <CancelMembershipDialog flow={flow} isOpen={isOpen} />;
}

function CancelMembershipDialog({ flow, isOpen }: { flow: MembershipCancelRef; isOpen: boolean }) {
  const overlays = useActor('overlays');
  const isWorking = useSelector(flow, (snapshot) => snapshot.hasTag('working'));
  const isCancelled = useSelector(flow, ({ context }) => context.membership !== null);

  /** A modal opens only when the last one has left. */
  const leave = () => {
    overlays.send({ type: 'overlay.left' });
    const { next } = flow.getSnapshot().output ?? { next: null };
    if (next === 'changePlan') {
      overlays.send({ type: 'overlay.open', overlay: { kind: 'subscription', mode: 'upgrade' } });
    }
    if (next === 'withdraw') overlays.send({ type: 'overlay.open', overlay: { kind: 'withdrawal' } });
    if (next === 'pauseCard') document.getElementById(cardsTitleId)?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={isCancelled ? copy.done.title : copy.title}
      width={560}
      isWorking={isWorking}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={leave}
    >
      <CancelMembership flow={flow} />
    </Dialog>
  );
}
