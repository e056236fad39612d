import * as v from 'valibot';
import { inEnglish, translated } from './wire.ts';

export interface Benefit {
  key: string | null;
  count: number | null;
  text: Record<string, string>;
}

/**
 * What a tier offers, in words. Benefits of one kind bear its key in every tier, with how many of it there are, so that
 * five tickets stand for more than one and not for something else.
 */
export const benefitSchema = v.union([
  v.object({
    key: v.nullish(v.pipe(v.string(), v.nonEmpty()), null),
    count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
    text: translated,
  }),
  v.pipe(
    translated,
    v.transform((text): Benefit => ({ key: null, count: null, text })),
  ),
]);

/** The words of a benefit. */
export function benefitText({ text }: Benefit): string {
  return inEnglish(text);
}
