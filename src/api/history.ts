import * as v from 'valibot';
import { historyEntrySchema, type HistoryEntry } from '#machines/domain/history.ts';
import { updatesSchema, type Updates } from '#machines/domain/updates.ts';
import { page, type Page } from '#machines/domain/wire.ts';
import type { Http } from './http.ts';
import type { Calls } from './call.ts';

export const calls = {
  fetchHistory: { method: 'GET', path: 'users/me/history', optional: true },
  fetchUpdates: { method: 'GET', path: 'users/me/updates', optional: true },
  markUpdatesRead: { method: 'POST', path: 'users/me/updates/read', optional: true },
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

/** The same, with what of it is unread. */
export function fetchUpdates(
  http: Http,
  { count }: { count: number },
  signal: AbortSignal,
): Promise<Updates> {
  return http.send(calls.fetchUpdates, updatesSchema({ pageSize: count }), {
    signal,
    query: { pageSize: count },
  });
}

/** Marks an update and all before it as read. What was read stays so. */
export async function markUpdatesRead(http: Http, id: string, signal: AbortSignal): Promise<void> {
  await http.send(calls.markUpdatesRead, v.unknown(), { signal, json: { id } });
}
