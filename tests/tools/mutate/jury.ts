import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Subject } from './subjects.ts';
import { neverStops, type Verdict } from './verdict.ts';

/** One mutant to be judged, and its file as it is. */
export interface Task extends Pick<Subject, 'file' | 'source' | 'own' | 'others' | 'tests'> {
  original: string;
}

type Answer = { verdict: Verdict } | { error: string };

/** How long one mutant may take, with the start of a process. */
const usualPatience = 90_000;

/** Judges mutants in a process that is ended, and begun again, when one of them never stops. */
export class Jury {
  readonly #arguments: string[];
  #worker: ChildProcess | null = null;

  constructor(root: string, tables: string) {
    this.#arguments = [root, tables];
  }

  judge(task: Task, patience = usualPatience): Promise<Verdict> {
    const worker = this.#seated();
    let timer: NodeJS.Timeout;
    return new Promise<Verdict>((resolve, reject) => {
      const give = (verdict: string) => {
        this.close();
        resolve(verdict);
      };
      timer = setTimeout(() => give(neverStops), patience);
      worker.once('message', (answer: Answer) => {
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.verdict);
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
