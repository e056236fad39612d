import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findCardNumber } from '#server/card-frame/hosted-form/card-number.ts';
import { invalid } from '#server/errors/api-error.ts';
import type { ApiEnv } from './context.ts';
import { mayHaveBody } from './guards.ts';
import { findJsonFlaw, type JsonFlaw } from '#server/json-flaws.ts';

const deepest = 50;

const flawTexts: Readonly<Record<JsonFlaw['kind'], string>> = {
  duplicate: 'The body has a name twice.',
  inexact: 'The body has a number with too many digits.',
};

/** Figures that are as long as a card's number, and are read as numbers alone. */
const metrics: readonly string[] = ['latitude', 'longitude'];

/** What is wrong with a text of any kind; null when nothing is. */
function flawOf(text: string): string | null {
  if (text.includes('\0')) return 'Must be plain text.';
  return findCardNumber(text) !== null ? 'A card number must not be sent here.' : null;
}

/** Throws 422 for the first flaw of a value, its names too. */
function requireSafeInput(value: unknown, path = '', depth = 0): void {
  if (depth > deepest) throw invalid({ body: ['Nests too deeply.'] });
  if (typeof value === 'string' || typeof value === 'number') {
    const flaw = metrics.includes(path) ? null : flawOf(String(value));
    if (flaw !== null) throw invalid({ [path]: [flaw] });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const flaw = flawOf(name);
    if (flaw !== null) throw invalid({ [path || 'body']: [flaw] });
    requireSafeInput(part, path === '' ? name : `${path}.${name}`, depth + 1);
  }
}

/**
 * Refuses, before anything reads it, what no call takes: a NUL or a card's number in any text of the query or the body,
 * a body in which a name or a part of a number would get lost, and a body that is no object. A body that is no JSON is left to whoever reads it.
 */
export const rejectUnsafeInput = createMiddleware<ApiEnv>(async (c, next) => {
  for (const [name, values] of Object.entries(c.req.queries())) {
    for (const value of values) requireSafeInput({ [name]: value });
  }
  if (mayHaveBody(c.req)) await rejectUnsafeBody(c.req);
  await next();
});

async function rejectUnsafeBody(request: HonoRequest) {
  const body: unknown = await request.json().catch(() => undefined);
  const flaw = body === undefined ? null : findJsonFlaw(await request.text());
  if (flaw !== null) throw invalid({ body: [flawTexts[flaw.kind]] });
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw invalid({ body: ['The body must be an object.'] });
  }
  requireSafeInput(body);
}
