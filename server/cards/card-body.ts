import * as v from 'valibot';
import { capField } from '#machines/domain/donation-cap.ts';

const reference = v.nullish(v.pipe(v.string(), v.maxLength(100)), null);

/** What links a card: the hosted form's success, and the tier that it pays for. */
export const cardBody = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  system: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(40)),
  currencyCode: v.picklist(['USD', 'CAD'], 'Must be USD or CAD.'),
  platformData: v.object({
    token: v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/, 'Must be the token of the hosted form.')),
    lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Must be four digits.')),
    expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
  }),
  membershipTierId: reference,
  membershipTierPlanId: reference,
  maxRoundUp: capField,
});

export type CardBody = v.InferOutput<typeof cardBody>;
