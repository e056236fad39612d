import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { openCluster, type Cluster } from '#tests/support/postgres-cluster.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { lostOf, writeOverKills } from './acknowledged-writes.ts';
import { openKillable } from './killable-server.ts';

const kills = repetitions('KILLS', 1);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster.stop());

test(
  `[TRST-05] PostgreSQL has every acknowledged write over ${kills} kills of the server`,
  { timeout: 120_000 + kills * 20_000 },
  async () => {
    const open = () => openKillable({ DATABASE_URL: cluster.url });
    const acknowledged = await writeOverKills({ kills, open });
    const { db, close } = await openPostgres(cluster.url);
    const kept = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
    await close();
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(lostOf(acknowledged, kept, `${kills} kills of the server on PostgreSQL`)).toEqual([]);
  },
);
