import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '#server/db/schema.ts';
import {
  cardBody,
  ledgerOf,
  newKey,
  planBody,
  signInAs,
  type TestMember,
} from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.throttle.clear());
afterEach(() => server.clock.reset());

async function comeBackAt(member: TestMember, instant: string, on = server) {
  on.clock.set(new Date(instant));
  expect((await member.login(member.email)).status).toBe(200);
  return ledgerOf(on, member);
}

describe('a period that has ended', () => {
  test('[SUBS-12] is followed by the next ones on the same plan, each charged once', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    const after = await comeBackAt(member, '2027-02-10T09:00:00.000Z');
    expect(after.membership?.status).toBe('active');
    expect(
      after.charges
        .slice(before.charges.length)
        .map((charge) => [
          charge.createdAt.toISOString(),
          charge.amountCents,
          charge.status,
          after.periods.find(({ id }) => id === charge.subscriptionId)?.endsAt.toISOString(),
        ]),
    ).toEqual([
      ['2026-12-02T00:00:00.000Z', 2500, 'succeeded', '2027-01-01T23:59:59.999Z'],
      ['2027-01-02T00:00:00.000Z', 2500, 'succeeded', '2027-02-01T23:59:59.999Z'],
      ['2027-02-02T00:00:00.000Z', 2500, 'succeeded', '2027-03-01T23:59:59.999Z'],
    ]);
    expect(after.periods).toHaveLength(before.periods.length + 3);
  });

  test('[SUBS-12] of round-ups is followed by the next one, paid by what the month before gave', async () => {
    const member = await signInAs(server, 'active', 'roundup');
    const before = await ledgerOf(server, member);
    const after = await comeBackAt(member, '2026-12-01T00:00:00.000Z');
    const [charge, ...others] = after.charges.slice(before.charges.length);
    expect(others).toEqual([]);
    expect(charge?.status).toBe('succeeded');
    expect(charge?.description).toMatch(/^Round-ups, November( \(monthly minimum\))?$/);
    expect(charge?.amountCents).toBeGreaterThanOrEqual(1000);
    expect(after.periods.at(-1)?.endsAt.toISOString()).toBe('2026-12-31T23:59:59.999Z');
  });

  test('[SUBS-12] makes a member without a card that can be charged overdue, once', async () => {
    const member = await signInAs(server, 'active');
    await server.db.update(cards).set({ lastDigits: '0259' }).where(eq(cards.userId, member.userId));
    const before = await ledgerOf(server, member);
    await comeBackAt(member, '2026-12-03T09:00:00.000Z');
    const after = await comeBackAt(member, '2026-12-04T09:00:00.000Z');
    expect(after.membership?.status).toBe('overdue');
    expect(after.charges.slice(before.charges.length).map(({ status }) => status)).toEqual(['declined']);
    expect(after.periods).toEqual(before.periods);
  });

  test('[SUBS-13] is renewed before anything else is charged, and then once', async () => {
    const member = await signInAs(server, 'active');
    const before = await ledgerOf(server, member);
    server.clock.set(new Date('2026-12-01T23:30:00.000Z'));
    await member.login(member.email);
    server.clock.set(new Date('2026-12-02T00:30:00.000Z'));
    await member.post('/cards', { ...cardBody(member), ...planBody('Captain') }, newKey());
    await member.post('/membership/charge', undefined, newKey());
    const after = await ledgerOf(server, member);
    expect(after.charges.slice(before.charges.length).map(({ description }) => description)).toEqual([
      'Starter, monthly',
    ]);
    expect(after.cards).toHaveLength(before.cards.length + 1);
  });

  test('[HTTP-03] is not followed by anything where no processor is set up', async () => {
    const closed = await createTestServer({ settings: { sandbox: false } });
    const member = await signInAs(closed, 'active');
    const before = await ledgerOf(closed, member);
    expect(await comeBackAt(member, '2027-02-10T09:00:00.000Z', closed)).toEqual(before);
    await closed.close();
  });
});
