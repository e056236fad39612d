import { asc, eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { sandboxFaults } from '#server/db/sandbox-schema.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { ApiError } from '#server/http/errors.ts';

const faultSchema = v.union([
  v.picklist(['reset', 'lost', 'malformed', 'shape']),
  v.strictObject({
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    code: v.optional(v.string()),
    message: v.optional(v.string()),
    retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ delayMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)) }),
]);

/** A fault to inject; `path` is what follows `/w/v1/{client}`, or a whole path, and may end in `*`. */
export const faultOrderSchema = v.object({
  client: v.optional(v.string()),
  method: v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PATCH', 'DELETE', '*'])),
  path: v.pipe(v.string(), v.startsWith('/')),
  fault: faultSchema,
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

export type FaultOrder = v.InferOutput<typeof faultOrderSchema>;
type Fault = FaultOrder['fault'];

/** The faults that wait to be injected, oldest first, for all servers on the database. */
export interface Faults {
  add: (order: FaultOrder) => Promise<void>;
  clear: () => Promise<void>;
  list: () => Promise<FaultOrder[]>;
  /** Takes the fault that a call runs into; null for none. Nothing is read while none is expected. */
  take: (call: FaultyCall) => Promise<Fault | null>;
  /** Reads which calls would run into one. */
  awaiting: () => Promise<(call: FaultyCall) => boolean>;
  /** Tells whether there may be any: another server may have been asked for one. */
  expect: (areAny: boolean) => void;
}

interface FaultyCall {
  client: string;
  method: string;
  path: string;
}

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
