import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '#server/errors/api-error.ts';
import { describeError, redact } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';

/** A request's path and query, fit for a log: secret values and activation tokens are left out. */
export function redactPath(url: URL): string {
  const path = url.pathname.replace(/(\/activate\/)[^/]+/, '$1[redacted]');
  const query = [...url.searchParams].map(([key, each]) => `${key}=${String(redact(each, key))}`).join('&');
  return String(redact(query === '' ? path : `${path}?${query}`));
}

/** Files, pictures and the questions of a proxy: nobody wants to read of each. */
export const isQuiet = (path: string): boolean => /^\/(assets|media|health)\//.test(path);

/** Whether a caller may name its requests: a trusted proxy, or this process itself, which has no caller. */
const isBelieved = (env: ApiEnv['Bindings'] | undefined) => env?.caller?.isProxied ?? true;

/** The refusal's code, or what is said of a bug. */
function reasonOf(error: Error) {
  if (!(error instanceof ApiError)) return describeError(error);
  return 'code' in error.body ? { refusal: error.body['code'] } : {};
}

/** Gives each request an id (`X-Request-Id`; that of a trusted proxy, if it brings one) and writes one line for it; files, pictures and health that are well aside. */
export function requestLog({ clock, log }: Pick<Services, 'clock' | 'log'>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const given = isBelieved(c.env) ? (c.req.header('x-request-id') ?? '') : '';
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
      ...(c.error && reasonOf(c.error)),
    });
  });
}
