/** A mistake of whoever typed the command: one line, exit code 2. */
export class UsageError extends Error {}

/** Runs a command, whose number is the exit code. Options that `parseArgs` doesn't know are usage errors. */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    process.stderr.write(`${error.message.split(/\. To specify|\n/)[0]}\n`);
    process.exitCode = 2;
  }
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
