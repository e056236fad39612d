import { asc, eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { FaultOrder } from '#server/db/fault-order.ts';
import { sandboxFaults } from '#server/db/sandbox-schema.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import type { Faults, FaultyCall } from '#server/services.ts';

const mostOrders = 1000;

const isPath = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const isFor = (order: Omit<FaultOrder, 'times'>, { client, method, path }: FaultyCall) =>
  (order.client ?? client) === client &&
  (order.method === '*' || order.method === method) &&
  isPath(order.path, path);

export function createFaults(db: Database): Faults {
  let areAny = false;
  const rows = (on: Database) =>
    on.select().from(sandboxFaults).orderBy(asc(sandboxFaults.position)).limit(mostOrders);
  return {
    add: async ({ times, ...order }) => {
      await db.insert(sandboxFaults).values({ order, times });
      areAny = true;
    },
    clear: async () => {
      await db.delete(sandboxFaults);
      areAny = false;
    },
    list: async () => (await rows(db)).map(({ order, times }) => ({ ...order, times })),
    awaiting: async () => {
      const waiting = areAny ? await rows(db) : [];
      return (call) => waiting.some(({ order }) => isFor(order, call));
    },
    take: async (call) => {
      if (!areAny) return null;
      return db.transaction(async (transaction) => {
        const waiting = await rows(transaction).for('update');
        areAny = waiting.length > 0;
        const found = waiting.find(({ order }) => isFor(order, call));
        if (!found) return null;
        const itself = eq(sandboxFaults.position, found.position);
        if (found.times === 1) await transaction.delete(sandboxFaults).where(itself);
        else
          await transaction
            .update(sandboxFaults)
            .set({ times: found.times - 1 })
            .where(itself);
        return found.order.fault;
      });
    },
    expect: (given) => {
      areAny = given;
    },
  };
}

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
