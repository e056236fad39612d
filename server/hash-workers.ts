import { availableParallelism, totalmem } from 'node:os';

/** Threads of libuv that hashes share with file reads. */
export const poolThreads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/** Memory of one hash: 128 MB, which is to be a quarter of the whole at most. */
const memoryOfHash = 4 * 128 * 2 ** 20;

export interface Machine {
  cores: number;
  threads: number;
  /** Bytes. */
  memory: number;
}

/** Reads the machine, within the memory limit of a container. */
export function readMachine(): Machine {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  return {
    cores: availableParallelism(),
    threads: poolThreads,
    memory: isLimited ? limit : totalmem(),
  };
}

/** How many passwords a machine hashes at once: it leaves a core, half of the threads and most of the memory to the rest. */
export function hashWorkersFor({ cores, threads, memory }: Machine): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(threads / 2), Math.floor(memory / memoryOfHash)));
}
