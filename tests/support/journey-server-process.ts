import { startServer } from '#server/start.ts';

const [, , dataDir = null] = process.argv;
const server = await startServer({ port: 0, dataDir, sandbox: true });

function stop(): void {
  void server.stop().then(() => process.exit());
}

process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.send?.({ port: server.port });
