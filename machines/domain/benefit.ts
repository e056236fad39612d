import * as v from 'valibot';
import { inEnglish, number, orElse, text as plainText, translated } from './wire.ts';

export interface Benefit {
  key: string | null;
  count: number | null;
  text: Record<string, string>;
}

/** A benefit that says nothing in any language is none. */
const texts = v.pipe(
  translated,
  v.check((all) => Object.keys(all).length > 0),
);

/**
 * What a tier offers, in words. Benefits of one kind bear its key in every tier, with how many of it there are, so that
 * five tickets stand for more than one and not for something else.
 */
export const benefitSchema = v.union([
  v.object({
    key: orElse(v.pipe(plainText, v.nonEmpty()), null),
    count: orElse(v.pipe(number, v.integer(), v.minValue(0)), null),
    text: texts,
  }),
  v.pipe(
    texts,
    v.transform((text): Benefit => ({ key: null, count: null, text })),
  ),
]);

/** The words of a benefit. */
export function benefitText({ text }: Benefit): string {
  return inEnglish(text);
}
