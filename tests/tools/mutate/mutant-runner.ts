import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Subject } from './subjects.ts';
import { neverStops, type MutantResult } from './mutant-result.ts';

/** One mutant to be judged, and its file as it is. */
export interface Task extends Pick<Subject, 'file' | 'source' | 'own' | 'others' | 'tests'> {
  original: string;
}

type Answer = { mutantResult: MutantResult } | { error: string };

/** How long one mutant may take, with the start of a process. */
const usualPatience = 90_000;

/** Judges mutants in a process that is ended, and begun again, when one of them never stops. */
export class MutantRunner {
  readonly #arguments: string[];
  #worker: ChildProcess | null = null;

  constructor(root: string, tables: string) {
    this.#arguments = [root, tables];
  }

  run(task: Task, patience = usualPatience): Promise<MutantResult> {
    const worker = this.#seated();
    let timer: NodeJS.Timeout;
    return new Promise<MutantResult>((resolve, reject) => {
      const give = (mutantResult: string) => {
        this.close();
        resolve(mutantResult);
      };
      timer = setTimeout(() => give(neverStops), patience);
      worker.once('message', (answer: Answer) => {
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.mutantResult);
      });
      worker.once('exit', () => give('breaks the process'));
      worker.send(task);
    }).finally(() => {
      clearTimeout(timer);
      worker.removeAllListeners();
    });
  }

  close(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }

  /** Another one where the last has broken down after its answer. */
  #seated(): ChildProcess {
    if (!this.#worker?.connected) {
      const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
      this.#worker = fork(worker, this.#arguments, {
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
    }
    return this.#worker;
  }
}
