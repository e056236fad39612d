import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded, openPostgres } from '#server/db/database.ts';
import { openOwnCluster, type OwnCluster } from '#tests/support/postgres-cluster.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { outcomeOf, settleOverKills, type KilledDatabase } from './killed-jobs.ts';

const kills = repetitions('KILLS', 1);

let dataDir: string;
let cluster: OwnCluster;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'jobs-'));
  cluster = await openOwnCluster();
});
afterAll(() => {
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const databases: Readonly<Record<string, () => KilledDatabase>> = {
  'the embedded database': () => ({
    variables: { DATA_DIR: dataDir },
    read: async (look) => {
      const { db, close } = await openEmbedded({ dataDir: join(dataDir, 'database') });
      const seen = await look(db);
      await close();
      return seen;
    },
  }),
  PostgreSQL: () => ({
    variables: { DATABASE_URL: cluster.url, SANDBOX: '1' },
    read: async (look) => {
      const { db, close } = await openPostgres(cluster.url);
      const seen = await look(db);
      await close();
      return seen;
    },
  }),
};

test.each(Object.keys(databases))(
  `[LIFE-01] [LIFE-04] on %s each reward is confirmed, and each month passed on, once over ${kills} kills of the job`,
  { timeout: 240_000 + kills * 120_000 },
  async (name) => {
    const database = databases[name]?.();
    if (database === undefined) throw new Error(`There is no ${name}.`);
    const { since, now, claims } = await settleOverKills(database, kills);
    console.log(`${name}: ${kills} kills left ${claims} claims.`);
    const outcome = await database.read((db) => outcomeOf(db, since, now));
    expect(Object.keys(outcome.confirmed).length).toBeGreaterThan(kills);
    expect(Object.keys(outcome.given).length).toBeGreaterThan(kills);
    expect(outcome.saidConfirmed).toEqual(outcome.confirmed);
    expect(outcome.saidGiven).toEqual(outcome.given);
    expect([outcome.leftPending, outcome.leftMonths, outcome.differences]).toEqual([0, 0, []]);
  },
);
