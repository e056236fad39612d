import { useSelector } from '@xstate/react';
import { latestReceiptPath } from '#machines/domain/receipt.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import { useApp } from './app-context.ts';

/** Where the receipt of the latest period is; null where none was charged, since purchases are rounded up. */
export function useLatestReceipt(): string | null {
  return useSelector(useApp(), ({ context: { session, programme } }) => {
    const plan = planOf(planOfMembership(session?.membership ?? null), programme?.tiers ?? []);
    return plan && priceOf(plan) ? latestReceiptPath : null;
  });
}
