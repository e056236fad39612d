import * as v from 'valibot';
import type { schemeCookie } from '#machines/domain/color-scheme.ts';
import { cookieOf } from '#machines/domain/cookie.ts';
import { isPlainLoopback } from '#machines/domain/host.ts';
import { plainToken } from '#machines/domain/sign-up-entry.ts';
import { money } from '#machines/domain/wire.ts';

const hour = 60 * 60;
const day = 24 * hour;

const positive = v.pipe(
  money,
  v.check((cents) => cents >= 1),
);

const cookies = {
  signup_tier_id: { seconds: hour, schema: plainToken },
  signup_tier_plan_id: { seconds: hour, schema: plainToken },
  signup_referral_code: { seconds: hour, schema: plainToken },
  /** Major units in the cookie, cents when read. */
  signup_max_round_up: { seconds: hour, schema: positive },
  signup_affid: { seconds: hour, schema: plainToken },
  signup_dest: { seconds: hour, schema: plainToken },
  cookie_consent: { seconds: 365 * day, schema: v.picklist(['accepted', 'rejected']) },
  invite_friends_seen: { seconds: 7 * day, schema: v.literal('1') },
  /** The month, UTC, in which the reminder was put away: `2026-11`. */
  giveaway_reminder_seen: { seconds: 31 * day, schema: plainToken },
};

export type CookieName = keyof typeof cookies;
/** Written for the server, which makes the document by it. */
type ServersCookie = typeof schemeCookie;

/** The value of a cookie; null when it is missing or not what the app would have written. */
export function readCookie<Name extends CookieName>(
  name: Name,
): v.InferOutput<(typeof cookies)[Name]['schema']> | null {
  const result = v.safeParse(cookies[name].schema, cookieOf(name, document));
  return result.success ? result.output : null;
}

/** Writes a cookie for its usual time, or for `seconds`. Safari takes no `Secure` one on plain http, even on this machine. */
export function writeCookie(name: CookieName, value: string, seconds?: number): void;
export function writeCookie(name: ServersCookie, value: string, seconds: number): void;
export function writeCookie(
  name: CookieName | ServersCookie,
  value: string,
  seconds: number = cookies[name as CookieName].seconds,
): void {
  const expires = new Date(Date.now() + seconds * 1000).toUTCString();
  const secure = isPlainLoopback(window.location) ? '' : '; secure';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; expires=${expires}${secure}; sameSite=Lax`;
  } catch {
    // As when the browser refuses it: what the cookie would have remembered is asked again.
  }
}

export function removeCookie(name: CookieName | ServersCookie): void {
  writeCookie(name as CookieName, '', -1);
}

/** The decoded XSRF token that the API set. */
export function readXsrfToken(): string | undefined {
  return cookieOf('XSRF-TOKEN', document) || undefined;
}
