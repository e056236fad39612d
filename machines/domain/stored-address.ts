import * as v from 'valibot';
import { mended, optionalText, orElse } from './wire.ts';

export const countries = ['US', 'CA'] as const;

export type Country = (typeof countries)[number];

const country = mended(v.picklist(countries), (raw) => (typeof raw === 'string' ? raw.toUpperCase() : raw));

/** An address as it is kept: every part may be missing. */
export const storedAddressSchema = v.object({
  street: optionalText,
  city: optionalText,
  region: optionalText,
  postalCode: optionalText,
  country: orElse(country, null),
});
