import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a build: the names of the hashed files that it made itself. */
const listName = '.own-assets.json';

const assetsIn = (folder: string) => join(folder, 'assets');

/**
 * Adds the hashed files that the build before made to a fresh one, so that pages which are open find theirs. Those that
 * the build before had from an earlier one are left behind.
 */
export function addEarlierAssets(fresh: string, before: string): void {
  const own = existsSync(assetsIn(fresh)) ? readdirSync(assetsIn(fresh)) : [];
  writeFileSync(join(fresh, listName), JSON.stringify(own));
  const list = join(before, listName);
  if (!existsSync(list)) return;
  mkdirSync(assetsIn(fresh), { recursive: true });
  for (const name of JSON.parse(readFileSync(list, 'utf8')) as string[]) {
    const [from, to] = [join(assetsIn(before), name), join(assetsIn(fresh), name)];
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to);
  }
}
