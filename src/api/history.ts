import { historyEntrySchema, type HistoryEntry } from '#machines/domain/history.ts';
import { page, type Page } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  fetchHistory: { method: 'GET', path: 'users/me/history', optional: true },
} as const satisfies Calls;

/** What happened to the account, the latest first. */
export function fetchHistory(
  http: Http,
  { count }: { count: number },
  signal: AbortSignal,
): Promise<Page<HistoryEntry>> {
  return http.send(calls.fetchHistory, page(historyEntrySchema, { pageSize: count }), {
    signal,
    query: { pageSize: count },
  });
}
