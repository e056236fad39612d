import * as v from 'valibot';

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
export type Fault = FaultOrder['fault'];
