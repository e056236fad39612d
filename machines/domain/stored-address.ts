import * as v from 'valibot';
import { optionalText } from './wire.ts';

export const countries = ['US', 'CA'] as const;

export type Country = (typeof countries)[number];

/** An address as it is kept: every part may be missing. */
export const storedAddressSchema = v.object({
  street: optionalText,
  city: optionalText,
  region: optionalText,
  postalCode: optionalText,
  country: v.fallback(v.nullish(v.picklist(countries), null), null),
});
