import * as v from 'valibot';
import { historyEntrySchema } from './history.ts';
import {
  asItems,
  flag,
  mended,
  numberOrNull,
  pageEntries,
  totalOf,
  type AskedPage,
  type Page,
} from './wire.ts';

/** An entry of the account history that has an effect on money, giving or access. */
export const updateSchema = v.object({
  ...historyEntrySchema.entries,
  /** Whether it happened after what the member has read. */
  isUnread: flag,
});

export type Update = v.InferOutput<typeof updateSchema>;

/** A page of updates, the latest first. */
export interface Updates extends Page<Update> {
  /** How many are unread in all; null where the server does not say. */
  unread: number | null;
}

/** A page of updates, with how many are unread in all. */
export function updatesSchema(asked: Partial<AskedPage> = {}) {
  return v.pipe(
    mended(v.object({ ...pageEntries(updateSchema, asked), unread: numberOrNull }), asItems),
    v.transform((read) => ({ ...read, total: totalOf(read) })),
  );
}
