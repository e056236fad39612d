import type * as v from 'valibot';
import type { historyEntrySchema } from '#machines/domain/history.ts';
import { toMajorUnits } from '#machines/domain/wire.ts';
import type { accountHistory } from '#server/db/history-schema.ts';
import type { ClientRow } from '#server/db/rows.ts';

export type HistoryRow = typeof accountHistory.$inferSelect;

/** An entry of the account history as the API answers with it. */
export function viewEntry(
  { id, at, kind, by, plan, amountCents, cardLastDigits, effectiveAt, ...facts }: HistoryRow,
  { currencyCode }: ClientRow,
): v.InferInput<typeof historyEntrySchema> {
  const { month, recipient, device, browser, address, requestId } = facts;
  return {
    id,
    at: at.toISOString(),
    kind,
    by,
    plan,
    amount: amountCents === null ? null : toMajorUnits(amountCents),
    currencyCode,
    cardLastDigits,
    effectiveAt: effectiveAt?.toISOString() ?? null,
    month,
    recipient,
    device,
    browser,
    address,
    requestId,
  };
}
