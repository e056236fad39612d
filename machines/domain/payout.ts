import { addBusinessDays } from 'date-fns/addBusinessDays';
import * as v from 'valibot';
import { utc } from './utc.ts';
import { id, instant, money, optionalInstant, optionalText, orElse, word } from './wire.ts';

const fields = v.object({
  id,
  cardId: orElse(id, null),
  cardPlatformId: orElse(id, null),
  amount: money,
  status: word(['pending', 'completed', 'failed']),
  type: word(['payout', 'forfeit']),
  description: optionalText,
  message: optionalText,
  dateFrom: optionalInstant,
  dateTo: optionalInstant,
  platformId: orElse(id, null),
  createdAt: instant,
  updatedAt: optionalInstant,
});

/** Cash back that left the balance: paid out to a card, or forfeited. Amounts are cents. */
export const payoutSchema = v.pipe(
  fields,
  v.transform((read) => ({ ...read, updatedAt: read.updatedAt ?? read.createdAt })),
);

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
