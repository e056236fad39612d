import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { inDirectory, lockDirectory, makeDirectory, markUnfinished } from './data-dir.ts';
import { connectTo } from './database.ts';
import { createEngine } from './embedded-engine.ts';
import { reasonOf } from './open.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Runs a program of PostgreSQL on a database. The password is told by the environment, which no list of processes shows. */
async function runProgram(program: string, url: string, parameters: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...parameters, `--dbname=${address.href}`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((done, reject) => {
    child.once('error', () => reject(new StartError(`${program} is not installed.`)));
    child.once('close', done);
  });
  if (code !== 0)
    throw new StartError(`${program} failed: ${errors.trim().split('\n')[0] ?? `exit code ${code}`}`);
}

/** The embedded database's own directory, locked for this process: a server that runs on it has to be stopped first. */
function lockEmbedded(dataDir: string): { directory: string; unlock: () => void } {
  const place = resolve(dataDir);
  makeDirectory(place);
  const directory = join(place, 'database');
  return { directory, unlock: inDirectory(place, 'written to', () => lockDirectory(directory)) };
}

/** Puts a file in place whole, or not at all. */
async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await write(draft);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function dumpAll(engine: PGlite): Promise<Buffer> {
  try {
    const dump = await engine.dumpDataDir('gzip');
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    await engine.close();
  }
}

async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(resolve(dataDir), 'database', 'PG_VERSION'))) {
    throw new StartError(`There is no database in ${resolve(dataDir)}.`);
  }
  const { directory, unlock } = lockEmbedded(dataDir);
  try {
    const engine = await createEngine({ dataDir: directory });
    const content = await dumpAll(engine);
    await writeWhole(file, async (draft) =>
      inDirectory(file, 'written', () => writeFileSync(draft, content)),
    );
  } finally {
    unlock();
  }
}

async function loadEmbedded(dataDir: string, file: string): Promise<void> {
  const { directory, unlock } = lockEmbedded(dataDir);
  try {
    if (existsSync(directory) && readdirSync(directory).length > 0) throw occupied(directory);
    const markWhole = markUnfinished(directory);
    const engine = await createEngine({ dataDir: directory, template: new Blob([readFileSync(file)]) });
    await engine.exec('CHECKPOINT');
    await engine.close();
    markWhole();
  } finally {
    unlock();
  }
}

async function requireEmpty(url: string): Promise<void> {
  const pool = connectTo(url, 1);
  try {
    const { rows } = await pool.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    if (rows.length > 0) throw occupied(new URL(url).pathname.slice(1));
  } finally {
    await pool.end();
  }
}

const occupied = (place: string) =>
  new StartError(`There is a database in ${place} already: a backup is restored into an empty place.`);

/** Throws what happened to a file as a {@link StartError} in one line. */
async function reported(what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${what}: ${reasonOf(error)}.`);
  }
}

/**
 * Writes the whole database to a file: a PostgreSQL while it is used, by `pg_dump`; the embedded one while no server uses
 * it. Rejects with a {@link StartError}; the file is there whole or not at all.
 */
export async function backUp({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  await reported(`The database can't be backed up to ${file}`, async () => {
    if (databaseUrl !== null) {
      const parameters = ['--format=custom', '--no-owner', '--no-privileges'];
      await writeWhole(file, (draft) =>
        runProgram('pg_dump', databaseUrl, [...parameters, `--file=${draft}`]),
      );
    } else if (dataDir !== null) await dumpEmbedded(dataDir, file);
  });
}

/** Makes the database of a backup anew in an empty place. Rejects with a {@link StartError}. */
export async function restore({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  await reported(`${file} can't be restored`, async () => {
    if (databaseUrl !== null) {
      await requireEmpty(databaseUrl);
      const parameters = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file];
      await runProgram('pg_restore', databaseUrl, parameters);
    } else if (dataDir !== null) await loadEmbedded(dataDir, file);
  });
}
