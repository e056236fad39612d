import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpExchange } from './transport-faults.ts';

/** Where one client's calls arrive, apart from those of all others. */
export interface FaultServer {
  /** The origin of its API. */
  origin: string;
  /** What befalls the requests for one path, until it is taken away. */
  breaks: { path: RegExp; put: (exchange: HttpExchange) => void } | null;
  /** The method and path of each request, oldest first. */
  arrived: string[];
}

export interface BreakingServer {
  /** A desk whose calls are answered with this body. */
  open: (body: unknown) => FaultServer;
  close: () => Promise<void>;
}

/** A server on a socket of this machine, that answers every call as it is told, and breaks those that it is told to break. */
export async function startBreakingServer(): Promise<BreakingServer> {
  const desks = new Map<string, { faultServer: FaultServer; body: unknown }>();
  const server = createServer((request, response) => {
    const [, name = '', path = ''] = /^\/(\d+)(\/[^?]*)/.exec(request.url ?? '') ?? [];
    request.resume().once('end', () => {
      const found = desks.get(name);
      if (!found) return void response.writeHead(404).end();
      const { faultServer, body } = found;
      faultServer.arrived.push(`${request.method} ${path}`);
      const answer = () => {
        const isToken = path.startsWith('/sanctum');
        if (isToken) response.setHeader('set-cookie', 'XSRF-TOKEN=token; Path=/');
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(isToken ? {} : body));
      };
      if (faultServer.breaks?.path.test(path)) faultServer.breaks.put({ request, response, answer });
      else answer();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    open: (body) => {
      const name = String(desks.size);
      const faultServer: FaultServer = {
        origin: `http://127.0.0.1:${port}/${name}`,
        breaks: null,
        arrived: [],
      };
      desks.set(name, { faultServer, body });
      return faultServer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
