import type { DialogProps } from '#src/ui/dialog/dialog-props.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useActor } from './app-context.ts';

/** The dialog of a modal without a flow: the chart of the modals hears what becomes of it. */
export function ModalDialog(props: Omit<DialogProps, 'onClose' | 'onClosed'>) {
  const overlays = useActor('overlays');
  return (
    <Dialog
      {...props}
      onClose={() => overlays.send({ type: 'overlay.close' })}
      onClosed={() => overlays.send({ type: 'overlay.exited' })}
    />
  );
}
