import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { Dialog, type DialogProps, type DialogStep } from '#src/ui/dialog/dialog.tsx';
import { useLatest } from './use-latest.ts';

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

interface FlowDialogProps<Flow extends AnyActorRef, Step extends string> extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'onClosed'
> {
  flow: Flow;
  view: FlowView<Flow, Step>;
}

/** The dialog of a flow. What the flow ended with stays while it slides out. */
export function FlowDialog<Flow extends AnyActorRef, Step extends string>({
  flow,
  view,
  ...dialog
}: FlowDialogProps<Flow, Step>) {
  const now = useSelector<AnyActorRef, SnapshotFrom<Flow>>(flow, (snapshot) => snapshot);
  const isWorking = useSelector<AnyActorRef, boolean>(
    flow,
    (snapshot) => snapshot.status === 'active' && !snapshot.can({ type: 'flow.close' }),
  );
  const snapshot = useLatest(view.selectStep(now) === null ? null : now);
  const step = snapshot && view.selectStep(snapshot);
  if (snapshot === null || step === null) return null;
  return <StepDialog {...dialog} {...{ flow, view, snapshot, step, isWorking }} />;
}

function StepDialog<Flow extends AnyActorRef, Step extends string>({
  view,
  flow,
  snapshot,
  step,
  ...dialog
}: FlowDialogProps<Flow, Step> & Shown<Flow, Step> & { isWorking: boolean }) {
  const shown = view.useStep({ flow, snapshot, step });
  if (!shown) return null;
  const { body, ...rest } = shown;
  return (
    <Dialog {...dialog} {...rest} width={view.width}>
      {body}
    </Dialog>
  );
}
