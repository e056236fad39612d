import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';

/** When a process started, in whatever words this system has for it; empty when there is no such process. */
function startOf(pid: number): string {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The process that holds a lock; null when it has gone, or another one has its number. */
function holderOf(lock: string): number | null {
  const [pid = '', start = ''] = lock.split('\n');
  return start !== '' && startOf(Number(pid)) === start ? Number(pid) : null;
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Puts a lock in place whole, or finds that there is one. */
function place(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx' });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes away the lock of a process that is gone; should another have taken it over meanwhile, its lock stays. */
function removeStale(file: string, content: string) {
  const aside = `${file}.${randomUUID()}`;
  renameSync(file, aside);
  const moved = readFileSync(aside, 'utf8');
  if (moved !== content) place(file, moved);
  rmSync(aside);
}

/**
 * Locks a directory for this process, by a file beside it. Throws a {@link StartError} when a living process has it.
 * Returns the way to let go.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  const mine = `${process.pid}\n${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (place(file, mine)) {
      return () => {
        if (readLock(file) === mine) rmSync(file, { force: true });
      };
    }
    const theirs = readLock(file);
    if (theirs === null) continue;
    const holder = holderOf(theirs);
    if (holder !== null)
      throw new StartError(`The data directory ${directory} is in use by process ${holder}. Stop it first.`);
    removeStale(file, theirs);
  }
  throw new StartError(`The data directory ${directory} is in use.`);
}

const unfinishedMark = (directory: string) => `${directory}.unfinished`;

/** Says beside an empty place that a database is being made in it. Returns the way to say that it is whole. */
export function markUnfinished(directory: string): () => void {
  const mark = unfinishedMark(directory);
  if (isEmpty(directory)) writeFileSync(mark, '');
  return () => rmSync(mark, { force: true });
}

function isEmpty(directory: string): boolean {
  return !existsSync(directory) || readdirSync(directory).length === 0;
}

/**
 * Moves away a database whose making was cut short: nothing was ever written in it. Nothing is deleted. Returns where it
 * went. Throws a {@link StartError} for a whole one that has lost a part.
 */
export function setAsideUnfinished(directory: string, now: Date): string | null {
  if (isEmpty(directory)) return null;
  if (existsSync(unfinishedMark(directory))) {
    const aside = `${directory}.unfinished-${now.toISOString().replace(/[:.]/g, '-')}`;
    renameSync(directory, aside);
    return aside;
  }
  const lost = [join('global', 'pg_control'), 'PG_VERSION'].find(
    (part) => !existsSync(join(directory, part)),
  );
  if (lost !== undefined) throw new StartError(damaged(directory, `${lost} is missing`));
  return null;
}

/** A line about a database that can't be used, with the ways on. */
export function damaged(directory: string, reason: string): string {
  return `The database in ${directory} can't be opened: ${reason}. Restore a backup, or move this folder away to begin anew.`;
}

/** Makes a directory level by level: Node's own recursion never ends where the system takes no directories (/proc). */
function makeLevels(directory: string) {
  if (existsSync(directory)) return;
  makeLevels(dirname(directory));
  mkdirSync(directory);
}

/** Does something in the data directory. What the file system refuses is a {@link StartError}. */
export function inDirectory<Result>(directory: string, what: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      throw new StartError(`The data directory ${directory} can't be ${what} (${String(error.code)}).`);
    }
    throw error;
  }
}

/** Makes the directory that holds the database's own, or says why it can't. */
export function makeDirectory(directory: string) {
  inDirectory(directory, 'made', () => makeLevels(directory));
}
