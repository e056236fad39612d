import type * as v from 'valibot';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { transactionSchema } from '#machines/domain/transaction.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import { earningText } from '#server/rewards/earning-text.ts';
import type { FoundTransaction } from './transaction-query.ts';

/** A purchase as it travels. A reward that was confirmed and then given up is one that is not given. */
export function viewTransaction(
  { transaction: row, earning, refundedCents }: FoundTransaction,
  currencyCode: CurrencyCode,
): v.InferInput<typeof transactionSchema> {
  return {
    id: row.id,
    cardId: row.cardId,
    description: row.description,
    brand: row.brand,
    amount: toMajorUnits(row.amountCents),
    roundUpAmount: toMajorUnits(row.roundUpAmountCents),
    contribution: toMajorUnits(row.contributionCents),
    rewardAmount: toMajorUnits(row.rewardAmountCents),
    rewardStatus: row.rewardStatus === 'forfeited' ? 'ineligible' : row.rewardStatus,
    rewardReason: row.rewardReason,
    rewardText: earning && (earningText(earning, currencyCode) || null),
    expectedAt: row.expectedAt?.toISOString() ?? null,
    refunded: toMajorUnits(refundedCents),
    purchasedAt: row.purchasedAt.toISOString(),
  };
}
