import { useEffect, useRef, useState } from 'react';

const appearAfter = 150;
const holdFor = 300;

/**
 * Holds a loading look that has become visible for at least 300 ms, so that nothing flickers.
 * A look shorter than 150 ms was never visible and is not held.
 */
export function useSettled(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const since = useRef(0);
  if (isLoading && !isHeld) setHeld(true);
  useEffect(() => {
    if (isLoading) {
      since.current = performance.now();
      return undefined;
    }
    const shown = performance.now() - since.current;
    const rest = shown < appearAfter ? 0 : Math.max(0, appearAfter + holdFor - shown);
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return !isLoading && !isHeld;
}
