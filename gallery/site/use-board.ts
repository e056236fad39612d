import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { screenMessage } from '../messages.ts';

/** How many pixels an element has across, and the window from above to below; 0 before the first layout. */
export function useRoom(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      setRoom({ width: element.clientWidth - padding, height: window.innerHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

/** Where one screen of a board is scrolled to, the others follow. */
export function useScrollTogether(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = screenMessage(event);
      if (message?.type !== 'screen.scrolled') return;
      const windows = [...(board.current?.querySelectorAll('iframe') ?? [])].map(
        (each) => each.contentWindow,
      );
      if (!windows.some((each) => each === event.source)) return;
      for (const each of windows)
        if (each !== event.source)
          each?.postMessage({ place: message.place, share: message.share }, window.location.origin);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [board]);
}
