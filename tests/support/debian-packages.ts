import { execFileSync } from 'node:child_process';

/** Installs packages of Debian. Throws where one is no root, or there is no `apt-get`. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) throw new Error(`Only root installs packages: ${names.join(', ')}.`);
  process.stdout.write(`Installing ${names.join(', ')} …\n`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    execFileSync('apt-get', ['-qq', ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
