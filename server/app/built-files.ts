import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

/** The addresses of the scripts and styles that modules need, with all that they import. */
export type FilesOf = (modules: readonly string[]) => { scripts: string[]; styles: string[] };

export interface BuiltFiles {
  /** The scripts that the document loads by itself. */
  first: string[];
  of: FilesOf;
}

const entry = 'index.html';
/** The calls for what every member's page reads; they are a file of their own. */
const reads = 'reads';

/** Reads of a build which file holds which module. What the document loads by itself is left out. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const path = join(folder, '.vite/manifest.json');
  const manifest = v.parse(manifestSchema, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  const chunksOf = (modules: readonly string[]) => {
    const found = new Set(modules);
    for (const each of found) for (const imported of manifest[each]?.imports ?? []) found.add(imported);
    return [...found];
  };
  const first = new Set(chunksOf([entry]));
  const common = Object.keys(manifest).filter((key) => manifest[key]?.name === reads);
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const scriptsIn = (keys: readonly string[]) =>
    addresses(keys.flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  return {
    first: scriptsIn([...first]),
    of: (modules) => {
      const keys = chunksOf([...modules, ...common]).filter((key) => !first.has(key));
      return {
        scripts: scriptsIn(keys),
        styles: addresses(keys.flatMap((key) => manifest[key]?.css ?? [])),
      };
    },
  };
}
