import { existsSync } from 'node:fs';
import { readSettings } from './env.ts';
import { jsonLog } from './http/log.ts';
import { StartError } from './start-error.ts';
import { startServer, type RunningServer } from './start.ts';
import { welcome } from './welcome.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<RunningServer> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const server = await startServer({
    ...readSettings(process.env),
    pages: process.argv.includes('--dev') ? 'development' : 'built',
    log: jsonLog((line) => process.stdout.write(line)),
    report: print,
  });
  print(await welcome(server));
  return server;
}

function fail(error: unknown): never {
  const isExpected = error instanceof StartError;
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

try {
  const server = await main();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}
