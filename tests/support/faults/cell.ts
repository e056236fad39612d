import type { AnyStateNode } from 'xstate';

/** One place at which one fault was tried. */
export interface Cell {
  where: string;
  fault: string;
  /** What went wrong; null where the app survived it. */
  found: string | null;
}

/** An actor that a state runs, and that is no machine: a call, or something of the browser that can fail like one. */
export interface RunCall {
  node: AnyStateNode;
  id: string;
  src: string;
}
