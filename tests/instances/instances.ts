import { setTimeout as wait } from 'node:timers/promises';
import { openKillable, type KillableServer } from '#tests/faults/killable-server.ts';

/** Servers on one PostgreSQL. Requests are spread over those that are there, at random. */
export interface Instances {
  /** One of the servers that are there. */
  at: () => string;
  /** All that are there. */
  addresses: () => string[];
  /** Kills one of them and starts another in its place; resolves when that one answers. */
  replaceOne: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openInstances(number: number, variables: Record<string, string>): Promise<Instances> {
  const open = () => openKillable(variables);
  const servers: KillableServer[] = await Promise.all(Array.from({ length: number }, open));
  const any = () => servers[Math.floor(Math.random() * servers.length)] ?? neverEmpty();
  return {
    at: () => any().address,
    addresses: () => servers.map(({ address }) => address),
    replaceOne: async () => {
      const victim = any();
      servers.splice(servers.indexOf(victim), 1);
      await victim.kill();
      servers.push(await open());
    },
    close: async () => {
      await Promise.all(servers.map(({ kill }) => kill()));
    },
  };
}

function neverEmpty(): never {
  throw new Error('No server is there.');
}

/** What came to nothing, since the server was killed meanwhile. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);

const pauseMilliseconds = 20;
const patienceMilliseconds = 30_000;

/** Sends a request again and again, each time to any server, until one of them answers for good. */
export async function answerOf<Answer>(
  send: () => Promise<Response>,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const end = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      const response = await send();
      if (response.status !== 409) return await read(response);
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
    if (performance.now() > end) throw new Error('No server gave an answer.');
    await wait(pauseMilliseconds);
  }
}
