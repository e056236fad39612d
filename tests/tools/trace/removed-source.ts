import type { Plugin } from 'vite';
import * as v from 'valibot';

/** Names the variable that has a file of the product, by its whole path, and what stands in it for a run of tests. */
export const removedVariable = 'REMOVED';

const removedSchema = v.object({ file: v.string(), source: v.string() });

export type RemovedSource = v.InferOutput<typeof removedSchema>;

/** Tests meet the file as the variable has it, and all others as they are. */
export function removedSource(): Plugin {
  const given = process.env[removedVariable];
  const removed = given === undefined ? null : v.parse(removedSchema, JSON.parse(given));
  return {
    name: 'removed-source',
    enforce: 'pre',
    load: (id) => (removed !== null && id.split('?')[0] === removed.file ? removed.source : null),
  };
}
