import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { once } from '#machines/domain/money-format.ts';
import { connectTo, openEmbedded, openPostgres, type OpenDatabase } from '#server/db/database.ts';
import { databaseDefaults, type DatabaseSettings } from '#server/database-settings.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { noopTelemetry, type Telemetry } from '#server/telemetry/telemetry.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/api-template');

/** A template in memory, which hands out its bytes as they are: a blob copies them several times. */
class Template extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(file: string) {
    super();
    this.#bytes = new Uint8Array(readFileSync(file)).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const templates = new Map<string, Template>();

/** What the demo data is made of, but for its instant; the same for all tests of a process. */
const sources = once(() => {
  const hash = createHash('sha256');
  for (const folder of ['server', 'machines/domain']) {
    const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
});

function templateKey(now: Date): string {
  return createHash('sha256').update(sources()).update(now.toISOString()).digest('hex').slice(0, 16);
}

/** Keeps the few latest templates: each is 40 MB. */
function clearOldTemplates() {
  const files = readdirSync(cache).map((name) => join(cache, name));
  const byAge = files.sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const file of byAge.slice(4)) rmSync(file, { force: true });
}

/** On a busy machine a test waits longer than a member would. */
export const patientLimits: DatabaseSettings = {
  ...databaseDefaults,
  /** What stands between the tests and their PostgreSQL, if anything does, hands out connections by transaction. */
  preparedStatements: process.env['TEST_POOLER_URL'] === undefined,
  connectSeconds: 20,
  requestSeconds: 30,
  querySeconds: 60,
  statementSeconds: 60,
  lockSeconds: 30,
  idleTransactionSeconds: 60,
};

/** Makes and drops databases, one after the other. */
const adminLimits: DatabaseSettings = {
  ...patientLimits,
  preparedStatements: true,
  querySeconds: 600,
  statementSeconds: 600,
  lockSeconds: 600,
};

export interface DatabaseOptions {
  telemetry?: Telemetry;
  limits?: DatabaseSettings;
  /** Where the PostgreSQL at an address is reached. */
  reach?: (url: string) => string;
}

/** A test's own database. */
export interface DemoDatabase extends OpenDatabase {
  /** Opens it once more, as another server would; the embedded one has but one connection, which both share. */
  openAgain: () => Promise<OpenDatabase>;
}

async function openEmbeddedCopy(now: Date, telemetry: Telemetry): Promise<OpenDatabase> {
  const file = join(cache, `${templateKey(now)}.tar`);
  if (existsSync(file)) {
    const template = templates.get(file) ?? new Template(file);
    templates.set(file, template);
    return openEmbedded({ template, telemetry });
  }
  const made = await openEmbedded({ telemetry });
  await seedDemo(made.db, { now });
  const dump = await made.engine.dumpDataDir('none');
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  clearOldTemplates();
  return made;
}

/** One template for all test processes: whoever is first makes it, the others wait. */
async function ensureTemplate(admin: Pool, url: string, now: Date): Promise<string> {
  const name = `template_${templateKey(now)}`;
  await admin.query('select pg_advisory_lock(20261121)');
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const draft = `draft_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${draft}`);
    const made = await openPostgres(withDatabase(url, draft), undefined, adminLimits);
    await seedDemo(made.db, { now });
    await made.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(20261121)');
  }
}

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Through the pooler that the tests run behind, if any. */
function throughPooler(url: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  return pooler === undefined ? url : Object.assign(new URL(url), { host: new URL(pooler).host }).href;
}

async function openPostgresCopy(
  url: string,
  now: Date,
  { telemetry = noopTelemetry, limits = patientLimits, reach = throughPooler }: DatabaseOptions,
): Promise<DemoDatabase> {
  const admin = connectTo(url, 1, adminLimits);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  try {
    await admin.query(`create database ${name} template ${await ensureTemplate(admin, url, now)}`);
    const own = reach(withDatabase(url, name));
    const { close, ...opened } = await openPostgres(own, telemetry, limits);
    const drop = async () => {
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    };
    return { ...opened, close: drop, openAgain: () => openPostgres(own, undefined, limits) };
  } catch (error) {
    await admin.end();
    throw error;
  }
}

/**
 * A new database with the demo data of an instant, quickly: a copy of a template that is made once for each
 * version of the server. In memory, or on the PostgreSQL of TEST_DATABASE_URL.
 */
export async function openDemoDatabase(now: Date, options: DatabaseOptions = {}): Promise<DemoDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return openPostgresCopy(url, now, options);
  const { db, forJobs, close } = await openEmbeddedCopy(now, options.telemetry ?? noopTelemetry);
  const again = { db, forJobs, close: () => Promise.resolve() };
  return { db, forJobs, close, openAgain: () => Promise.resolve(again) };
}
