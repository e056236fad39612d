import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { openOwnCluster, type OwnCluster } from '#tests/support/postgres-cluster.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { lostOf, waitForMore, write, writeOverKills } from './acknowledged-writes.ts';
import { openKillable } from './killable-server.ts';

const kills = repetitions('KILLS', 1);

let cluster: OwnCluster;
beforeAll(async () => {
  cluster = await openOwnCluster();
});
afterAll(() => cluster.stop());

test(
  `[TRST-05] PostgreSQL has every acknowledged write over ${kills} kills of the server`,
  { timeout: 120_000 + kills * 20_000 },
  async () => {
    const open = () => openKillable({ DATABASE_URL: cluster.url });
    const acknowledged = await writeOverKills({ kills, open });
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(lostOf(acknowledged, await readEmails(), `${kills} kills of the server on PostgreSQL`)).toEqual(
      [],
    );
  },
);

test(
  `[TRST-05] a server whose PostgreSQL crashes ${kills} times under it goes on, with every acknowledged write`,
  { timeout: 120_000 + kills * 20_000 },
  async () => {
    const server = await openKillable({ DATABASE_URL: cluster.url });
    let end: unknown = null;
    void server.end.then((ended) => (end = ended));
    const acknowledged: string[] = [];
    const writing = write(server.address, acknowledged);
    for (let crash = 0; crash < kills; crash += 1) {
      await waitForMore(acknowledged);
      await wait(Math.random() * 400);
      cluster.crash();
    }
    await waitForMore(acknowledged);
    expect(end).toBeNull();
    await server.kill();
    await writing;
    expect(lostOf(acknowledged, await readEmails(), `${kills} crashes of PostgreSQL`)).toEqual([]);
  },
);

async function readEmails(): Promise<ReadonlySet<string>> {
  const { db, close } = await openPostgres(cluster.url);
  const rows = await db.select({ email: users.email }).from(users);
  await close();
  return new Set(rows.map(({ email }) => email));
}
