import { readSettings } from '#server/env.ts';
import { startServer } from '#server/start.ts';

const server = await startServer({ ...readSettings(process.env), pages: 'none' });
process.stdout.write(`${server.port}\n`);
