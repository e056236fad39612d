/** What a screen tells the page around it. */
export type ScreenMessage =
  | { type: 'screen.stepped'; id: string }
  | { type: 'screen.shown'; machine: string; state: string; text: string };

/** The message, if it is one of a screen of this gallery. */
export function screenMessage({ origin, data }: MessageEvent<unknown>): ScreenMessage | null {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null || !('type' in data))
    return null;
  return data.type === 'screen.stepped' || data.type === 'screen.shown' ? (data as ScreenMessage) : null;
}

/** Tells the page around, if there is one. */
export function tellAround(message: ScreenMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}
