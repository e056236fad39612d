import * as v from 'valibot';
import { boolean, id, orNull, instant, text } from './wire.ts';

/** Somewhere a member is logged in. */
export const deviceSchema = v.object({
  id,
  /** "Chrome on Linux"; null when it did not say. */
  browser: orNull(v.nullable(text)),
  startedAt: orNull(instant),
  lastUsedAt: orNull(instant),
  /** The one that asks. */
  isCurrent: v.fallback(boolean, false),
});

export type Device = v.InferOutput<typeof deviceSchema>;

/** What is to be logged out: one device, or all but this one. */
export type Ending = { which: 'one'; id: string } | { which: 'others' };
