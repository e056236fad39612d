import { useSelector } from '@xstate/react';
import { paidPeriod } from '#src/messages/paid-period.ts';
import { useApp, useClient } from './app-context.ts';
import { useLatestReceipt } from './use-latest-receipt.ts';

const none = [] as const;

/** The receipt of the period that runs, and where it is. */
export function usePaidPeriod() {
  const { currencyCode } = useClient();
  const membership = useSelector(useApp(), ({ context }) => context.session?.membership ?? null);
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? none);
  const stored = useLatestReceipt();
  return { ...paidPeriod(membership, tiers, currencyCode), stored };
}
