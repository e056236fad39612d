import { readFileSync } from 'node:fs';
import { commandHelp } from './command-help.ts';

/** A mistake of whoever typed the command: one line, exit code 2. */
export class UsageError extends Error {}

/**
 * Runs a command, whose number is the exit code. Options that `parseArgs` doesn't know are usage errors. `--help` prints
 * what docs/commands.md says of the command, unless it has a text of its own.
 */
export async function runCommand(command: () => number | Promise<number>, hasOwnHelp = false): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const help = hasOwnHelp ? null : askedHelp();
  if (help !== null) {
    process.stdout.write(help);
    return;
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    process.stderr.write(`${error.message.split(/\. To specify|\n/)[0]}\n`);
    process.exitCode = 2;
  }
}

function askedHelp(): string | null {
  const name = process.env['npm_lifecycle_event'];
  if (name === undefined || !process.argv.slice(2).includes('--help')) return null;
  return commandHelp(name, readFileSync(new URL('../docs/commands.md', import.meta.url), 'utf8'));
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** The origin that was typed, http or https and nothing more. */
export function originOf(address: string, whose: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`"${address}" is no address of ${whose}. It looks like https://api.example.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`The address of ${whose} must not have a user name or a password.`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new UsageError(`The address of ${whose} must not have a path: ${url.origin}.`);
  return url.origin;
}
