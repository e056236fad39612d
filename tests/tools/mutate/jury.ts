import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Subject } from './subjects.ts';
import type { Verdict } from './verdict.ts';

/** One mutant to be judged, and its file as it is. */
export interface Task extends Pick<Subject, 'file' | 'source' | 'own' | 'others' | 'tests'> {
  original: string;
}

type Answer = { verdict: Verdict } | { error: string };

const patience = 90_000;

/** Judges mutants in a process that is ended, and begun again, when one of them never stops. */
export class Jury {
  readonly #arguments: string[];
  #worker: ChildProcess | null = null;

  constructor(root: string, tables: string) {
    this.#arguments = [root, tables];
  }

  judge(task: Task): Promise<Verdict> {
    const worker = (this.#worker ??= fork(
      fileURLToPath(new URL('worker.ts', import.meta.url)),
      this.#arguments,
      {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    ));
    return new Promise((resolve, reject) => {
      const end = (verdict: Verdict) => {
        clearTimeout(timer);
        worker.removeAllListeners();
        resolve(verdict);
      };
      const give = (verdict: string) => {
        this.close();
        end(verdict);
      };
      const timer = setTimeout(() => give('never stops'), patience);
      worker.once('message', (answer: Answer) => {
        if ('error' in answer) reject(new Error(answer.error));
        else end(answer.verdict);
      });
      worker.once('exit', () => give('breaks the process'));
      worker.send(task);
    });
  }

  close(): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }
}
