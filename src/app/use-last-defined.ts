import { useState } from 'react';

/** An actor or a step, also when it has ended: what it ended with stays on the screen until the next one comes. */
export function useLastDefined<Value>(present: Value | null | undefined): Value | null {
  const [latest, setLatest] = useState<Value | null>(() => present ?? null);
  const isThere = present !== null && present !== undefined;
  if (isThere && present !== latest) setLatest(() => present);
  return isThere ? present : latest;
}
