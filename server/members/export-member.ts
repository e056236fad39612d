import { and, eq, inArray } from 'drizzle-orm';
import { addressesOf, userByEmail } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { memberships, membershipSubscriptions, users } from '#server/db/schema.ts';
import { exportedColumns, membersTables } from './members-tables.ts';

export type MemberExport = Record<string, readonly Record<string, unknown>[]>;

/** Everything that is stored about the member with an email, by table, but for secrets; null where there is nobody. */
export async function exportMember(
  db: Database,
  { clientId, email }: { clientId: string; email: string },
): Promise<MemberExport | null> {
  const user = await userByEmail(db, clientId, email.toLowerCase());
  if (user === null) return null;
  const own = db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, user.id));
  const mailed = and(eq(outboxMails.clientId, clientId), inArray(outboxMails.recipient, addressesOf(user)));
  const stored: MemberExport = {
    users: await db.select(exportedColumns(users)).from(users).where(eq(users.id, user.id)),
    membershipSubscriptions: await db
      .select()
      .from(membershipSubscriptions)
      .where(inArray(membershipSubscriptions.membershipId, own)),
    outboxMails: await db.select().from(outboxMails).where(mailed),
  };
  for (const [name, table] of Object.entries(membersTables)) {
    stored[name] = await db.select(exportedColumns(table)).from(table).where(eq(table.userId, user.id));
  }
  return stored;
}
