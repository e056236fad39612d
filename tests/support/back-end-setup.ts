import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiOrigin, siteDomain, staticFolder, tenantLabel } from './back-end-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the app for the other back end into a folder for any file server, by the command of the README. */
export default async function prepare(): Promise<void> {
  await rm(staticFolder, { recursive: true, force: true });
  await promisify(execFile)('npm', ['run', 'build', '--', '--outDir', staticFolder], {
    cwd: root,
    env: {
      ...process.env,
      VITE_API_HOST: apiOrigin,
      VITE_ALLOWED_HOSTS: siteDomain,
      VITE_DEFAULT_CLIENT: tenantLabel,
    },
  });
}
