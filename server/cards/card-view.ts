import type * as v from 'valibot';
import type { cardSchema } from '#machines/domain/card.ts';
import type { cards } from '#server/db/schema.ts';
import type { ClientRow } from '#server/db/rows.ts';

export type CardRow = typeof cards.$inferSelect;

export const systemNames: Readonly<Record<CardRow['system'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** Whether a card has run to the end of its month, UTC. */
export function hasExpired(
  { expiryYear, expiryMonth }: Pick<CardRow, 'expiryYear' | 'expiryMonth'>,
  now: Date,
) {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth);
}

/** A card's status at an instant: an active or paused one that has run out is expired. */
export function statusOf(card: CardRow, now: Date): CardRow['status'] {
  return hasExpired(card, now) && card.status !== 'deleted' ? 'expired' : card.status;
}

/** A card as it travels. */
export function viewCard(card: CardRow, client: ClientRow, now: Date): v.InferInput<typeof cardSchema> {
  const { id, userId, clientId, name, system, lastDigits, expiryMonth, expiryYear, billing } = card;
  const status = statusOf(card, now);
  return {
    id,
    userId,
    clientId,
    name,
    system,
    currencyCode: client.currencyCode,
    lastDigits,
    expiryMonth,
    expiryYear,
    status,
    billing,
    deleted: status === 'deleted',
    createdAt: card.createdAt.toISOString(),
    updatedAt: card.updatedAt.toISOString(),
  };
}
