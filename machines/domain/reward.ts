import * as v from 'valibot';
import { id, instant, optionalText } from './wire.ts';

const locationSchema = v.object({
  address: optionalText,
  city: optionalText,
  state: optionalText,
  postalCode: optionalText,
  latitude: v.number(),
  longitude: v.number(),
  distanceKm: v.nullish(v.number(), null),
});

/** An offer of a retailer. */
export const rewardSchema = v.object({
  id,
  logo: optionalText,
  nameShort: v.string(),
  brand: v.string(),
  category: optionalText,
  type: v.fallback(v.picklist(['card_linked', 'click']), 'card_linked'),
  description: optionalText,
  terms: optionalText,
  rewardText: optionalText,
  endsAt: v.nullish(instant, null),
  isFeatured: v.nullish(v.boolean(), false),
  url: v.nullish(v.string(), null),
  image: v.nullish(v.string(), null),
  locations: v.nullish(v.array(locationSchema), []),
});

export type Reward = v.InferOutput<typeof rewardSchema>;

export const categorySchema = v.object({ name: v.string(), platformName: optionalText });

export type Category = v.InferOutput<typeof categorySchema>;
