import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { invalid } from '#server/errors/api-error.ts';

/** A body of JSON, or of one of the sandbox's own forms. Throws 400 or 422 for what can't be read. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isForm = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  const raw: unknown = isForm ? await c.req.parseBody() : await c.req.json().catch(() => undefined);
  if (raw === undefined) throw new HTTPException(400);
  const result = v.safeParse(schema, raw);
  if (!result.success) throw invalid({ body: result.issues.map(({ message }) => message) });
  return result.output;
}
