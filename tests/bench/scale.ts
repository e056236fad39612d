import { addDays, addMonths, subMonths } from 'date-fns';
import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPostgres, type OpenDatabase } from '#server/db/database.ts';
import { openOwnCluster } from '#tests/support/postgres-cluster.ts';
import { renewByProcesses } from '#tests/support/renew-processes.ts';
import { compareCalls } from './scale/calls.ts';
import { addPurchases, eraseMembers, migrateAgain, startSeconds, timed } from './scale/operations.ts';
import { openSite, patientLimits } from './scale/site.ts';

/*
 * Measures a large tenant on a PostgreSQL of its own, and a small one beside it:
 * `npm run bench:scale -- --members 200000 --purchases 25 --processes 1,3 --seconds 3`.
 * First the commonest calls at 20 connections on both, then a month's purchases, the renewals of everybody, which fall
 * due a month later in each round, erased members, the migrations and a start.
 */

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200000' },
    purchases: { type: 'string', default: '25' },
    processes: { type: 'string', default: '1,3' },
    seconds: { type: 'string', default: '3' },
  },
});
const members = Number(values.members);
const purchases = Number(values.purchases);
const seconds = Number(values.seconds);
/** Who is logged in, on each side. */
const callers = 400;
const now = new Date();
const endsAt = addDays(new Date(now).setUTCHours(23, 59, 59, 999), 5);

const say = (line: string) => process.stdout.write(`${line}\n`);
const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(8);

/** The processor seconds of all processes of a PostgreSQL on this machine. */
async function postgresClock({ db }: OpenDatabase): Promise<() => number> {
  const statOf = (pid: number | string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  };
  const [own] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) as one`);
  const parent = statOf(own?.pid ?? 0)[1];
  return () => {
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const stat = statOf(pid);
        if (stat[1] === parent) ticks += (stat[11] ?? 0) + (stat[12] ?? 0);
      } catch {
        // It has ended meanwhile.
      }
    }
    return ticks / 100;
  };
}

async function renewals({ db }: OpenDatabase, url: string): Promise<void> {
  for (const [index, count] of values.processes.split(',').map(Number).entries()) {
    const before = await db.$count(sql`charges`);
    const due = addDays(addMonths(endsAt, index), 1);
    const { seconds: taken, errors } = await renewByProcesses(count, url, due);
    const renewed = (await db.$count(sql`charges`)) - before;
    say(
      `renewals by ${count} processes: ${renewed} in ${taken.toFixed(1)} s, ` +
        `${(renewed / taken).toFixed(0)} members a second, ${errors.length} errors`,
    );
  }
}

const cluster = await openOwnCluster();
try {
  const admin = await openPostgres(cluster.url, undefined, patientLimits);
  const urlOf = (name: string) => Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href;
  for (const name of ['small', 'large']) await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  const open = async (name: string, count: number) => {
    const site = await openSite(urlOf(name), { members: count, purchases, now, endsAt, callers });
    say(`seeded ${count} members and ${count * purchases} purchases in ${site.seeded.toFixed(0)} s`);
    return site;
  };
  const small = await open('small', callers);
  const large = await open('large', members);
  const { db } = large.database;

  say(
    `${'at 20 connections: small, large'.padEnd(60)}   req/s           p99 ms          server ms       database ms  cpu, speed`,
  );
  const postgresSeconds = await postgresClock(admin);
  await compareCalls([small, large], { seconds, postgresSeconds }, (name, one, other) => {
    const pair = (figure: keyof typeof one, digits = 0) =>
      cell(one[figure], digits) + cell(other[figure], digits);
    const cpu = (other.server + other.database) / (one.server + one.database);
    say(
      `${name.padEnd(60)}${pair('perSecond')}${pair('p99')}${pair('server', 1)}${pair('database', 1)}${cell(cpu, 2)}${cell(other.perSecond / one.perSecond, 2)}`,
    );
  });
  for (const { api } of [small, large]) api.child.disconnect();
  await small.database.close();

  const month = await timed(() => addPurchases(db, members, subMonths(now, 1)));
  say(`a purchase of each, with contributions and rewards: ${(members / month).toFixed(0)} a second`);
  await renewals(large.database, urlOf('large'));
  const erased = Array.from({ length: 20 }, (_, index) => 2 + Math.floor((index * members) / 20));
  say(`erasing a member: ${((await eraseMembers(db, erased)) * 1000).toFixed(0)} ms`);
  const [ready, filled] = await migrateAgain(urlOf('large'), db);
  say(`migrations: ${ready.toFixed(1)} s, then filled in within ${filled.toFixed(1)} s`);
  say(`a start: ${(await startSeconds(urlOf('large'))).toFixed(1)} s`);
  await large.database.close();
  await admin.close();
} finally {
  cluster.stop();
}
