import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian-packages.ts';

const isRoot = process.getuid?.() === 0;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The folder of `initdb` and `pg_ctl`; null when PostgreSQL is not installed. */
function findBinaries(): string | null {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((name) => join(packaged, name, 'bin')),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

function install(): string {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    fail('PostgreSQL is not installed. Install it, or set DATABASE_URL.');
  }
  installPackages('postgresql');
  return findBinaries() ?? fail('PostgreSQL was installed, but its programs were not found.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

export interface Cluster {
  url: string;
  stop: () => void;
}

/** One that was made here, so that it may break. */
export interface OwnCluster extends Cluster {
  /** Ends all its processes at once, as a crash does, and starts it again. */
  crash: () => void;
}

/** PostgreSQL refuses to run as root: then its programs run as the user that its package made. */
function run(program: string, parameters: string[]) {
  const [command, rest] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...parameters]]
    : [program, parameters];
  const { status, stderr, stdout } = spawnSync(command, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) fail(`${program} failed: ${(stderr || stdout).trim().split('\n').at(-1)}`);
}

async function startCluster(binaries: string): Promise<OwnCluster> {
  const home = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', home]);
  const data = join(home, 'data');
  const port = await freePort();
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  run(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'tester',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const control = (...parameters: string[]) =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...parameters]);
  const start = () => control('-l', join(home, 'log'), '-o', settings, 'start');
  const end = () => control('-m', 'immediate', 'stop');
  start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop: () => {
      end();
      rmSync(home, { recursive: true, force: true });
    },
    crash: () => {
      end();
      start();
    },
  };
}

/**
 * A real PostgreSQL: the one of DATABASE_URL, or a throw-away cluster made from installed binaries, which Debian's package
 * brings when there are none and one may install.
 */
export async function openCluster(): Promise<Cluster> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => undefined };
  return openOwnCluster();
}

/** A throw-away cluster. It is stopped when the process is told to end. */
export async function openOwnCluster(): Promise<OwnCluster> {
  const cluster = await startCluster(findBinaries() ?? install());
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, stopAndEnd);
    cluster.stop();
  };
  const stopAndEnd = () => {
    stop();
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, stopAndEnd);
  return { ...cluster, stop };
}
