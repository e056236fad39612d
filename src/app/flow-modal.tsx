import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { ModalName } from '#machines/modal/modals.ts';
import { useActor } from './app-context.ts';
import { flowDialog, type FlowView } from './flow-dialog.tsx';
import { useLastDefined } from './use-last-defined.ts';

type Flows = SnapshotFrom<typeof modalMachine>['children'];

/** The modal of a flow, as the chart of the modals runs it. */
export function flowModal<Name extends ModalName, Step extends string>(
  name: Name,
  view: FlowView<NonNullable<Flows[Name]>, Step>,
) {
  const FlowDialog = flowDialog(view);
  return function FlowModal({ isOpen }: { isOpen: boolean }) {
    const overlays = useActor('overlays');
    const modal = useSelector(overlays, ({ children }) => children.modal);
    const flow = useLastDefined(useSelector(modal, (snapshot) => snapshot?.children?.[name]));
    return (
      flow && (
        <FlowDialog
          flow={flow}
          isOpen={isOpen}
          onClose={() => overlays.send({ type: 'overlay.close' })}
          onClosed={() => overlays.send({ type: 'overlay.exited' })}
        />
      )
    );
  };
}
