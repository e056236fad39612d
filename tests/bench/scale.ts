import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { openPostgres } from '#server/db/database.ts';
import { databaseDefaults } from '#server/database-settings.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { addBulkMembers } from '#tests/support/bulk-members.ts';
import { openOwnCluster } from '#tests/support/postgres-cluster.ts';
import { renewByProcesses } from '#tests/support/renew-processes.ts';

/*
 * Measures renewals that are due at once: `npm run bench:scale -- --members 200000 --purchases 25 --processes 1,3`.
 * The members of each round fall due a month after those of the round before.
 */

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200000' },
    purchases: { type: 'string', default: '25' },
    processes: { type: 'string', default: '1,3' },
  },
});
const members = Number(values.members);
const purchases = Number(values.purchases);
const now = new Date('2026-11-20T12:00:00.000Z');
const limits = { ...databaseDefaults, statementSeconds: 3600, querySeconds: 3600 };

const say = (line: string) => process.stdout.write(`${line}\n`);

const cluster = await openOwnCluster();
try {
  const { db, close } = await openPostgres(cluster.url, undefined, limits);
  const begun = performance.now();
  await seedDemo(db, { now });
  await addBulkMembers(db, { members, purchases, now, endsAt: new Date('2026-11-25T23:59:59.999Z') });
  const seeding = ((performance.now() - begun) / 1000).toFixed(0);
  say(`seeded ${members} members and ${members * purchases} purchases in ${seeding} s`);
  const months = ['2026-11', '2026-12', '2027-01', '2027-02'];
  for (const [index, count] of values.processes.split(',').map(Number).entries()) {
    const before = await db.$count(sql`charges`);
    const { seconds, errors } = await renewByProcesses(
      count,
      cluster.url,
      new Date(`${months[index] ?? '2027-03'}-26T00:10:00.000Z`),
    );
    const renewed = (await db.$count(sql`charges`)) - before;
    say(
      `renewals by ${count} processes: ${renewed} in ${seconds.toFixed(1)} s, ` +
        `${(renewed / seconds).toFixed(0)} members a second, ${errors.length} errors`,
    );
  }
  await close();
} finally {
  cluster.stop();
}
