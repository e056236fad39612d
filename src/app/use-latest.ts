import { useState } from 'react';

/** An actor or a step, also when it has ended: what it ended with stays on the screen until the next one comes. */
export function useLatest<Value extends object | string>(present: Value | null | undefined): Value | null {
  const [latest, setLatest] = useState(present ?? null);
  if (present && present !== latest) setLatest(present);
  return present ?? latest;
}
