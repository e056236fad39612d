import * as v from 'valibot';
import { currencyCodes } from './client.ts';
import { id, instant, money, optionalText } from './wire.ts';

/** A charge of a membership, as the billing history lists it. The amount is cents. */
export const chargeSchema = v.object({
  id,
  createdAt: instant,
  description: v.string(),
  amount: money,
  currencyCode: v.picklist(currencyCodes),
  status: v.fallback(v.picklist(['succeeded', 'pending', 'declined']), 'pending'),
  cardLastDigits: optionalText,
});

export type Charge = v.InferOutput<typeof chargeSchema>;
