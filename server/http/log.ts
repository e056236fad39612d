import { DatabaseError } from 'pg';
import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { findCardNumber } from '#server/card-frame/hosted-form/card-number.ts';
import type { Log, Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';

const secretName = /passw|token|code|cookie|secret|authorization|nonce|search|latitude|longitude/i;
const email = /[^\s@/?&=,;"'(]+(@|%40)(?=[\w.-])/gi;

/** A value without what must not be written down: secrets by name, card numbers, and the local part of addresses. */
export function redact(value: unknown, name = ''): unknown {
  if (secretName.test(name) && value !== null && value !== undefined) return '[redacted]';
  if (typeof value === 'string') {
    return findCardNumber(value) === null ? value.replace(email, '***$1') : '[redacted]';
  }
  if (Array.isArray(value)) return value.map((each) => redact(each));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redact(each, key)]));
  }
  return value;
}

/** A request's path and query, fit for a log: secret values and activation tokens are left out. */
export function redactPath(url: URL): string {
  const path = url.pathname.replace(/(\/activate\/)[^/]+/, '$1[redacted]');
  const query = [...url.searchParams].map(([key, each]) => `${key}=${String(redact(each, key))}`).join('&');
  return String(redact(query === '' ? path : `${path}?${query}`));
}

/** What is said of a bug: its deepest cause, never the parameters of a query. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: 'not an Error' };
  if (error.cause instanceof Error) return describeError(error.cause);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: `${error instanceof DatabaseError ? 'DatabaseError' : error.name}: ${error.message.split('\nparams:')[0]}`,
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}

/** A log of one JSON line an entry. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => {
    write(`${JSON.stringify(redact(entry))}\n`);
  };
}

/** Files, pictures and the questions of a proxy: nobody wants to read of each. */
export const isQuiet = (path: string): boolean => /^\/(assets|media|health)\//.test(path);

/** Gives each request an id (`X-Request-Id`) and writes one line for it; files, pictures and health that are well aside. */
export function requestLog({ clock, log }: Services) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const started = performance.now();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
    if (isQuiet(c.req.path) && c.res.ok) return;
    log({
      time: clock.now().toISOString(),
      level: c.res.status >= 500 && c.res.status < 520 ? 'error' : 'info',
      id,
      method: c.req.method,
      host: c.req.header('host'),
      path: redactPath(new URL(c.req.url)),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      ...(c.error && !('body' in c.error) ? describeError(c.error) : {}),
    });
  });
}
