import { useEffect, useRef } from 'react';
import type { AppRef } from '#machines/app/app.machine.ts';
import { lastHeading } from '#src/browser/last-heading.ts';

/** Starts the app again. The button leaves the page, so the heading of the first page takes the focus. */
export function useRetry(app: AppRef, hasPage: boolean): () => void {
  const isRetried = useRef(false);
  useEffect(() => {
    if (hasPage && isRetried.current) lastHeading()?.focus();
  }, [hasPage]);
  return () => {
    isRetried.current = true;
    app.send({ type: 'app.retry' });
  };
}
