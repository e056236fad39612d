import type { Plugin } from 'vite';

/** Serves one file changed, in place of what is on the disk. */
export class MutatedSource {
  #file: string | null = null;
  #source = '';

  readonly plugin: Plugin = {
    name: 'mutated-source',
    enforce: 'pre',
    load: (id) => (id === this.#file ? this.#source : null),
  };

  set(file: string, source: string): void {
    this.#file = file;
    this.#source = source;
  }

  clear(): void {
    this.#file = null;
  }
}
