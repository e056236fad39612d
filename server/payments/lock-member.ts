import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { UserRow } from '#server/http/context.ts';

/** Waits until nobody else changes what belongs to a member, and keeps others out until the transaction ends. */
export async function lockMember(transaction: Database, { id }: Pick<UserRow, 'id'>): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}
