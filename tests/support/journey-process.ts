import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { storedAnswerSchema } from './journey-storage.ts';
import { ledgerAnswerSchema, type Ledger } from './journey-ledger.ts';
import { shellAnswerSchema } from './journey-shell.ts';

const program = fileURLToPath(new URL('journey-server-process.ts', import.meta.url));

const readySchema = v.tuple([v.object({ port: v.number() })]);

/** A database: a directory with an embedded one, or the address of a PostgreSQL. */
type JourneyDatabase = ({ dataDir: string } | { databaseUrl: string }) & {
  /** The build that it serves, instead of the one that the run has made. */
  folder?: string;
};

/** A server in a process of its own. */
export interface JourneyProcess {
  port: number;
  pid: number;
  /** What the database has of a member of a client, by email. */
  ledgerOf: (client: string, email: string) => Promise<Ledger>;
  /** Where the server keeps any of these texts: its tables, and `log`. */
  findStored: (secrets: readonly string[]) => Promise<string[]>;
  /** Changes the name of a client, and whether browsers keep its app's shell. */
  changeShell: (client: string, shell: { name: string; isStored: boolean }) => Promise<void>;
  /** Lets it stand still with all that it holds, or go on. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it, in order unless it is killed. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts a server on a database: the built app, a free port. */
export async function openJourneyProcess(database: JourneyDatabase): Promise<JourneyProcess> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const server = fork(program, [JSON.stringify(database)], { execArgv: ['--import', 'tsx'], env });
  const ended = once(server, 'exit');
  const ready = v.safeParse(readySchema, await Promise.race([once(server, 'message'), ended]));
  if (!ready.success) throw new Error("The journey's server did not start; its reason stands above.");
  const [{ port }] = ready.output;
  const ask = askProcess(server);
  return {
    port,
    pid: server.pid ?? 0,
    ledgerOf: async (client, email) => (await ask({ client, email }, ledgerAnswerSchema)).ledger,
    findStored: async (secrets) => (await ask({ secrets }, storedAnswerSchema)).places,
    changeShell: async (client, shell) => {
      await ask({ shellOf: client, ...shell }, shellAnswerSchema);
    },
    signal: (signal) => void server.kill(signal),
    end: async (signal) => {
      server.kill(signal);
      await ended;
    },
  };
}

type AnswerSchema<Answer> = v.GenericSchema<unknown, Answer & { id: number }>;

/** Asks the process questions, each with a number that its answer bears. */
function askProcess(server: ChildProcess) {
  let asked = 0;
  return <Answer>(question: object, schema: AnswerSchema<Answer>): Promise<Answer> => {
    const id = (asked += 1);
    return new Promise((resolve, reject) => {
      const receive = (message: unknown) => {
        const answer = v.safeParse(schema, message);
        if (!answer.success || answer.output.id !== id) return;
        server.off('message', receive);
        server.off('exit', fail);
        resolve(answer.output);
      };
      const fail = () => reject(new Error('The server ended before it answered.'));
      server.on('message', receive);
      server.once('exit', fail);
      server.send({ id, ...question });
    });
  };
}
