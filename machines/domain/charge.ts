import * as v from 'valibot';
import { currencyCodes } from './client.ts';
import { routes } from './routes.ts';
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

/** What a receipt is of: what was charged, or what was paid out. */
export type ReceiptKind = 'charge' | 'withdrawal';

/** The pages that lead to receipts, and that a receipt leads back to. */
export const receiptOrigins = ['account', 'activity', 'home'] as const;

export type ReceiptOrigin = (typeof receiptOrigins)[number];

/** What a charge or a withdrawal is called by on its receipt and to support: `R-1F0C9A7B`. */
export function receiptNumber({ id: movedId }: Pick<Charge, 'id'>): string {
  return `R-${movedId.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
}

/** Names the latest charge, whichever it is. */
export const latestCharge = 'latest';

/** Where the receipt of what was just paid is. */
export const latestReceiptPath = `${routes.account.path}?receipt=${latestCharge}`;
