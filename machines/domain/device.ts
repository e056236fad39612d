import * as v from 'valibot';
import { id, instant } from './wire.ts';

/** Somewhere a member is logged in. */
export const deviceSchema = v.object({
  id,
  /** "Chrome on Linux"; null when it did not say. */
  browser: v.nullable(v.string()),
  startedAt: instant,
  lastUsedAt: instant,
  /** The one that asks. */
  isCurrent: v.boolean(),
});

export type Device = v.InferOutput<typeof deviceSchema>;

/** What is to be logged out: one device, or all but this one. */
export type Ending = { which: 'one'; id: string } | { which: 'others' };
