import * as v from 'valibot';
import { currencyCode } from './client.ts';
import { id, instant, money, optionalText, text, word } from './wire.ts';

/** A charge of a membership, or what was waived instead of one, as the billing history lists it. The amount is cents. */
export const chargeSchema = v.object({
  id,
  createdAt: instant,
  description: v.fallback(text, ''),
  amount: money,
  currencyCode: v.fallback(currencyCode, ''),
  status: word(['succeeded', 'pending', 'declined', 'waived']),
  cardLastDigits: optionalText,
});

export type Charge = v.InferOutput<typeof chargeSchema>;
