/** Where something on a screen is scrolled to. */
export interface Scrolled {
  /** The page itself, or else the nth part of its dialogs that scrolls. */
  place: number;
  /** From 0, the top, to 1, the end. */
  share: number;
}

/** What a screen reports to the page around it. */
export type ScreenMessage =
  | ({ type: 'screen.scrolled' } & Scrolled)
  | { type: 'screen.stepped'; id: string }
  | { type: 'screen.shown'; hash: string; state: string; text: string }
  | { type: 'screen.left'; isBackwards: boolean };

const types: readonly unknown[] = [
  'screen.stepped',
  'screen.shown',
  'screen.left',
  'screen.scrolled',
] satisfies ScreenMessage['type'][];

/** The message, if it is one of a screen of this gallery. */
export function screenMessage({ origin, data }: MessageEvent<unknown>): ScreenMessage | null {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null || !('type' in data))
    return null;
  return types.includes(data.type) ? (data as ScreenMessage) : null;
}

/** Tells the page around, if there is one. */
export function describeNeighbors(message: ScreenMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}
