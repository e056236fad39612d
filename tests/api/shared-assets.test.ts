import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEarlierAssets } from '#server/app/earlier-assets.ts';
import type { AssetStore } from '#server/app/assets/asset-store.ts';
import { databaseAssets } from '#server/app/assets/database-assets.ts';
import { folderAssets } from '#server/app/assets/folder-assets.ts';
import { shareBuiltFiles } from '#server/app/pages.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { StartError } from '#server/start-error.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const home = mkdtempSync(join(tmpdir(), 'shared-assets-'));
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

/** A folder with a build of these hashed files; each file holds its own name. */
function build(...names: string[]): string {
  const folder = mkdtempSync(join(home, 'build-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of names) writeFileSync(join(folder, 'assets', name), name);
  return folder;
}

/** A server with a build, which gives the status and the text of a file. */
async function serverWith(store: AssetStore, ...names: string[]) {
  const app = new Hono<ApiEnv>();
  await shareBuiltFiles(app, build(...names), store);
  return async (name: string) => {
    const response = await app.request(`/assets/${name}`);
    return `${response.status} ${response.ok ? await response.text() : ''}`.trim();
  };
}

const stores: [string, () => () => AssetStore][] = [
  ['the database', () => () => databaseAssets(server.db, { withAdvisoryLock: (make) => make() })],
  [
    'a folder',
    () => {
      const folder = mkdtempSync(join(home, 'shared-'));
      return () => folderAssets(folder);
    },
  ],
];

describe.each(stores)('servers of several builds that share %s', (name, place) => {
  test('[SCAL-03] serve each other’s files, those of a build that has just started, too', async () => {
    const open = place();
    const older = await serverWith(open(), 'index-1.js', 'font.woff2');
    expect(await older('index-2.js')).toBe('404');
    const newer = await serverWith(open(), 'index-2.js', 'font.woff2');
    expect(await Promise.all(['index-1.js', 'index-2.js', 'font.woff2'].map(newer))).toEqual([
      '200 index-1.js',
      '200 index-2.js',
      '200 font.woff2',
    ]);
    expect(await older('index-2.js')).toBe('200 index-2.js');
    expect(await older('index-3.js')).toBe('404');
  });

  test('[SCAL-03] send them with a type, and for ever', async () => {
    const open = place();
    await serverWith(open(), 'styles-1.css');
    const app = new Hono<ApiEnv>();
    await shareBuiltFiles(app, build('index-4.js'), open());
    const { headers } = await app.request('/assets/styles-1.css');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  test('[SCAL-03] delete what none of the last three builds has', async () => {
    const open = place();
    const ask = await serverWith(open(), 'a-1.js', 'common.js');
    await serverWith(open(), 'a-2.js', 'common.js');
    await serverWith(open(), 'a-3.js');
    await serverWith(open(), 'a-1.js', 'common.js');
    await serverWith(open(), 'a-4.js');
    const last = await serverWith(open(), 'a-5.js');
    expect(await Promise.all(['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js', 'common.js'].map(last))).toEqual([
      '200 a-1.js',
      '404',
      '404',
      '200 a-4.js',
      '200 common.js',
    ]);
    expect(await ask('a-5.js')).toBe('200 a-5.js');
  });

  test.each(['..%2F.builds', '.builds', '%2e%2e', 'a%2Fb.js', '.builds%2Fx.json'])(
    '[SCAL-03] serve nothing at %s',
    async (path) => {
      expect(await (await serverWith(place()(), `of-${name.length}.js`))(path)).toBe('404');
    },
  );
});

test('[SCAL-03] a folder that can’t be written to is named in one line', async () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  const { add } = folderAssets(file);
  await expect(add({ id: 'a', files: new Map() })).rejects.toThrow(
    new StartError(`ASSETS_DIR ${file} can't be used (ENOTDIR).`),
  );
});

test('[SCAL-03] a build has the files of the one before, and no older ones', () => {
  const [first, second, third] = [
    build('a-1.js', 'font.woff2'),
    build('a-2.js', 'font.woff2'),
    build('a-3.js'),
  ];
  addEarlierAssets(first, join(home, 'none'));
  addEarlierAssets(second, first);
  addEarlierAssets(third, second);
  const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).toSorted();
  expect([first, second, third].map(assetsOf)).toEqual([
    ['a-1.js', 'font.woff2'],
    ['a-1.js', 'a-2.js', 'font.woff2'],
    ['a-2.js', 'a-3.js', 'font.woff2'],
  ]);
  expect(existsSync(join(third, '.own-assets.json'))).toBe(true);
});
