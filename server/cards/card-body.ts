import * as v from 'valibot';
import { capField } from '#machines/domain/donation-cap.ts';
import { findCardNumber } from '#server/card-frame/hosted-form/card-number.ts';
import { invalid } from '#server/http/errors.ts';

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

const uuid = v.pipe(v.string(), v.uuid());

const deepest = 20;

/** The path of the first card number anywhere in a body; null when there is none. An id is none. */
function pathOfNumber(value: unknown, path: string, depth = 0): string | null {
  if (depth > deepest) throw invalid({ [path]: ['Nests too deeply.'] });
  if (typeof value === 'string' || typeof value === 'number') {
    return !v.is(uuid, value) && findCardNumber(String(value)) !== null ? path : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (findCardNumber(name) !== null) return path || 'body';
    const found = pathOfNumber(part, path === '' ? name : `${path}.${name}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Throws 422 for a body that holds a card's number, wherever it is: numbers never get here. */
export function refuseCardNumbers(body: unknown) {
  const path = pathOfNumber(body, '');
  if (path !== null) throw invalid({ [path]: ['A card number must not be sent here.'] });
}
