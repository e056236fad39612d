import { useSelector } from '@xstate/react';
import { latestReceiptPath } from '#machines/domain/receipt.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import { useApp } from './app-context.ts';

/** Where the receipt of the latest period is; null where nothing was charged, or the server does not tell of charges. */
export function useLatestReceipt(): string | null {
  return useSelector(useApp(), ({ context: { session, missing } }) => {
    const { charge } = periodReceipt(session?.membership ?? null);
    return charge && !missing.includes('GET membership/charges') ? latestReceiptPath : null;
  });
}
