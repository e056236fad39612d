import * as v from 'valibot';
import type { Cents } from './wire.ts';

const amount = /^\d{1,7}([.,]\d{1,2})?$/;

/**
 * The most that a member gives in a month, in major units, as it is entered or travels → cents.
 * Blank and 0 mean unlimited: null.
 */
export const capField = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'capInvalid'), ''),
  v.transform((value) =>
    String(value)
      .trim()
      .replace(/^\$\s*/, ''),
  ),
  v.check((text) => !text.startsWith('-'), 'capNegative'),
  v.check((text) => text === '' || amount.test(text), 'capInvalid'),
  v.transform((text): Cents | null => {
    const cents = Math.round(Number(text.replace(',', '.')) * 100);
    return cents > 0 ? cents : null;
  }),
);
