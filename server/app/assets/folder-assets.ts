import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { storedBuilds, type AssetStore, type BuildFiles } from './asset-store.ts';

const listsFolder = '.builds';

interface StoredList {
  path: string;
  startedAt: number;
  files: string[];
}

async function readLists(folder: string): Promise<StoredList[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const lists = names.map(async (name) => {
    const path = join(folder, name);
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { path, startedAt: mtimeMs, files: JSON.parse(text) as string[] };
  });
  return (await Promise.all(lists)).toSorted((left, right) => right.startedAt - left.startedAt);
}

/** Puts a file in its place when all of it is written: another server may read it at once. */
async function putWhole(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  await write(unfinished);
  await rename(unfinished, path);
}

/** The files of builds in a folder that the servers share. A build's list comes first, so that nobody removes its files. */
export function folderAssets(folder: string): AssetStore {
  const lists = join(folder, listsFolder);

  async function add({ id, files }: BuildFiles): Promise<void> {
    await mkdir(lists, { recursive: true });
    await putWhole(join(lists, `${id}.json`), (path) => writeFile(path, JSON.stringify([...files.keys()])));
    for (const [name, source] of files) {
      const place = join(folder, name);
      if (!existsSync(place)) await putWhole(place, (path) => copyFile(source, path));
    }
    const all = await readLists(lists);
    const needed = new Set(all.slice(0, storedBuilds).flatMap((list) => list.files));
    for (const list of all.slice(storedBuilds)) {
      const dropped = list.files.filter((name) => !needed.has(name));
      await Promise.all(
        [list.path, ...dropped.map((name) => join(folder, name))].map((path) => rm(path, { force: true })),
      );
    }
  }

  return {
    add: (build) =>
      add(build).catch((error: NodeJS.ErrnoException) => {
        throw new StartError(`ASSETS_DIR ${folder} can't be used (${error.code ?? error.message}).`);
      }),
    find: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
        throw error;
      }),
  };
}
