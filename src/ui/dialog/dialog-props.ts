import type { ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  /** Asked by the close button, Escape and a click outside; never while the flow is working. */
  onClose: () => void;
  /** The panel has left the screen and focus is back where it was. */
  onClosed?: () => void;
  /** Names the dialog, and is its heading unless it is hidden. */
  title: string;
  isTitleHidden?: boolean;
  /** Pixels, from 600 px up; below that the dialog is a sheet from below. */
  width?: number;
  tone?: 'light' | 'dark';
  isCompact?: boolean;
  /** High, and as high whatever comes into it: what is typed in stays in its place. */
  isTall?: boolean;
  hasCloseButton?: boolean;
  isWorking?: boolean;
  /** Which of its steps it shows. When another one comes, the focus goes to what it says, and the height follows. */
  step?: string;
  /** Nothing in the content is operated: it takes the focus by itself, to be scrolled. */
  isText?: boolean;
  /** Stays in view at the bottom while the content scrolls; the main action first. */
  footer?: ReactNode;
  children: ReactNode;
}
