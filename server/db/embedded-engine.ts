import { promises } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fail } from '#server/command.ts';
import { StartError } from '#server/start-error.ts';

/** What the database can't go on without: when one of these can't be written, the engine never answers again. */
const logs = /(^|\/)(pg_wal|pg_xact|pg_multixact|global\/pg_control)(\/|$)/;

/** Ways of the engine's file system, by WASI's numbers, to say that there is no room: a file's limit, a quota, the disk. */
const noRoom = { fileLimit: 22, quota: 19, disk: 51 };

interface OpenFile {
  path: string;
}

/** The engine's way to the disk, as emscripten has it. */
interface DiskAccess {
  stream_ops: { write: (file: OpenFile, ...given: unknown[]) => number };
  node_ops: { mknod: (parent: { name: string }, ...given: unknown[]) => unknown };
}

/** What the engine's file system throws; it is no Error. */
interface Refusal {
  errno: number;
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'errno' in error && !(error instanceof Error);

/**
 * The directory of an embedded database. What can't be written of its log ends the process by `onLost`: nothing that was
 * acknowledged is lost, and a start with room again has it. Of any other file the query that wanted it fails, by 53100
 * where there is no room.
 */
class EmbeddedFiles extends NodeFS {
  readonly #onLost: (error: Refusal) => never;

  constructor(directory: string, onLost: (error: Refusal) => never) {
    super(directory);
    this.#onLost = onLost;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const watch = ({ NODEFS }: { NODEFS: unknown }) => this.#watch(NODEFS as DiskAccess);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), watch] } };
  }

  #watch({ stream_ops: streams, node_ops: nodes }: DiskAccess) {
    const { write } = streams;
    const { mknod } = nodes;
    streams.write = (file, ...rest) => this.#attempt(file.path, () => write(file, ...rest));
    nodes.mknod = (parent, ...rest) => this.#attempt(parent.name, () => mknod(parent, ...rest));
  }

  #attempt<Result>(path: string, act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (logs.test(path)) this.#onLost(error);
      if (Object.values(noRoom).includes(error.errno)) error.errno = noRoom.disk;
      throw error;
    }
  }
}

/** What the engine's file system says by number alone. */
const refusals: Readonly<Record<number, string>> = {
  2: 'a file may not be read or written',
  [noRoom.fileLimit]: 'a file may not grow',
  [noRoom.quota]: 'the quota is used up',
  [noRoom.disk]: 'the disk is full',
  69: 'the disk can only be read',
};

/** What a failure of the engine's file system means; null for any other. */
export function refusalOf(error: unknown): string | null {
  return isRefusal(error) ? (refusals[error.errno] ?? null) : null;
}

export interface EngineOptions {
  /** A directory; in memory without one. */
  dataDir?: string;
  /** A database to start from, as `PGlite.dumpDataDir` gives it. */
  template?: Blob;
}

/** Starts an embedded PostgreSQL. One in a directory ends the process, in one line, when its log can't be written. */
export function createEngine({ dataDir, template }: EngineOptions): Promise<PGlite> {
  const onLost = (directory: string, error: Refusal) => {
    const reason = refusalOf(error) ?? `error ${error.errno}`;
    const wayOn = 'Nothing that was acknowledged is lost. Make room there, and start the server again.';
    return fail(new StartError(`The database in ${directory} can't write its log: ${reason}. ${wayOn}`));
  };
  return PGlite.create({
    ...(dataDir !== undefined && { fs: new EmbeddedFiles(dataDir, (error) => onLost(dataDir, error)) }),
    ...(template !== undefined && { loadDataDir: template }),
  });
}

const megabyte = 1_000_000;
/** Two segments of the log, and what a start writes down beside them. */
const leastToStart = 64 * megabyte;
/** While there is less, no new request should come: what is written next may not fit. */
const leastToServe = 128 * megabyte;

async function roomIn(directory: string): Promise<number> {
  const { bavail, bsize } = await promises.statfs(directory);
  return bavail * bsize;
}

/** Tells that the disk of a directory is about to be full; null while it is not. */
export async function checkDiskSpace(directory: string): Promise<'disk nearly full' | null> {
  return (await roomIn(directory)) < leastToServe ? 'disk nearly full' : null;
}

/** Throws a {@link StartError} when there is too little room in a directory for a database to start. */
export async function requireRoom(directory: string): Promise<void> {
  const room = await roomIn(directory);
  if (room >= leastToStart) return;
  const [left, least] = [Math.floor(room / megabyte), leastToStart / megabyte];
  throw new StartError(`The disk of ${directory} has ${left} MB left; the database needs ${least} to start.`);
}
