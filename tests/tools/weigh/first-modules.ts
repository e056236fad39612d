import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const entry = 'src/main.tsx';

/** An import of code that is still there when the types are gone: `?url` is an address, not code. */
const staticImport = /^(?:import|export) (?!type )(?:[^;]*? from )?'(?:#|(?=\.))([^'?]+)';/gm;

/** Our modules that come with the document's script, before any page is fetched: what the entry imports, and so on. */
export function firstModules(root: string): string[] {
  const found = new Set([entry]);
  for (const module of found) {
    const source = readFileSync(join(root, module), 'utf8');
    for (const [, path = ''] of source.matchAll(staticImport)) {
      found.add(path.startsWith('.') ? normalize(join(dirname(module), path)) : path);
    }
  }
  return [...found].toSorted();
}
