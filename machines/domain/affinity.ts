import * as v from 'valibot';
import { picture } from './picture.ts';
import { rows } from './rows.ts';
import { asItems, id, mended, orElse, text } from './wire.ts';

/** What a member can support. */
const affinitySchema = v.object({ id, name: v.pipe(text, v.nonEmpty()), imagePath: picture });

export const affinitiesSchema = mended(
  v.object({ items: rows(affinitySchema), selectedId: orElse(id, null) }),
  asItems,
);

export type Affinity = v.InferOutput<typeof affinitySchema>;
export type Affinities = v.InferOutput<typeof affinitiesSchema>;
