import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from './start-error.ts';

/** Takes the variables of a file in. Those of the environment come before them. */
export function loadEnvironment(file = '.env'): void {
  if (!existsSync(file)) return;
  try {
    const variables = Object.entries(parseEnv(readFileSync(file, 'utf8')));
    for (const [name, value] of variables) process.env[name] ??= value;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new StartError(`${file} can't be read (${reason}).`);
  }
}

/** Ends the process with 1: one line for what a person can mend, a stack for a bug. */
export function fail(error: unknown): never {
  const isExpected = error instanceof StartError;
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

export const print = (line: string) => process.stdout.write(`${line}\n`);
