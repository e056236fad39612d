import { fail, loadEnvironment, print } from './command.ts';
import { readSettings } from './env.ts';
import { jsonLog } from './log.ts';
import { startServer, type RunningServer } from './start.ts';
import { welcome } from './startup-banner.ts';

async function main(): Promise<RunningServer> {
  loadEnvironment();
  const server = await startServer({
    ...readSettings(process.env),
    pages: process.argv.includes('--dev') ? 'development' : 'built',
    log: jsonLog((line) => process.stdout.write(line)),
    report: print,
  });
  print(await welcome(server));
  return server;
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
