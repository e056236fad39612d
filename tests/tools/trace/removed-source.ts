import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Names the variable that has a file of the product and what stands in it: JSON, null while all are as they are. */
export const removedVariable = 'REMOVED';

const removedSchema = v.nullable(v.object({ file: v.string(), source: v.string() }));

export type RemovedSource = NonNullable<v.InferOutput<typeof removedSchema>>;

/** Whether tests run to see which of them notices that something is taken away. */
export const isProving = (): boolean => removedVariable in process.env;

/** Tests meet the file as the variable has it when it is loaded, and all others as they are. */
export function removedSource(): Plugin {
  return {
    name: 'removed-source',
    enforce: 'pre',
    load: (id) => {
      const removed = v.parse(removedSchema, JSON.parse(process.env[removedVariable] ?? 'null'));
      return removed !== null && id.split('?')[0] === `${root}${removed.file}` ? removed.source : null;
    },
  };
}
