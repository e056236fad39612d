import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { ledgerAnswerSchema, type Ledger, type LedgerQuestion } from './journey-ledger.ts';

const program = fileURLToPath(new URL('journey-server-process.ts', import.meta.url));
/** Names the variable with the data directory that each server gets a copy of. */
export const templateVariable = 'JOURNEY_TEMPLATE';

const readySchema = v.tuple([v.object({ port: v.number() })]);

export interface JourneyServer {
  port: number;
  /** What the database has of a member of a client, by email. */
  ledgerOf: (client: string, email: string) => Promise<Ledger>;
  stop: () => Promise<void>;
}

/** Starts a server in a process of its own: the built app, the demo as at the start of the run, a free port. */
export async function startJourneyServer(): Promise<JourneyServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-'));
  const { NODE_OPTIONS: _, [templateVariable]: template, ...env } = process.env;
  if (template !== undefined) cpSync(template, dataDir, { recursive: true });
  const server = fork(program, [dataDir], { execArgv: ['--import', 'tsx'], env });
  const ended = once(server, 'exit');
  const ready = v.safeParse(readySchema, await Promise.race([once(server, 'message'), ended]));
  if (!ready.success) throw new Error("The journey's server did not start; its reason stands above.");
  const [{ port }] = ready.output;
  return {
    port,
    ledgerOf: askLedger(server),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function askLedger(server: ChildProcess): JourneyServer['ledgerOf'] {
  let asked = 0;
  return (client, email) => {
    const question: LedgerQuestion = { id: (asked += 1), client, email };
    return new Promise((resolve) => {
      const hear = (message: unknown) => {
        const answer = v.safeParse(ledgerAnswerSchema, message);
        if (!answer.success || answer.output.id !== question.id) return;
        server.off('message', hear);
        resolve(answer.output.ledger);
      };
      server.on('message', hear);
      server.send(question);
    });
  };
}
