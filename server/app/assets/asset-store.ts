import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { join } from 'node:path';
import { digestOf } from '#server/digest.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { filesBelow } from '../build.ts';
import { forEver } from '../hosting-files.ts';

/** The hashed files of a build: where each lies, by its name. */
export interface BuildFiles {
  id: string;
  files: ReadonlyMap<string, string>;
}

/** How many builds are stored: the last ones that a server started with. */
export const storedBuilds = 3;

/** Where the servers behind one balancer find the files of each other's builds. */
export interface AssetStore {
  /** Stores a build that starts, and removes what none of the last {@link storedBuilds} has. */
  add: (build: BuildFiles) => Promise<void>;
  /** A file of any stored build; null for one of none. */
  find: (name: string) => Promise<Buffer | null>;
}

/** Reads which hashed files a build has. What is compressed is left out: it is compressed again. */
export function readBuildFiles(folder: string): BuildFiles {
  const assets = join(folder, 'assets');
  const paths = filesBelow(assets).filter((path) => !/\.(br|gz)$/.test(path));
  const files = new Map(paths.map((path) => [path.slice(assets.length + 1), path]));
  return { id: digestOf([...files.keys()].toSorted().join('\n')), files };
}

const safeName = /^\w[\w.-]*$/;

/** Serves the hashed files of other builds: a page and its scripts may come from servers of two. */
export function addSharedAssets(app: Hono<ApiEnv>, store: AssetStore): void {
  app.get('/assets/:name', async (c) => {
    const name = c.req.param('name');
    const content = safeName.test(name) ? await store.find(name) : null;
    if (content === null) return c.notFound();
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': forEver,
    });
  });
}
