import { useState, type ReactNode } from 'react';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import type { DialogProps } from './dialog-props.ts';

/** What is drawn around a dialog. */
export const DialogPanel = lazyComponent(() => import('./dialog-panel.tsx'));

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
  return wasOpened && <DialogPanel {...props} />;
}
