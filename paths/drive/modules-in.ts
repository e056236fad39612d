import { readdirSync } from 'node:fs';

/** Imports each file of a folder whose name ends so, by name: a new file is found without being listed anywhere. */
export function modulesIn<Exports>(folder: URL, ending: string): Promise<Exports[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return Promise.all(
    files.toSorted().map((name): Promise<Exports> => import(/* @vite-ignore */ new URL(name, folder).href)),
  );
}
