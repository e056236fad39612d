import { createMiddleware } from 'hono/factory';
import type { Clock } from '#server/clock.ts';
import { closedPolicy } from '#server/content-policy.ts';
import type { ApiEnv } from './context.ts';

/** The security headers of every answer, beside its policy. */
export const documentHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  /** Offers nearby ask where somebody is; nothing else of the device is ever asked for. */
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
};

/** Security headers on every answer. What sets no policy or caching of its own is closed and never stored. */
export const securityHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(documentHeaders)) c.header(name, value);
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', closedPolicy);
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  if (c.env?.caller?.isEncrypted) {
    c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
});

/** The time of an answer is that of the server's clock, by which the app says what day it is. */
export function datedBy({ now }: Pick<Clock, 'now'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    c.header('Date', now().toUTCString());
  });
}
