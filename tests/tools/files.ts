import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files in a folder and below, as paths from the root, with forward slashes. */
export function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name).slice(root.length).split(sep).join('/'))
    .map((file) => file.replace(/^\//, ''))
    .filter((file) => !file.includes('node_modules/'))
    .toSorted();
}
