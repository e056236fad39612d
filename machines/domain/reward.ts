import * as v from 'valibot';
import { picture, pictureOrNull } from './picture.ts';
import { rows } from './rows.ts';
import {
  flag,
  id,
  mended,
  number,
  numberOrNull,
  optionalInstant,
  optionalText,
  orElse,
  text,
  textOrNull,
  word,
} from './wire.ts';
import { isRecord } from './wire-values.ts';

const locationSchema = v.object({
  address: optionalText,
  city: optionalText,
  state: optionalText,
  postalCode: optionalText,
  latitude: number,
  longitude: number,
  distanceKm: numberOrNull,
});

const fields = v.object({
  id,
  logo: picture,
  nameShort: text,
  brand: text,
  category: optionalText,
  /** How it is earned; unknown where the server does not say. */
  type: word(['card_linked', 'click']),
  description: optionalText,
  terms: optionalText,
  rewardText: optionalText,
  endsAt: optionalInstant,
  isFeatured: flag,
  url: textOrNull,
  image: pictureOrNull,
  locations: orElse(rows(locationSchema), []),
});

/** An offer of a retailer. Its two names stand in for each other. */
export const rewardSchema = mended(fields, (raw) => {
  if (!isRecord(raw)) return raw;
  const names = [raw['brand'], raw['nameShort']].filter((name) => v.is(text, name) && name !== '');
  return { ...raw, brand: names[0], nameShort: names.at(-1) };
});

export type Reward = v.InferOutput<typeof rewardSchema>;

export const categorySchema = v.object({ name: v.pipe(text, v.nonEmpty()), platformName: optionalText });

export type Category = v.InferOutput<typeof categorySchema>;
