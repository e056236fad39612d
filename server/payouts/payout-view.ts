import type * as v from 'valibot';
import { arrivalOf, type payoutSchema } from '#machines/domain/payout.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import type { payouts } from '#server/db/activity-schema.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** A payout as it travels. One that is under way has reached its card when its longest way is over. */
export function viewPayout(row: PayoutRow, now: Date): v.InferInput<typeof payoutSchema> {
  const { id, cardId, amountCents, type, description, message, dateFrom, dateTo, platformId } = row;
  const arrival = arrivalOf(row.createdAt);
  const hasArrived = row.status === 'pending' && arrival <= now;
  return {
    id,
    cardId,
    cardPlatformId: cardId,
    amount: toMajorUnits(amountCents),
    status: hasArrived ? 'completed' : row.status,
    type,
    description,
    message,
    dateFrom: dateFrom?.toISOString() ?? null,
    dateTo: dateTo?.toISOString() ?? null,
    platformId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: (hasArrived ? arrival : row.updatedAt).toISOString(),
  };
}
