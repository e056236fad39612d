import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { connectTo } from '#server/db/database.ts';
import { cardTransactions } from '#server/db/activity-schema.ts';
import { openDatabase } from '#server/db/open.ts';
import { startServer } from '#server/start.ts';
import { openCluster } from '#tests/support/postgres-cluster.ts';
import { differences, readTables, type TableContent } from '#tests/support/table-contents.ts';

/*
 * The backup, tried on both databases: a product that starts from nothing is used, backed up by the command, restored by the
 * command into an empty place, and every table there holds what it held before. The product starts on it again. At last a row
 * is taken away, and the comparison has to say so.
 */

interface Place {
  dataDir: string | null;
  databaseUrl: string | null;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);
const member = { client: 'varsity', state: 'active', email: 'drill@example.com' };

function command(name: 'backup' | 'restore', { dataDir, databaseUrl }: Place, file: string) {
  const parameters = ['--import', import.meta.resolve('tsx'), join(root, `server/${name}.ts`), file];
  const env = { ...process.env, DATA_DIR: dataDir ?? '', DATABASE_URL: databaseUrl ?? '' };
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm run ${name} ended with ${status}: ${stderr.trim()}`);
}

/** Starts the product, makes a member through it, and stops it. Returns how that was answered. */
async function occupy(place: Place): Promise<number> {
  const server = await startServer({ ...place, port: 0, pages: 'none', sandbox: true });
  const { status } = await fetch(`http://127.0.0.1:${server.port}/sandbox/members`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  await server.stop();
  return status;
}

async function tablesOf(place: Place): Promise<Map<string, TableContent>> {
  const { db, close } = await openDatabase(place, new Date(), print);
  try {
    return await readTables(db);
  } finally {
    await close();
  }
}

/** Takes one purchase away. */
async function loseRow(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place, new Date(), print);
  const any = db.select({ id: cardTransactions.id }).from(cardTransactions).limit(1);
  await db.delete(cardTransactions).where(inArray(cardTransactions.id, any));
  await close();
}

function expectSame(what: string, actual: unknown, expected: unknown) {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

async function drill(name: string, [from, to]: [Place, Place], file: string): Promise<void> {
  expectSame(`${name}: the member was made with`, await occupy(from), 201);
  const before = await tablesOf(from);
  command('backup', from, file);
  command('restore', to, file);
  const after = await tablesOf(to);
  expectSame(`${name}: differences`, differences(before, after), []);
  expectSame(`${name}: the same member is refused with`, await occupy(to), 422);

  const restored = await tablesOf(to);
  await loseRow(to);
  const lost = differences(restored, await tablesOf(to));
  const purchases = restored.get('public.card_transactions')?.rows ?? 0;
  expectSame(
    `${name}: a lost purchase`,
    lost[0],
    `public.card_transactions had ${purchases} rows and has ${purchases - 1}`,
  );
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0);
  print(
    `${name}: rows before = rows after: ${rows} in ${before.size} tables, their contents too; a lost one is noticed.`,
  );
}

const home = mkdtempSync(join(tmpdir(), 'drill-'));
const inFolder = (name: string): Place => ({ dataDir: join(home, name), databaseUrl: null });
const cluster = await openCluster();
const admin = connectTo(cluster.url, 1);
const names = ['drill_from', 'drill_to'] as const;
try {
  await drill('embedded', [inFolder('from'), inFolder('to')], join(home, 'embedded.tar.gz'));
  for (const name of names) {
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
  }
  const [from, to] = names.map((name) => Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href);
  if (!from || !to) throw new Error('There are no two databases.');
  const places: [Place, Place] = [
    { dataDir: null, databaseUrl: from },
    { dataDir: null, databaseUrl: to },
  ];
  await drill('PostgreSQL', places, join(home, 'postgres.dump'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  cluster.stop();
  rmSync(home, { recursive: true, force: true });
}
