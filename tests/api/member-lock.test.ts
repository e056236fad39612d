import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { users } from '#server/db/schema.ts';
import { ledgerOf, newKey, signInAs, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';
import { growthOf } from '#tests/support/ledger-growth.ts';
import { parallelOrders, type Request } from '#tests/support/parallel-orders.ts';

/** The embedded database has one connection, on which nobody waits for somebody else's lock. */
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

let server: TestServer;

const send = (member: TestMember, { method, path, body }: Request) =>
  member.send(method, path, body, newKey());

/** Holds the row of a member, as somebody else's order does, until the caller releases it. */
async function hold({ userId }: TestMember) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => (taken = resolve));
  const held = server.db.transaction(async (db) => {
    await db.select().from(users).where(eq(users.id, userId)).for('no key update');
    taken();
    await released;
  });
  await isTaken;
  return async () => {
    release();
    await held;
  };
}

/** Resolves as soon as somebody waits for a row of this database. */
async function somebodyWaits() {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => server.db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1);
  return 'waits';
}

describe.skipIf(isEmbedded)('what a member orders while another order of theirs is under way', () => {
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.services.throttle.clear());

  test.each(parallelOrders)(
    '[TRST-01] [SUBS-13] waits for it: $name',
    async ({ state, prepare, effects }) => {
      const member = await signInAs(server, state);
      const [request] = await prepare(server, member);
      if (request === undefined) throw new Error('Nothing is ordered.');
      const before = await ledgerOf(server, member);
      const release = await hold(member);
      onTestFinished(release);
      const answer = send(member, request);
      expect(await Promise.race([answer.then(({ status }) => status), somebodyWaits()])).toBe('waits');
      expect(await ledgerOf(server, member)).toEqual(before);
      await release();
      expect((await answer).status).toBeLessThan(300);
      const growth = growthOf(before, await ledgerOf(server, member));
      expect(effects).toContainEqual(
        Object.fromEntries(Object.entries(growth).filter(([, count]) => count !== 0)),
      );
    },
  );

  test('[TRST-01] does not wait when it only reads, or is another member’s', async () => {
    const [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'manager')];
    const release = await hold(member);
    const answers = [
      await member.get('/users/me'),
      await member.get('/membership/summary'),
      await send(other, { method: 'POST', path: '/membership/cancel', body: {} }),
    ];
    await release();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
