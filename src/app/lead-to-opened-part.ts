import { leadToPart } from '#src/browser/lead-to-part.ts';
import type { PageAddress } from '#src/browser/opened-part.ts';

/** What is needed of the router. */
interface Addresses {
  history: { location: { pathname: string; hash: string } };
  subscribe: (type: 'onResolved', listener: () => void) => () => void;
}

/**
 * Leads to the part of a page that a link was opened for, once, when a login that came first is over. Where none did, the
 * address still has its fragment, and the browser leads there.
 */
export function leadToOpenedPart(
  { history, subscribe }: Addresses,
  opened: PageAddress | null,
  lead: (part: string) => void = leadToPart,
): void {
  if (opened === null || history.location.hash !== '') return;
  const isThere = () => history.location.pathname === opened.pathname;
  if (isThere()) {
    lead(opened.part);
    return;
  }
  const stop = subscribe('onResolved', () => {
    if (!isThere()) return;
    stop();
    lead(opened.part);
  });
}
