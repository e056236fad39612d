import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDocument } from '#server/app/pages.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { connectTo, openPostgres } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { users } from '#server/db/schema.ts';
import { openDemoDatabase } from '#tests/support/api-database.ts';
import { newKey, signInAs, statusesOf, type TestMember } from '#tests/support/api-members.ts';
import { createTestServer, testNow, type TestServer } from '#tests/support/api-server.ts';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const limits = { ...databaseDefaults, lockSeconds: 0.5, requestSeconds: 1.5 };

const order = (member: TestMember) => member.post('/membership/cancel', {}, newKey());
const later = (answers: readonly Response[]) => answers.map(({ headers }) => headers.get('retry-after'));

describe.skipIf(isEmbedded)('a row of a member that somebody holds', () => {
  let server: TestServer;
  let address = '';
  let holder: Client;
  let member: TestMember;
  let other: TestMember;

  beforeAll(async () => {
    const reach = (url: string) => (address = url);
    server = await createTestServer({ settings: { databaseLimits: limits }, database: { limits, reach } });
    addDocument(server.app, server.services, () => '<html></html>', { isDevelopment: false });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.services.throttle.clear();
    [member, other] = [await signInAs(server, 'active'), await signInAs(server, 'manager')];
    holder = new Client({ connectionString: address });
    await holder.connect();
  });
  afterEach(() => holder.end());

  const hold = async (strength: 'update' | 'no key update') => {
    await holder.query('begin');
    await holder.query(`select from users where id = $1 for ${strength}`, [member.userId]);
  };
  const waiting = () =>
    server.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);

  test.each(['update', 'no key update'] as const)(
    '[SCAL-02] has two connections wait at most, and nobody else (for %s)',
    async (strength) => {
      await hold(strength);
      const orders = Array.from({ length: 12 }, () => order(member));
      await expect.poll(waiting).toBe(2);
      for (let call = 0; call < 10; call += 1) {
        expect((await other.get('/membership/summary')).status).toBe(200);
        expect(await waiting()).toBeLessThanOrEqual(2);
      }
      const page = await other.request('/login', { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      const answers = await Promise.all(orders);
      expect([409, 503]).toEqual(expect.arrayContaining([...new Set(statusesOf(answers))]));
      expect(statusesOf(answers)[0]).toBe(409);
      expect(later(answers)).toEqual(answers.map(() => '1'));
      await holder.query('rollback');
      expect((await order(member)).status).toBe(200);
    },
  );

  test('[SCAL-02] by a server that stopped in the middle of a transaction is free again by itself', async () => {
    const stopped = connectTo(address, 1, { ...limits, idleTransactionSeconds: 1 });
    const connection = await stopped.connect();
    connection.on('error', () => undefined);
    await connection.query('begin');
    await connection.query('select from users where id = $1 for no key update', [member.userId]);
    expect((await order(member)).status).toBe(409);
    await expect.poll(async () => (await order(member)).status, { timeout: 20_000 }).toBe(200);
    connection.release();
    await stopped.end();
  });

  test('[SCAL-02] is not waited for for long by what is no request, either', async () => {
    await hold('no key update');
    const change = server.db.update(users).set({ phone: '1' }).where(eq(users.id, member.userId));
    await expect(change).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});

describe.skipIf(isEmbedded)('the lock of a server that prepares the database', () => {
  const impatient = { ...limits, prepareSeconds: 0.3 };
  let address = '';
  let holder: Client;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ close } = await openDemoDatabase(testNow, { reach: (url) => (address = url) }));
    holder = new Client({ connectionString: address });
    await holder.connect();
    await holder.query('select pg_advisory_lock(20261122)');
  });
  afterAll(async () => {
    await holder.end();
    await close();
  });

  test('[SCAL-02] is waited for so long, and then the start fails in one line', async () => {
    const start = openDatabase(
      { databaseUrl: address, dataDir: null, databaseLimits: impatient },
      testNow,
      () => undefined,
    );
    const reason = 'another server has been preparing it for 0.3 seconds (DATABASE_PREPARE_SECONDS)';
    await expect(start).rejects.toThrow(`The database at ${new URL(address).host} can't be used: ${reason}.`);
  });

  test('[SCAL-02] is taken by the next server once it is free', async () => {
    const opening = openPostgres(address, undefined, { ...limits, prepareSeconds: 30 });
    await holder.query('select pg_advisory_unlock(20261122)');
    const opened = await opening;
    expect(await opened.db.$count(users)).toBeGreaterThan(0);
    await opened.close();
  });
});

test.runIf(isEmbedded)(
  '[SCAL-02] a request that gets no connection of the embedded database is answered with 503',
  async () => {
    const server = await createTestServer({ settings: { databaseLimits: limits } });
    const member = await signInAs(server, 'active');
    let release = () => {};
    const held = server.db.transaction(() => new Promise<void>((resolve) => (release = resolve)));
    const answer = await member.get('/users/me');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    release();
    await held;
    expect((await member.get('/users/me')).status).toBe(200);
    await server.close();
  },
);
