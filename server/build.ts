import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from './app/build.ts';
import { distribution } from './bundles/distribution.ts';
import { fail, loadEnvironment, print } from './command.ts';
import { StartError } from './start-error.ts';

/*
 * Builds the app into `dist`, or the folder of `--outDir`, unless it is of the present sources. With VITE_API_HOST the
 * folder is for any file server.
 */

function outDir(): string {
  try {
    const { values } = parseArgs({ options: { outDir: { type: 'string' } } });
    return values.outDir === undefined ? distribution : resolve(values.outDir);
  } catch (error) {
    throw new StartError(
      `npm run build [-- --outDir FOLDER]: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

try {
  loadEnvironment();
  await buildWhenNeeded(print, outDir());
} catch (error) {
  fail(error);
}
