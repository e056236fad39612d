import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds without a further screen after which the board is printed without those that have not come. */
const patience = 20_000;

/** Prints a board of screens, of which most come only when they are near: while it waits for them, all are wanted. */
export function usePrinting(board: RefObject<Element | null>) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    let fewest = Infinity;
    let latest = 0;
    const timer = window.setInterval(() => {
      const coming = board.current?.querySelectorAll('[data-screen=coming]').length ?? 0;
      if (coming < fewest) {
        fewest = coming;
        latest = Date.now() + patience;
      }
      if (coming > 0 && Date.now() < latest) return;
      setWaiting(false);
      window.print();
    }, 100);
    return () => window.clearInterval(timer);
  }, [isWaiting, board]);
  return { isWaiting, print: () => setWaiting(true) };
}
