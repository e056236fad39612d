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

const entry = 'index.html';
/** The calls for what every member's page reads; they are a file of their own. */
const reads = 'reads';

/** Reads of a build which file holds which module. What the document loads by itself is left out. */
export function readBuiltFiles(folder: string): FilesOf {
  const path = join(folder, '.vite/manifest.json');
  const manifest = v.parse(manifestSchema, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  const chunksOf = (modules: readonly string[]) => {
    const found = new Set(modules);
    for (const each of found) for (const imported of manifest[each]?.imports ?? []) found.add(imported);
    return [...found];
  };
  const first = new Set(chunksOf([entry]));
  const common = Object.keys(manifest).filter((key) => manifest[key]?.name === reads);
  return (modules) => {
    const chunks = chunksOf([...modules, ...common]).flatMap((key) =>
      first.has(key) ? [] : (manifest[key] ?? []),
    );
    const all = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
    return {
      scripts: all(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      styles: all(chunks.flatMap(({ css }) => css)),
    };
  };
}
