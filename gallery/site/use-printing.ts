import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds after which the board is printed without the screens that have not come. */
const patience = 20_000;

/** Prints a board of screens, of which most come only when they are near: while it waits for them, all are wanted. */
export function usePrinting(board: RefObject<Element | null>) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const latest = Date.now() + patience;
    const timer = window.setInterval(() => {
      if (board.current?.querySelector('[data-screen=coming]') && Date.now() < latest) return;
      setWaiting(false);
      window.print();
    }, 100);
    return () => window.clearInterval(timer);
  }, [isWaiting, board]);
  return { isWaiting, print: () => setWaiting(true) };
}
