import { asc, eq, sql } from 'drizzle-orm';
import { debts } from '#server/db/debts-schema.ts';
import { charges } from '#server/db/schema.ts';
import type { TestMember } from './api-members.ts';
import type { TestServer } from './api-server.ts';

type Owner = Pick<TestMember, 'userId'>;
type Server = Pick<TestServer, 'db'>;

/** What a member owes or has owed, the oldest first. */
export const debtsOf = ({ db }: Server, { userId }: Owner) =>
  db.select().from(debts).where(eq(debts.userId, userId)).orderBy(asc(debts.begunAt));

/** Leaves a member as an older version of the server does, which writes no debts; without the charges that were tried. */
export async function deleteTries({ db }: Server, { userId }: Owner): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`alter table debts disable trigger debts_kept`);
    await transaction.delete(debts).where(eq(debts.userId, userId));
    await transaction.execute(sql`alter table debts enable trigger debts_kept`);
    await transaction.delete(charges).where(eq(charges.userId, userId));
  });
}
