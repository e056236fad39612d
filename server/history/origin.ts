import { parse } from 'bowser';

/** Where a change comes from: null for each part that the caller does not tell. */
export interface Origin {
  /** "Chrome on Linux". */
  browser: string | null;
  address: string | null;
  requestId: string | null;
}

const longestAgent = 500;

/** What a browser is called by; null for a caller that is none. */
export function browserOf(userAgent: string | undefined): string | null {
  const { browser, os } = parse(userAgent?.slice(0, longestAgent) || 'unknown');
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
