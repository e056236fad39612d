import { createMiddleware } from 'hono/factory';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#server/errors/api-error.ts';
import { followOtherServers } from '#server/sandbox/shared-sandbox.ts';
import type { Faults, Services } from '#server/services.ts';
import type { ApiEnv } from './context.ts';

/** The connection ends without an answer. */
function cutConnection(env: ApiEnv['Bindings'] | undefined): never {
  env?.incoming?.socket.destroy();
  throw new Error('The sandbox cut the connection.');
}

const brokenBodies = { malformed: '{"user": {"id": "1', shape: '{"unexpected": true}' };

/** Runs calls into the faults that were ordered for them. `lost` does the work first, and then loses the answer. */
export function injectFaults(faults: Faults) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const path = c.req.path.replace(/^\/w\/v1\/[^/]+/, '') || '/';
    const fault = await faults.take({ client: c.get('client').id, method: c.req.method, path });
    if (fault === null) return next();
    if (fault === 'reset') return cutConnection(c.env);
    if (fault === 'lost') {
      await next();
      return cutConnection(c.env);
    }
    if (typeof fault === 'string')
      return c.body(brokenBodies[fault], 200, { 'Content-Type': 'application/json' });
    if ('delayMs' in fault) {
      await wait(fault.delayMs);
      return next();
    }
    const { status, code, message = 'A fault of the sandbox.', retryAfter } = fault;
    throw new ApiError(
      status,
      code === undefined ? { message } : { code, message },
      retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) },
    );
  });
}

/** {@link followOtherServers}, before each call. Where the database is away, a call that needs it says so. */
export function followOthers(services: Pick<Services, 'db' | 'clock' | 'faults' | 'settings'>) {
  return createMiddleware<ApiEnv>(async (_, next) => {
    await followOtherServers(services).catch(() => undefined);
    await next();
  });
}
