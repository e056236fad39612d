import { isMissing } from '#machines/domain/app-error.ts';
import type { Updates } from '#machines/domain/updates.ts';
import { fetchHistory, fetchUpdates } from './history.ts';
import type { Http } from './http.ts';

export { markUpdatesRead } from './history.ts';

/** Updates; where the server has none, the account history, of which nothing is unread. */
export async function findUpdates(
  http: Http,
  params: { count: number },
  signal: AbortSignal,
): Promise<Updates> {
  return fetchUpdates(http, params, signal).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    const history = await fetchHistory(http, params, signal);
    return { ...history, items: history.items.map((entry) => ({ ...entry, isUnread: false })), unread: 0 };
  });
}
