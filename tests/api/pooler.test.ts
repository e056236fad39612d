import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/db/schema.ts';
import { openDatabase } from '#server/db/open.ts';
import { renewDue } from '#server/jobs/renew-due.ts';
import { StartError } from '#server/start-error.ts';
import { openDemoDatabase, patientLimits } from '#tests/support/api-database.ts';
import { cardBody, ledgerOf, makeMember, newKey, planBody, signInAs } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';
import { growthOf } from '#tests/support/ledger-growth.ts';
import { openPooler, type Pooler } from '#tests/support/pooler.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const limits = { ...patientLimits, preparedStatements: false };
const parameters = 'statement_timeout, lock_timeout, idle_in_transaction_session_timeout';

describe.skipIf(url === '')('a pooler that hands out connections by transaction', () => {
  test.each([
    ['refuses limits', ''],
    ['ignores limits', parameters],
  ])(
    '[SCAL-02] and %s lets no server start that relies on sessions: it names the setting',
    async (_, ignores) => {
      const pooler = await openPooler(url, { ignores });
      let address = '';
      const { close } = await openDemoDatabase(testNow, {
        limits,
        reach: (own) => (address = pooler.reach(own)),
      });
      const start = openDatabase(
        { databaseUrl: address, dataDir: null, databaseLimits: { ...limits, preparedStatements: true } },
        testNow,
        () => undefined,
      );
      await expect(start).rejects.toThrow(StartError);
      await expect(start).rejects.toThrow('Set DATABASE_PREPARED_STATEMENTS=0');
      await close();
      pooler.stop();
    },
  );

  describe('without prepared statements', () => {
    let pooler: Pooler;
    let server: TestServer;
    beforeAll(async () => {
      pooler = await openPooler(url);
      const settings = { databaseLimits: { ...limits, lockSeconds: 0.5 } };
      server = await createTestServer({
        settings,
        jobs: 'done',
        database: { limits: settings.databaseLimits, reach: pooler.reach },
      });
    });
    afterAll(async () => {
      await server.close();
      pooler.stop();
    });

    test('[SCAL-02] a member joins, reads and orders', async () => {
      const member = await signInAs(server, 'abandoned');
      const answers = [
        await member.post('/cards', { ...cardBody(member), ...planBody('Captain') }, newKey()),
        ...(await Promise.all(Array.from({ length: 20 }, () => member.get('/users/me')))),
        ...(await Promise.all(Array.from({ length: 20 }, () => member.get('/membership/summary')))),
        await member.post('/membership/cancel', {}, newKey()),
      ];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    });

    test('[SCAL-02] a transaction has its limits: a lock is given up', async () => {
      const { userId } = await makeMember(server, 'active');
      const lock = sql`select from users where id = ${userId} for update`;
      await server.db.transaction(async (db) => {
        await db.execute(lock);
        const other = server.db.transaction((second) =>
          second.update(users).set({ phone: '1' }).where(eq(users.id, userId)),
        );
        await expect(other).rejects.toMatchObject({ cause: { code: '55P03' } });
      });
    });

    test('[SCAL-02] jobs renew whoever is due', async () => {
      const member = await makeMember(server, 'active');
      const before = await ledgerOf(server, member);
      server.clock.set(new Date('2026-12-03T00:00:00.000Z'));
      await renewDue(server.services, new AbortController().signal);
      expect(growthOf(before, await ledgerOf(server, member))).toMatchObject({ periods: 1, charges: 1 });
      server.clock.reset();
    });
  });
});
