import { eq } from 'drizzle-orm';
import { cardTransactions } from '#server/db/activity-schema.ts';
import type { TestMember } from './api-members.ts';
import { cardOf } from './api-plans.ts';
import { testNow, type TestServer } from './api-server.ts';

/** Leaves a member one purchase of {@link testNow}, with what it was rounded up by or what its store gave. */
export async function onlyPurchase(
  server: TestServer,
  member: TestMember,
  facts: Pick<typeof cardTransactions.$inferInsert, 'roundUpAmountCents' | 'contributionCents'>,
): Promise<void> {
  const { userId } = member;
  await server.db.delete(cardTransactions).where(eq(cardTransactions.userId, userId));
  const [clientId, cardId] = ['harbor', await cardOf(server, member)];
  const purchase = { clientId, userId, cardId, description: 'SHOP', amountCents: 2000, purchasedAt: testNow };
  await server.db.insert(cardTransactions).values({ ...purchase, ...facts });
}
