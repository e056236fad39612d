import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleScript } from '#server/bundles/bundle.ts';
import {
  buildVariables,
  distribution,
  frameScriptsName,
  readStamp,
  servedFolder,
  stampName,
  workerName,
  type Stamp,
} from '#server/bundles/distribution.ts';
import { bundleFrameScripts } from '#server/card-frame/bundle-scripts.ts';
import { readSettings, type Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { withFirstScript } from './document.ts';
import { addEarlierAssets } from './earlier-assets.ts';
import { writeStaticFiles } from './static-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = [
  'src',
  'machines',
  'server/card-frame',
  'server/app',
  'server/content-policy.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const leastWorthwhile = 1024;

/** All files below a path, or the file itself. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** What of the settings stands in the files of a static build. */
const staticParts = ({ apiHost, offlineShell, cardFormOrigins, policySources }: Settings) =>
  apiHost === null ? '' : JSON.stringify({ offlineShell, cardFormOrigins, policySources });

/** What a build made now is made of. */
function presentStamp(settings: Settings): Stamp {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    /\.\w+$/.test(source) ? [join(root, source)] : filesBelow(join(root, source)),
  );
  for (const file of files.filter((each) => existsSync(each)).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  hash.update(staticParts(settings));
  return { sources: hash.digest('hex'), variables: buildVariables(process.env) };
}

/** Puts a brotli and a gzip version beside each file that is worth it. */
async function compressAll(folder: string) {
  const files = filesBelow(folder).filter((file) => compressible.test(file));
  for (const file of files) {
    const content = readFileSync(file);
    if (content.length < leastWorthwhile) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, best));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/**
 * Builds with Vite for production, whatever NODE_ENV says meanwhile: for an API of somebody else's, files for any file
 * server; for this server's own, the code that makes its pages.
 */
async function runBuild(folder: string, settings: Settings) {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const { build } = await import('vite');
    const options = { root, mode: 'production', logLevel: 'warn' } as const;
    await build({ ...options, build: { outDir: folder, emptyOutDir: true } });
    if (settings.apiHost === null) {
      const served = { outDir: join(folder, servedFolder), ssr: 'src/ssr-entry.tsx' };
      await build({ ...options, logLevel: 'error', build: served });
    }
    const firstScript = await bundleScript(new URL('../../src/first-script.ts', import.meta.url), 'first');
    const document = join(folder, 'index.html');
    writeFileSync(document, withFirstScript(readFileSync(document, 'utf8'), firstScript));
    writeFileSync(join(folder, frameScriptsName), JSON.stringify(await bundleFrameScripts()));
    const worker = await bundleScript(new URL('worker/worker.ts', import.meta.url), 'worker');
    writeFileSync(join(folder, workerName), worker);
    if (settings.apiHost !== null) await writeStaticFiles(folder, { ...settings, apiHost: settings.apiHost });
  } catch (error) {
    const reason =
      error instanceof Error
        ? error.message.split('\n').filter(Boolean).slice(0, 2).join(' ')
        : 'unknown reason';
    throw new StartError(`The app can't be built: ${reason}`);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** A folder that a build may replace: one that is not there, is empty, or was built. */
function requireReplaceable(folder: string) {
  const isTaken = existsSync(folder) && readStamp(folder) === null && readdirSync(folder).length > 0;
  if (isTaken)
    throw new StartError(`${folder} holds something else: the app is built into a folder of its own.`);
}

const isOf = ({ sources: of, variables }: Stamp, folder: string) => {
  const last = readStamp(folder);
  return last?.sources === of && last.variables === variables;
};

/** Whether the folder was built from the present sources and variables. */
export const isBuilt = (folder: string): boolean => isOf(presentStamp(readSettings(process.env)), folder);

/**
 * Builds the app unless the folder was already built from the present sources and variables. A build that fails leaves
 * the folder as it was.
 */
export async function buildWhenNeeded(report: (line: string) => void, folder = distribution): Promise<void> {
  const settings = readSettings(process.env);
  const requested = presentStamp(settings);
  if (isOf(requested, folder)) return;
  requireReplaceable(folder);
  report('Building the app …');
  const started = performance.now();
  const fresh = `${folder}.${process.pid}`;
  try {
    await runBuild(fresh, settings);
    await compressAll(fresh);
    addEarlierAssets(fresh, folder);
    writeFileSync(join(fresh, stampName), `${requested.sources}\n${requested.variables}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  report(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
