import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { createPendingPayments, type PendingPayments } from '#src/browser/pending-payments.ts';

/** The payments of this client whose outcome is not known. */
export function pendingPaymentsOf({ local, http }: Pick<AppDependencies, 'local' | 'http'>): PendingPayments {
  return createPendingPayments(local, { client: http.client, now: Date.now });
}
