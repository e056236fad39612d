import * as v from 'valibot';
import { bareAmount, centsOf } from './amount-text.ts';
import type { Cents } from './wire.ts';

/** A cap has to be more than this, cents: the server refuses any other as i_member_003. */
export const capFloor: Cents = 2000;

/**
 * The most that a member gives in a month, in major units, as it is entered or travels → cents. Blank is unlimited: null.
 * 0 is refused as too low: whoever enters it wants to give nothing, not everything.
 */
export const capField = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'capInvalid'), ''),
  v.transform((value) => bareAmount(String(value))),
  v.check((text) => !text.startsWith('-') && centsOf(text) !== 0, 'capTooLow'),
  v.check((text) => text === '' || centsOf(text) !== null, 'capInvalid'),
  v.transform((text): Cents | null => centsOf(text)),
);
