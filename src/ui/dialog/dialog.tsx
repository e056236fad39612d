import { Suspense, useState, type ReactNode } from 'react';
import { late } from '../late/late.tsx';
import type { DialogProps } from './dialog-props.ts';

const DialogPanel = late(() => import('./dialog-panel.tsx'));

/** Fetches the code of what is drawn around a dialog. */
export const loadDialogPanel = DialogPanel.load;

/** What a dialog shows in one of its steps. */
export interface DialogStep {
  /** Another step takes the focus, at its top. */
  step: string;
  title: string;
  body: ReactNode;
  /** The main action first. */
  footer?: ReactNode;
  /** There is nothing to operate in the body: it is reached by the keyboard to scroll it. */
  isText?: true;
}

/** A modal dialog. Its code is fetched when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  );
}
