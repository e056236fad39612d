import { and, eq } from 'drizzle-orm';
import { isErrorCode, type ErrorCode } from '#machines/domain/error-codes.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { UserRow } from '#server/db/rows.ts';

/** The person with an address, lower-case, at a client. */
export async function userByEmail(db: Database, clientId: string, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.email, email)))
    .limit(1);
  return user ?? null;
}

/** Where mail of a person goes: the email, and the one that it is to be. */
export function addressesOf({ email, pendingEmail }: Pick<UserRow, 'email' | 'pendingEmail'>): string[] {
  return pendingEmail === null ? [email] : [email, pendingEmail];
}

/** The refusal that an address asks the sandbox for: `fault+CODE@…`. */
export function askedFault(email: string): ErrorCode | null {
  const code = /^fault\+(\w+)@/.exec(email)?.[1];
  return isErrorCode(code) ? code : null;
}
