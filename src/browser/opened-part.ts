export interface PageAddress {
  pathname: string;
  /** A part of the page, by its id. */
  part: string;
}

/**
 * The part of a page that the document was opened for, by a link to it; null for none. The address loses it where a login
 * comes first. A refresh goes on where it was instead.
 */
export function openedPart(): PageAddress | null {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type !== 'navigate') return null;
  const { pathname, hash } = new URL(opening.name, window.location.origin);
  return /^#[a-z-]+$/.test(hash) ? { pathname, part: hash.slice(1) } : null;
}
