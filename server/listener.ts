import { getRequestListener } from '@hono/node-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Settings } from './env.ts';
import { callerReader, type CallerServices } from './http/caller.ts';
import type { ApiEnv } from './http/context.ts';
import { createHealth } from './http/health.ts';
import type { Health } from './services.ts';
import { StartError } from './start-error.ts';

const drainMilliseconds = 5000;
/** Longer than a proxy keeps a connection that it may use again. */
const keepAliveTimeout = 65_000;

const starting: RequestListener = (request, response) => {
  if (request.url === '/health/live') response.writeHead(200).end();
  else response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('Starting');
};

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `can't be opened (${error.code})`;
      reject(new StartError(`Port ${port} at ${host} ${reason}.`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deleteExpired = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.close(() => {
      clearInterval(deleteExpired);
      clearTimeout(cut);
      resolve();
    });
  });
}

/** A port that is listened to from the start on, before there is anything to answer. */
export interface Listener {
  server: Server;
  port: number;
  health: Health;
  /** What answers from now on. */
  serve: (handle: RequestListener) => void;
  /** Something to end with the server; the last one first. */
  onClose: (close: () => Promise<void>) => void;
  /** Lets running requests end, and then what was told to. */
  close: () => Promise<void>;
  /** Is not ready any more, waits for the proxy to notice, and closes. */
  stop: () => Promise<void>;
}

/** Listens at the settings' port. Rejects with a {@link StartError}. */
export async function openListener(settings: Settings, health = createHealth()): Promise<Listener> {
  const closers: (() => Promise<void>)[] = [];
  let handle = starting;
  const server = createServer({ keepAliveTimeout }, (request, response) => handle(request, response));
  const close = async () => {
    await drain(server);
    for (const closer of closers.toReversed()) await closer();
  };
  return {
    server,
    port: await listen(server, settings),
    health,
    serve: (next) => {
      handle = next;
    },
    onClose: (closer) => void closers.push(closer),
    close,
    stop: async () => {
      health.drain();
      await wait(settings.drainSeconds * 1000);
      await close();
    },
  };
}

/** An app's answers to the requests of a port. */
export function listenerOf(app: Hono<ApiEnv>, services: CallerServices): RequestListener {
  const readCaller = callerReader(services);
  const respond = getRequestListener((request, env) =>
    app.fetch(request, { ...env, caller: readCaller(env.incoming) }),
  );
  return (request, response) => void respond(request, response);
}
