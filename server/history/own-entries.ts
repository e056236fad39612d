import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { accountHistory } from '#server/db/history-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { HistoryRow } from './view-entry.ts';

/** The entries of a member's history. */
export const ownEntries = ({ clientId, id }: Pick<UserRow, 'clientId' | 'id'>) =>
  and(eq(accountHistory.clientId, clientId), eq(accountHistory.userId, id));

/**
 * A window on a member's history, the latest written first: so what is read is always a prefix of what is listed, also
 * after a clock that was put back.
 */
export async function listEntries(
  db: Database,
  user: Pick<UserRow, 'clientId' | 'id'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const own = ownEntries(user);
  const rows = await db
    .select()
    .from(accountHistory)
    .where(own)
    .orderBy(desc(accountHistory.position))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(accountHistory, own) };
}
