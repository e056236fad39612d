import * as v from 'valibot';
import type { WalkedStep } from '#paths/walk/live-walk.ts';

const walkedStep: v.GenericSchema<WalkedStep> = v.object({
  manner: v.picklist(['start', 'gesture', 'reported', 'answered']),
  event: v.nullable(v.string()),
  from: v.array(v.string()),
  taken: v.array(v.string()),
});

const walkRun = v.object({
  /** `followed`: by somebody, on the product, by the list. */
  kind: v.picklist(['headless', 'screen', 'followed']),
  machine: v.string(),
  /** What tells its path from the others of the machine. */
  way: v.string(),
  test: v.string(),
  at: v.string(),
  steps: v.array(walkedStep),
});

/** A transition as a browser tells it: whose it is, by the names of the running machine. */
const seenTransition = v.object({ path: v.array(v.string()), eventType: v.string(), index: v.number() });

/** What one machine took at an event, after what it took at the one before. */
const seenSection = v.object({
  machine: v.string(),
  before: v.array(seenTransition),
  taken: v.array(seenTransition),
  /** Whether the browser was handling an input of its user's. */
  isByHand: v.boolean(),
});

/** What was seen of any test in a browser: of a journey all, of a view what was done by hand. */
const seenRun = v.object({
  kind: v.picklist(['journey', 'view']),
  test: v.string(),
  at: v.string(),
  stretches: v.array(seenSection),
});

/** What was written down of one walk or one journey that ended well. */
export const flowRunSchema = v.variant('kind', [walkRun, seenRun]);

export type FlowRun = v.InferOutput<typeof flowRunSchema>;
export type WalkRun = v.InferOutput<typeof walkRun>;
export type SeenSection = v.InferOutput<typeof seenSection>;
export type SeenTransition = v.InferOutput<typeof seenTransition>;
