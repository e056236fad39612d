import { startServer } from '#server/start.ts';

const [, , dataDir = ''] = process.argv;

const server = await startServer({ port: 0, dataDir, pages: 'none' });
process.stdout.write(`${server.port}\n`);
