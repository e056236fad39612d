import { createMiddleware } from 'hono/factory';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
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

type FaultOrder = v.InferOutput<typeof faultOrderSchema>;
type Fault = FaultOrder['fault'];

/** The faults that wait to be injected, oldest first. */
export interface Faults {
  add: (order: FaultOrder) => void;
  clear: () => void;
  list: () => readonly FaultOrder[];
  /** Takes the fault that a call runs into; null for none. */
  take: (call: FaultyCall) => Fault | null;
  /** Whether a call would run into one. */
  waitFor: (call: FaultyCall) => boolean;
}

interface FaultyCall {
  client: string;
  method: string;
  path: string;
}

export function createFaults(): Faults {
  let orders: FaultOrder[] = [];
  const isPath = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const next = ({ client, method, path }: FaultyCall) =>
    orders.find(
      (order) =>
        (order.client ?? client) === client &&
        (order.method === '*' || order.method === method) &&
        isPath(order.path, path),
    );
  return {
    add: (order) => {
      orders = [...orders, order];
    },
    clear: () => {
      orders = [];
    },
    list: () => orders,
    waitFor: (call) => next(call) !== undefined,
    take: (call) => {
      const found = next(call);
      if (!found) return null;
      orders = orders.flatMap((order) => {
        if (order !== found) return [order];
        return order.times > 1 ? [{ ...order, times: order.times - 1 }] : [];
      });
      return found.fault;
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
    const fault = faults.take({ client: c.get('client').id, method: c.req.method, path });
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
