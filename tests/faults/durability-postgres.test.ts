import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { openOwnCluster, type OwnCluster } from '#tests/support/postgres-cluster.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { lostOf, waitForMore, writeOverKills } from './acknowledged-writes.ts';
import { openKillable } from './killable-server.ts';

const kills = repetitions('KILLS', 1);

let cluster: OwnCluster;
beforeAll(async () => {
  cluster = await openOwnCluster();
});
afterAll(() => cluster.stop());

test(
  `[TRST-05] PostgreSQL keeps every acknowledged write over ${kills} kills of it, and as many of the server, which goes on when it is back`,
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const acknowledged = await writeOverKills({
      kills,
      open: () => openKillable({ DATABASE_URL: cluster.url }),
      strike: async (made) => {
        cluster.crash();
        await waitForMore(made);
      },
    });
    const { db, close } = await openPostgres(cluster.url);
    const kept = new Set((await db.select({ email: users.email }).from(users)).map(({ email }) => email));
    await close();
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(lostOf(acknowledged, kept, `${kills} kills of PostgreSQL and of the server`)).toEqual([]);
  },
);
