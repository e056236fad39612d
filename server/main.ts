import { fail, loadEnvironment, print } from './command.ts';
import { readSettings } from './env.ts';
import { startFront } from './start-front.ts';
import { jsonLog } from './log.ts';
import { startServer } from './start.ts';
import { welcome } from './startup-banner.ts';

/** Beside somebody else's API it is the app's pages alone; else the API is this server's own. */
async function main(): Promise<{ stop: () => Promise<void> }> {
  loadEnvironment();
  const settings = readSettings(process.env);
  const options = {
    ...settings,
    pages: process.argv.includes('--dev') ? ('development' as const) : ('built' as const),
    log: jsonLog((line) => process.stdout.write(line)),
    report: print,
  };
  const { apiHost } = settings;
  if (apiHost !== null) {
    const front = await startFront({ ...options, apiHost });
    print(`The app's pages are on port ${front.port}. They call ${apiHost}.`);
    return front;
  }
  const server = await startServer(options);
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
