import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startServer } from '#server/start.ts';
import { openBalancer } from './balancer.ts';
import { openJourneyProcess, type JourneyProcess } from './journey-process.ts';
import type { JourneyServer } from './journey-server.ts';
import { openOwnCluster } from './postgres-cluster.ts';

/** Names the variable with the address of the database that each group of servers gets a copy of. */
const templateVariable = 'JOURNEY_TEMPLATE_URL';

/** Long enough for a new server to be busy. */
const lifeMilliseconds = 20_000;

async function makeDatabase(template: string): Promise<string> {
  const url = new URL(template);
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  await client.query(`create database ${name} template ${url.pathname.slice(1)}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

/** A throw-away PostgreSQL with a demo that is copied for each group of servers. Returns what ends it. */
export async function prepareInstances(): Promise<() => void> {
  const cluster = await openOwnCluster();
  const databaseUrl = await makeDatabase(new URL('/template1', cluster.url).href);
  const server = await startServer({ port: 0, databaseUrl, sandbox: true, pages: 'none' });
  await server.stop();
  process.env[templateVariable] = databaseUrl;
  return cluster.stop;
}

/**
 * Starts servers on a PostgreSQL of their own behind one port; each request goes to any of them. One after another ends
 * between two requests, without a word, and another takes its place: nothing is kept in a process that another needs.
 */
export async function startJourneyInstances(number: number): Promise<JourneyServer> {
  const databaseUrl = await makeDatabase(process.env[templateVariable] ?? '');
  const balancer = await openBalancer();
  const servers: JourneyProcess[] = [];
  let killed = 0;
  let killedAnswering = 0;
  let stalled = 0;
  let answering: Promise<unknown> = Promise.resolve();
  const shells = new Map<string, Parameters<JourneyProcess['changeShell']>>();
  const newest = () => servers.at(-1) ?? neverEmpty();

  const start = async () => {
    const server = await openJourneyProcess({ databaseUrl });
    for (const shell of shells.values()) await server.changeShell(...shell);
    servers.push(server);
    balancer.add(server.port);
  };
  const takeBusiest = () => {
    const { port, requests } = balancer.busiest();
    const [server = neverEmpty()] = servers.splice(
      servers.findIndex((each) => each.port === port),
      1,
    );
    return { server, requests };
  };
  /** Asks each server; none is killed between two requests before it has answered. */
  const askAll = <Answer>(ask: (server: JourneyProcess) => Promise<Answer>) => {
    const answers = Promise.all(servers.map(ask));
    answering = answers.catch(() => undefined);
    return answers;
  };
  const kill = async (server: JourneyProcess) => {
    await server.end('SIGKILL');
    killed += 1;
  };
  const killOldest = async () => {
    const server = servers.shift() ?? neverEmpty();
    await balancer.remove(server.port);
    await answering;
    await kill(server);
  };
  const killBusiest = async () => {
    const { server, requests } = takeBusiest();
    if (requests > 0) killedAnswering += 1;
    void balancer.remove(server.port);
    await kill(server);
  };
  /** It gets requests until its silence is noticed, and goes on with what it had when nobody asks it any more. */
  const stallBusiest = async () => {
    const { server } = takeBusiest();
    server.signal('SIGSTOP');
    stalled += 1;
    await untilSilent(server.port);
    balancer.giveUp(server.port);
    await start();
    server.signal('SIGCONT');
    await server.end('SIGTERM');
  };
  await Promise.all(Array.from({ length: number }, start));

  const over = new AbortController();
  const replaceOneAfterAnother = async () => {
    for (;;) {
      await wait(lifeMilliseconds, undefined, { signal: over.signal });
      await start();
      await killOldest();
    }
  };
  const replacing = replaceOneAfterAnother().catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });

  return {
    port: balancer.port,
    ledgerOf: (...member) => newest().ledgerOf(...member),
    findStored: async (secrets) => {
      const places = await askAll((server) => server.findStored(secrets));
      return [...new Set(places.flat())];
    },
    changeShell: async (...shell) => {
      shells.set(shell[0], shell);
      await askAll((server) => server.changeShell(...shell));
    },
    killOne: async () => {
      await killBusiest();
      await start();
    },
    stallOne: stallBusiest,
    stop: async () => {
      over.abort();
      await replacing;
      balancer.stop();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      process.stdout.write(
        `${number} servers: ${balancer.passed()} requests, ${killed} killed and replaced, ${killedAnswering} of them while they answered, ${stalled} stood still\n`,
      );
    },
  };
}

/** Resolves when a server has not said for a second whether it is ready. */
async function untilSilent(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    );
  while (await isReady()) await wait(100);
}

function neverEmpty(): never {
  throw new Error('No server is there.');
}
