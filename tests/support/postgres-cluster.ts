import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { installPackages } from './debian-packages.ts';

const isRoot = process.getuid?.() === 0;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const programs = ['initdb', 'pg_ctl', 'pg_basebackup', 'psql'];

/** The folder of PostgreSQL's programs; null when it is not installed. */
function findBinaries(): string | null {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((name) => join(packaged, name, 'bin')),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null;
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
  /** Kills all its processes. */
  kill: () => void;
  /** Starts it, where it does not run. */
  start: () => void;
  /** All its processes stand still, or go on. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Makes a standby that has each write before it is acknowledged. */
  addStandby: () => Promise<Standby>;
}

export interface Standby extends OwnCluster {
  /** Makes it the primary, while the caller's own traffic goes on. */
  promote: () => Promise<unknown>;
}

interface ClusterOptions {
  /** Further parameters of `postgres`. */
  settings?: string;
  /** Where its files are; a new folder unless given. */
  folder?: string;
}

/** PostgreSQL refuses to run as root: then its programs run as the user that its package made. */
const asPostgres = (program: string, parameters: string[]): [command: string, parameters: string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...parameters]] : [program, parameters];

function run(program: string, parameters: string[]) {
  const [command, rest] = asPostgres(program, parameters);
  const { status, stderr, stdout } = spawnSync(command, rest, { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) fail(`${program} failed: ${(stderr || stdout).trim().split('\n').at(-1)}`);
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  return folder;
}

/** Runs a cluster whose data is made by `make`. */
async function startCluster(
  binaries: string,
  make: (data: string) => void,
  { settings = '', folder = makeFolder() }: ClusterOptions,
): Promise<OwnCluster> {
  const data = join(folder, 'data');
  const port = await freePort();
  const parameters = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200 ${settings}`;
  make(data);
  const control = (...rest: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...rest]);
  const pidFile = join(data, 'postmaster.pid');
  const isRunning = () => existsSync(pidFile);
  const start = () => {
    if (!isRunning()) control('-l', join(folder, 'log'), '-o', parameters, 'start');
  };
  const end = () => {
    if (isRunning()) control('-m', 'immediate', 'stop');
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => {
    const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
    process.kill(Number(pid), name);
    spawnSync('pkill', ['--signal', name, '-P', pid]);
  };
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  start();
  return {
    url,
    stop: () => {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => {
      end();
      start();
    },
    kill: () => {
      signal('SIGKILL');
      rmSync(pidFile);
    },
    start,
    signal,
    addStandby: async () => {
      const copy = (to: string) =>
        run(join(binaries, 'pg_basebackup'), ['-D', to, '-d', url, '-R', '-c', 'fast', '--no-sync']);
      const own = makeFolder();
      const standby = await startCluster(binaries, copy, { folder: own });
      const synchronous = `alter system set synchronous_standby_names = '*'`;
      run(join(binaries, 'psql'), ['-qd', url, '-c', synchronous]);
      control('reload');
      return {
        ...standby,
        promote: () =>
          promisify(execFile)(
            ...asPostgres(join(binaries, 'pg_ctl'), ['-D', join(own, 'data'), '-w', 'promote']),
            { cwd: tmpdir() },
          ),
      };
    },
  };
}

const initialize = (binaries: string) => (data: string) =>
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
export async function openOwnCluster(options: ClusterOptions = {}): Promise<OwnCluster> {
  const binaries = findBinaries() ?? install();
  const cluster = await startCluster(binaries, initialize(binaries), options);
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
