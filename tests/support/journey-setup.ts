import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '#server/app/build.ts';
import { startServer } from '#server/start.ts';
import { instances } from './instances.ts';
import { prepareInstances } from './journey-instances.ts';
import { templateVariable } from './journey-server.ts';

/** A data directory with the demo, for each server to get a copy of. Returns what removes it. */
async function prepareServer(): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'journey-template-'));
  const server = await startServer({ port: 0, dataDir: template, sandbox: true, pages: 'none' });
  await server.stop();
  process.env[templateVariable] = template;
  return () => rmSync(template, { recursive: true, force: true });
}

/**
 * The journeys walk the built app; it is built once, before their servers start. So is the database that each of them
 * gets a copy of.
 */
export default async function prepare(): Promise<() => void> {
  const [end] = await Promise.all([
    instances > 1 ? prepareInstances() : prepareServer(),
    buildWhenNeeded((line) => process.stdout.write(`${line}\n`)),
  ]);
  return end;
}
