import type { AppError } from '#machines/domain/app-error.ts';
import {
  chargeAfter,
  latestCharge,
  type ChargeReceipt,
  type ReceiptFacts,
} from '#machines/domain/receipt.ts';
import type { ReceiptParams } from '#machines/account/account-reads.ts';
import { fetchCharge, fetchCharges } from '#src/api/billing.ts';
import { fetchPayout } from '#src/api/payouts.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readBriefly } from '#src/app/read-briefly.ts';

/** What a receipt shows: a withdrawal, or a charge with the one that follows. Rejects with an `AppError`, 404 for none. */
export async function fetchReceipt(
  dependencies: AppDependencies,
  { of, id }: ReceiptParams,
  signal: AbortSignal,
): Promise<ReceiptFacts> {
  if (of === 'charge') return fetchChargeReceipt(dependencies, id, signal);
  const payout = await fetchPayout(dependencies.http, id, signal);
  if (payout.type !== 'payout') throw noSuchReceipt;
  return { of, payout };
}

async function fetchChargeReceipt(
  { api, http }: AppDependencies,
  id: string,
  signal: AbortSignal,
): Promise<ChargeReceipt> {
  const isLatest = id === latestCharge;
  const [asked, items, summary] = await Promise.all([
    isLatest ? null : fetchCharge(http, id, signal),
    fetchCharges(http, { count: 1 }, signal).then(
      (charges) => charges.items,
      (error: unknown) => {
        if (isLatest) throw error;
        return [];
      },
    ),
    readBriefly(api.fetchSummary, signal),
  ]);
  const [latest] = items;
  const charge = asked ?? latest;
  if (!charge) throw noSuchReceipt;
  return { of: 'charge', charge, next: chargeAfter(charge, { latest, next: summary?.nextCharge }) };
}

const noSuchReceipt: AppError = {
  kind: 'rejected',
  status: 404,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
};
