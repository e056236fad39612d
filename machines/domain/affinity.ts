import * as v from 'valibot';
import { id, optionalText } from './wire.ts';

/** What a member can support. */
const affinitySchema = v.object({ id, name: v.string(), imagePath: optionalText });

export const affinitiesSchema = v.object({
  items: v.array(affinitySchema),
  selectedId: v.nullish(id, null),
});

export type Affinity = v.InferOutput<typeof affinitySchema>;
export type Affinities = v.InferOutput<typeof affinitiesSchema>;
