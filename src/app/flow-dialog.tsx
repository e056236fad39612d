import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { DialogProps } from '#src/ui/dialog/dialog-props.ts';
import { Dialog, type DialogStep } from '#src/ui/dialog/dialog.tsx';
import { useLastDefined } from './use-last-defined.ts';

/** What a step is shown from. */
export interface Shown<Flow extends AnyActorRef, Step extends string> {
  flow: Flow;
  snapshot: SnapshotFrom<Flow>;
  step: Step;
}

/** How a flow looks in its dialog. */
export interface FlowView<Flow extends AnyActorRef, Step extends string> {
  /** Pixels. */
  width: number;
  /** The step of a snapshot; null for one that only leads on, and when the flow is over. */
  selectStep: (snapshot: SnapshotFrom<Flow>) => Step | null;
  /** What the dialog shows in it. */
  useStep: (shown: Shown<Flow, Step>) => DialogStep | null;
}

interface FlowDialogProps<Flow extends AnyActorRef> extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'onClosed'
> {
  flow: Flow;
}

/** Makes the dialog of a flow. What the flow ended with stays while it slides out. */
export function flowDialog<Flow extends AnyActorRef, Step extends string>({
  width,
  selectStep,
  useStep,
}: FlowView<Flow, Step>) {
  function StepDialog({
    flow,
    snapshot,
    step,
    ...dialog
  }: FlowDialogProps<Flow> & Shown<Flow, Step> & { isWorking: boolean }) {
    const shown = useStep({ flow, snapshot, step });
    if (!shown) return null;
    const { body, ...rest } = shown;
    return (
      <Dialog {...dialog} {...rest} width={width}>
        {body}
      </Dialog>
    );
  }

  return function FlowDialog({ flow, ...dialog }: FlowDialogProps<Flow>) {
    const now = useSelector<AnyActorRef, SnapshotFrom<Flow>>(flow, (snapshot) => snapshot);
    const isWorking = useSelector<AnyActorRef, boolean>(
      flow,
      (snapshot) => snapshot.status === 'active' && !snapshot.can({ type: 'flow.close' }),
    );
    const snapshot = useLastDefined(selectStep(now) === null ? null : now);
    const step = snapshot && selectStep(snapshot);
    if (snapshot === null || step === null) return null;
    return <StepDialog {...dialog} {...{ flow, snapshot, step, isWorking }} />;
  };
}
