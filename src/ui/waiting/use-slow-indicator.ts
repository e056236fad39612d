import { useEffect, useState } from 'react';

/** How long somebody waits without a word, milliseconds. */
export const patience = 5000;

/** True once something has been awaited for longer than a member's patience, or than is said, milliseconds. */
export function useSlowIndicator(isWaiting = true, after = patience): boolean {
  const [isLate, setLate] = useState(false);
  if (isLate && !isWaiting) setLate(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setLate, after, true);
    return () => clearTimeout(timer);
  }, [isWaiting, after]);
  return isLate;
}
