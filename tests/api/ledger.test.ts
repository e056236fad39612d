import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardTransactions, donations, payouts, referrals } from '#server/db/activity-schema.ts';
import { debts } from '#server/db/debts-schema.ts';
import { ledgerEntries, ledgerPostings } from '#server/db/ledger-schema.ts';
import { cards, charges, users } from '#server/db/schema.ts';
import { createTestServer, testNow as at, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let members = 0;

/** Somebody new, with a card and without money. */
async function newcomer() {
  members += 1;
  const own = { clientId: 'varsity', createdAt: at, updatedAt: at };
  const [user] = await server.db
    .insert(users)
    .values({ ...own, email: `ledger-${members}@example.com` })
    .returning();
  const userId = user?.id ?? '';
  const visa = { system: 'visa', lastDigits: '4242', expiryMonth: 1, expiryYear: 2040 } as const;
  const [card] = await server.db
    .insert(cards)
    .values({ ...own, ...visa, userId, platformId: `ledger-${members}` })
    .returning();
  return { clientId: 'varsity', userId, cardId: card?.id ?? '', description: 'x', createdAt: at };
}

/** What the ledger has of a member: each entry's kind with its sides. */
async function entriesOf(userId: string) {
  const rows = await server.db
    .select()
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(ledgerEntries.id, ledgerPostings.account);
  const entries = new Map<number, [string, Record<string, number>]>();
  for (const { ledger_entries: entry, ledger_postings: posting } of rows) {
    const [kind, sides] = entries.get(entry.id) ?? [entry.kind, {}];
    entries.set(entry.id, [kind, { ...sides, [posting.account]: posting.amountCents }]);
  }
  return [...entries.values()];
}

const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

describe('the ledger', () => {
  test('[LIFE-01] has an entry with two equal sides for each effect on cash back', async () => {
    const { createdAt: _, ...own } = await newcomer();
    const facts = { ...own, amountCents: 1250, contributionCents: 50, purchasedAt: at };
    const pending = { rewardAmountCents: 25, rewardStatus: 'pending' as const };
    const [gift, rounded] = await server.db
      .insert(cardTransactions)
      .values([
        { ...facts, ...pending },
        { ...facts, ...pending, roundUpAmountCents: 50 },
      ])
      .returning();
    const of = (row: { id: string } | undefined) => eq(cardTransactions.id, row?.id ?? '');
    await server.db
      .update(cardTransactions)
      .set({ rewardStatus: 'confirmed', rewardAmountCents: 20 })
      .where(of(gift));
    await server.db.update(cardTransactions).set({ rewardStatus: 'ineligible' }).where(of(rounded));
    const made = { ...own, createdAt: at, updatedAt: at };
    const [payout] = await server.db
      .insert(payouts)
      .values({ ...made, amountCents: 15, status: 'pending' })
      .returning();
    const change = (status: 'completed' | 'failed') =>
      server.db
        .update(payouts)
        .set({ status })
        .where(eq(payouts.id, payout?.id ?? ''));
    await change('completed');
    await change('failed');
    await server.db
      .insert(payouts)
      .values({ ...made, amountCents: 20, status: 'completed', type: 'forfeit' });
    expect(await entriesOf(own.userId)).toEqual([
      ['purchased', { cashBackPending: -25, givingToPassOn: -50, merchants: 75 }],
      ['purchased', { cashBackPending: -25, givingPledged: -50, merchants: 25, roundUps: 50 }],
      ['cashBackConfirmed', { cashBackConfirmed: -20, cashBackPending: 25, merchants: -5 }],
      ['cashBackRefused', { cashBackPending: 25, merchants: -25 }],
      ['withdrawn', { cashBackConfirmed: 15, cashBackReserved: -15 }],
      ['paidOut', { cashBackPaidOut: -15, cashBackReserved: 15 }],
      ['withdrawalSentBack', { cashBackConfirmed: -15, cashBackPaidOut: 15 }],
      ['cashBackForfeited', { cashBackConfirmed: 20, cashBackForfeited: -20 }],
    ]);
  });

  test('[LIFE-01] has one for each charge, debt, donation and friend, and none for what moves nothing', async () => {
    const own = await newcomer();
    const { clientId, userId } = own;
    const charge = { ...own, amountCents: 1000, cardLastDigits: '4242' };
    const [pending] = await server.db
      .insert(charges)
      .values([{ ...charge, status: 'pending' as const, settlesAt: at }])
      .returning();
    await server.db.insert(charges).values({ ...charge, status: 'declined' });
    const [debt] = await server.db
      .insert(debts)
      .values({ clientId, userId, kind: 'period', description: 'x', amountCents: 1000, begunAt: at })
      .returning();
    const settle = () =>
      server.db
        .update(charges)
        .set({ status: 'succeeded' })
        .where(eq(charges.id, pending?.id ?? ''));
    await settle();
    await settle();
    await server.db
      .update(debts)
      .set({ chargeId: pending?.id, paidAt: at })
      .where(eq(debts.id, debt?.id ?? ''));
    await server.db
      .insert(charges)
      .values({ ...charge, amountCents: 300, status: 'succeeded', month: '2026-10-01' });
    await server.db
      .insert(donations)
      .values({ clientId, userId, amountCents: 300, recipient: 'x', month: '2026-10-01', donatedAt: at });
    await server.db
      .insert(referrals)
      .values({ clientId, userId, email: 'f@example.com', status: 'pending', createdAt: at });
    await server.db
      .update(referrals)
      .set({ status: 'approved', rewardAmountCents: 1500 })
      .where(eq(referrals.userId, userId));
    expect(await entriesOf(userId)).toEqual([
      ['duesBegun', { dues: 1000, revenue: -1000 }],
      ['charged', { processor: 1000, revenue: -1000 }],
      ['duesPaid', { dues: -1000, revenue: 1000 }],
      ['roundUpsCharged', { givingPledged: 300, givingToPassOn: -300, processor: 300, roundUps: -300 }],
      ['givingPassedOn', { givingPassedOn: -300, givingToPassOn: 300 }],
      ['friendRewarded', { friendCosts: 1500, friendRewards: -1500 }],
    ]);
  });

  test('[LIFE-01] refuses a change, a deletion, unequal sides and a second entry for an effect, but goes with its member', async () => {
    const own = await newcomer();
    const { userId, clientId } = own;
    await server.db.insert(charges).values({ ...own, amountCents: 1000, status: 'succeeded' });
    const [entry] = await server.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
    const entryId = entry?.id ?? 0;
    const ofEntry = eq(ledgerPostings.entryId, entryId);
    const refused = 'The ledger is only ever added to.';
    const { db } = server;
    expect(
      await causeOf(db.update(ledgerEntries).set({ at }).where(eq(ledgerEntries.id, entryId)).execute()),
    ).toBe(refused);
    expect(await causeOf(db.delete(ledgerEntries).where(eq(ledgerEntries.id, entryId)).execute())).toBe(
      refused,
    );
    expect(await causeOf(db.update(ledgerPostings).set({ amountCents: 1 }).where(ofEntry).execute())).toBe(
      refused,
    );
    expect(await causeOf(db.delete(ledgerPostings).where(ofEntry).execute())).toBe(refused);
    expect(
      await causeOf(db.insert(ledgerPostings).values({ entryId, account: 'dues', amountCents: 1 }).execute()),
    ).toBe(`The sides of entry ${entryId} of the ledger are not equal.`);
    const again = { clientId, userId, at, kind: 'charged' as const, sourceId: entry?.sourceId ?? '' };
    expect(await causeOf(db.insert(ledgerEntries).values(again).execute())).toContain('ledger_entries_once');
    await db.delete(users).where(eq(users.id, userId));
    expect(await entriesOf(userId)).toEqual([]);
    expect(await db.select().from(ledgerPostings).where(ofEntry)).toEqual([]);
  });
});
