import { parse } from 'bowser';
import type { Context } from 'hono';
import type { ApiEnv } from '#server/http/context.ts';
import { addressOf } from '#server/http/guards.ts';

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

/** Where a request comes from, as the log knows it. */
export function originOf(c: Context<ApiEnv>): Origin {
  const address = addressOf(c.env);
  return {
    browser: browserOf(c.req.header('user-agent')),
    address: address === 'unknown' ? null : address,
    requestId: c.get('requestId'),
  };
}
