import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '#server/start-error.ts';

/** Where the built app lies. */
export const distribution = fileURLToPath(new URL('../../dist', import.meta.url));

/** In the built app: the code that makes its pages on the server. Nothing below a dot is ever served. */
export const servedFolder = '.served';

/** In the built app: the bundled scripts of the card form's frame. */
export const frameScriptsName = '.card-frame.json';

/** In the built app: the card form's frame as a document. The app opens it by this name on every server. */
export const cardFrameName = 'card-frame.html';

/** In the built app: the script of the worker that keeps the app's shell. */
export const workerName = '.worker.js';

/** In an app that was built for static hosting: the worker with its shell, and the rules for the file servers. */
export const staticWorkerName = 'worker.js';
export const hostingFolder = '.hosting';

export const stampName = '.built-from';

/** What a build was made of: a hash of the sources, and the variables that it took in. */
export interface Stamp {
  sources: string;
  variables: string;
}

/** What the last build was made of; null when there is none. */
export function readStamp(folder = distribution): Stamp | null {
  const file = join(folder, stampName);
  if (!existsSync(file)) return null;
  const [sources = '', variables = ''] = readFileSync(file, 'utf8').split('\n');
  return { sources, variables };
}

/** The environment's variables that a build takes in, as one line. */
export function buildVariables(source: Readonly<Record<string, string | undefined>>): string {
  const taken = Object.entries(source).filter(([name, value]) => name.startsWith('VITE_') && value?.trim());
  return JSON.stringify(Object.fromEntries(taken.toSorted(([a], [b]) => a.localeCompare(b))));
}

/** Throws a {@link StartError} where the app was not built, or with other variables. Production builds nothing by itself. */
export function requireBuild(folder = distribution, source = process.env): void {
  const stamp = readStamp(folder);
  if (stamp === null)
    throw new StartError('The app is not built: `npm run build` comes first in production.');
  if (stamp.variables !== buildVariables(source)) {
    throw new StartError(
      'The app was built with other VITE_ variables: `npm run build` takes in the present ones.',
    );
  }
}
