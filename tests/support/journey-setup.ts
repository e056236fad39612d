import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '#server/app/build.ts';
import { startServer } from '#server/start.ts';
import { templateVariable } from './journey-server.ts';

/**
 * The journeys walk the built app; it is built once, before their servers start. So is the database that each of them
 * gets a copy of.
 */
export default async function prepare(): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'journey-template-'));
  const [server] = await Promise.all([
    startServer({ port: 0, dataDir: template, sandbox: true, pages: 'none' }),
    buildWhenNeeded((line) => process.stdout.write(`${line}\n`)),
  ]);
  await server.stop();
  process.env[templateVariable] = template;
  return () => rmSync(template, { recursive: true, force: true });
}
