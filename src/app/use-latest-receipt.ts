import { useSelector } from '@xstate/react';
import { latestReceiptPath } from '#machines/domain/receipt.ts';
import { isOver } from '#machines/domain/membership-over.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import { useApp } from './app-context.ts';

/**
 * Where the receipt of the latest period, or of a debt that was paid just now, is; null where nothing was charged, the
 * server does not tell of charges, or the account is closed to who has left.
 */
export function useLatestReceipt(paid: 'period' | 'debt' = 'period'): string | null {
  return useSelector(useApp(), ({ context: { session, missing } }) => {
    if (isOver(session?.membership ?? null)) return null;
    const isCharged = paid === 'debt' || periodReceipt(session?.membership ?? null).charge !== null;
    return isCharged && !missing.includes('GET membership/charges') ? latestReceiptPath : null;
  });
}
