import * as v from 'valibot';

/** A box that may be ticked: `on` or nothing from a form, a boolean in a request. */
export const checkbox = v.pipe(
  v.optional(v.union([v.boolean(), v.literal('on')]), false),
  v.transform((value) => value === true || value === 'on'),
);

/** A box that must be ticked. */
export function agreement<const Key extends string>(key: Key) {
  return v.pipe(checkbox, v.literal(true, key));
}
