import { useEffect, useRef, useState, type RefObject } from 'react';
import { screenMessage } from '../messages.ts';

/** Milliseconds after which the board is printed without the screens that have not come. */
const patience = 20_000;

/** Prints a board of screens, of which most come only when they are near: while it waits for them, all are wanted. */
export function usePrinting(board: RefObject<Element | null>) {
  const [isWaiting, setWaiting] = useState(false);
  const shown = useRef(new WeakSet<object>());
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source && screenMessage(event)?.type === 'screen.shown') shown.current.add(event.source);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const begun = Date.now();
    const isThere = (place: Element) => {
      const inside = place.querySelector('iframe')?.contentWindow;
      return inside !== null && inside !== undefined && shown.current.has(inside);
    };
    const timer = window.setInterval(() => {
      const places = [...(board.current?.querySelectorAll('[data-screen]') ?? [])];
      if (!places.every(isThere) && Date.now() - begun < patience) return;
      setWaiting(false);
      window.print();
    }, 100);
    return () => window.clearInterval(timer);
  }, [isWaiting, board]);
  return { isWaiting, print: () => setWaiting(true) };
}
