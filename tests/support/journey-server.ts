import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJourneyProcess, type JourneyProcess } from './journey-process.ts';

/** Names the variable with the data directory that each server gets a copy of. */
export const templateVariable = 'JOURNEY_TEMPLATE';

/** What a worker's journeys visit: one server, or several behind one port. */
export interface JourneyServer extends Omit<JourneyProcess, 'end' | 'pid' | 'signal'> {
  /** Kills one of several servers in the middle of what it does, and starts another in its place; absent of one alone. */
  killOne?: () => Promise<void>;
  /** Lets one of several servers stand still in the middle of what it does until the balancer has given it up. */
  stallOne?: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a server in a process of its own: the built app, the demo as at the start of the run, a free port. */
export async function startJourneyServer(): Promise<JourneyServer & Pick<JourneyProcess, 'pid'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-'));
  const template = process.env[templateVariable];
  if (template !== undefined) cpSync(template, dataDir, { recursive: true });
  const { end, signal: _, ...server } = await openJourneyProcess({ dataDir });
  return {
    ...server,
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
