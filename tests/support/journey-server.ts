import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { keptAnswerSchema } from './journey-kept.ts';
import { ledgerAnswerSchema, type Ledger } from './journey-ledger.ts';
import { shellAnswerSchema } from './journey-shell.ts';

const program = fileURLToPath(new URL('journey-server-process.ts', import.meta.url));
/** Names the variable with the data directory that each server gets a copy of. */
export const templateVariable = 'JOURNEY_TEMPLATE';

const readySchema = v.tuple([v.object({ port: v.number() })]);

export interface JourneyServer {
  port: number;
  /** Its process. */
  pid: number;
  /** What the database has of a member of a client, by email. */
  ledgerOf: (client: string, email: string) => Promise<Ledger>;
  /** Where the server keeps any of these texts: its tables, and `log`. */
  findKept: (secrets: readonly string[]) => Promise<string[]>;
  /** Changes the name of a client, and whether browsers keep its app's shell. */
  changeShell: (client: string, shell: { name: string; isKept: boolean }) => Promise<void>;
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
  const ask = askProcess(server);
  return {
    port,
    pid: server.pid ?? 0,
    ledgerOf: async (client, email) => (await ask({ client, email }, ledgerAnswerSchema)).ledger,
    findKept: async (secrets) => (await ask({ secrets }, keptAnswerSchema)).places,
    changeShell: async (client, shell) => {
      await ask({ shellOf: client, ...shell }, shellAnswerSchema);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type AnswerSchema<Answer> = v.GenericSchema<unknown, Answer & { id: number }>;

/** Asks the process questions, each with a number that its answer bears. */
function askProcess(server: ChildProcess) {
  let asked = 0;
  return <Answer>(question: object, schema: AnswerSchema<Answer>): Promise<Answer> => {
    const id = (asked += 1);
    return new Promise((resolve) => {
      const hear = (message: unknown) => {
        const answer = v.safeParse(schema, message);
        if (!answer.success || answer.output.id !== id) return;
        server.off('message', hear);
        resolve(answer.output);
      };
      server.on('message', hear);
      server.send({ id, ...question });
    });
  };
}
