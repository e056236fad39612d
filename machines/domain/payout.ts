import { addBusinessDays } from 'date-fns/addBusinessDays';
import * as v from 'valibot';
import { utc } from './utc.ts';
import { id, instant, money, optionalText } from './wire.ts';

/** Cash back that left the balance: paid out to a card, or forfeited. Amounts are cents. */
export const payoutSchema = v.object({
  id,
  cardId: v.nullish(id, null),
  cardPlatformId: v.nullish(id, null),
  amount: money,
  status: v.fallback(v.picklist(['pending', 'completed', 'failed']), 'pending'),
  type: v.fallback(v.picklist(['payout', 'forfeit']), 'payout'),
  description: optionalText,
  message: optionalText,
  dateFrom: v.nullish(instant, null),
  dateTo: v.nullish(instant, null),
  platformId: v.nullish(id, null),
  createdAt: instant,
  updatedAt: instant,
});

export type Payout = v.InferOutput<typeof payoutSchema>;

const longestWay = 3;

/** By when a payout has reached its card: the third business day, UTC. */
export function arrivalOf(createdAt: Date): Date {
  return addBusinessDays(createdAt, longestWay, { in: utc });
}

/** When a payout has reached its card, or will have at the latest, or came back; an instant. */
export function settlesAt({ status, createdAt, updatedAt }: Payout): string {
  return status === 'pending' ? arrivalOf(new Date(createdAt)).toISOString() : updatedAt;
}
