import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { rejected } from '#server/errors/api-error.ts';
import { networkOf } from '#server/networks.ts';
import type { ApiEnv } from './context.ts';

/** The caller's address. */
export function addressOf(env: ApiEnv['Bindings'] | undefined): string {
  return env?.caller?.address ?? 'unknown';
}

/** The network that the limits count a caller under. */
export function callerNetwork(env: ApiEnv['Bindings'] | undefined): string {
  return networkOf(addressOf(env));
}

/** 520 `i_001` for a caller that doesn't ask for JSON. */
export const acceptsJson = createMiddleware<ApiEnv>(async (c, next) => {
  if (!(c.req.header('accept') ?? '').includes('application/json')) throw rejected('i_001');
  await next();
});

/** Whether a request may bring a body: nothing reads that of a GET or HEAD, and asking for it costs as much as the call. */
export const mayHaveBody = ({ method }: Pick<Request, 'method'>): boolean =>
  method !== 'GET' && method !== 'HEAD';

/** 415 for a body that isn't JSON. */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const type = c.req.header('content-type');
  const isJson = type !== undefined && /^application\/json\s*(;|$)/i.test(type);
  const isEmpty = type === undefined && ['0', undefined].includes(c.req.header('content-length'));
  if (mayHaveBody(c.req) && !isJson && !isEmpty) throw new HTTPException(415);
  await next();
});

const limitBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new HTTPException(413);
  },
});

/** 413 for a body over 64 KiB. */
export const smallBody = createMiddleware<ApiEnv>((c, next) =>
  mayHaveBody(c.req) ? limitBody(c, next) : next(),
);
