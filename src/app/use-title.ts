import { useEffect } from 'react';
import type { Client } from '#machines/domain/client.ts';
import { documentTitle } from '#src/browser/title.ts';

/** Names the document by what is shown instead of by its route, for as long as it is; null is nobody's client. */
export function useTitle(title: string, client: Client | null): void {
  useEffect(() => {
    const before = document.title;
    const own = documentTitle(title, client);
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title, client]);
}
