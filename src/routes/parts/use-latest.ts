import { useState } from 'react';

/** An actor, also when it has ended: what it ended with stays on the screen until the next one comes. */
export function useLatest<Ref extends object>(running: Ref | null | undefined): Ref | null {
  const [latest, setLatest] = useState(running ?? null);
  if (running && running !== latest) setLatest(running);
  return running ?? latest;
}
