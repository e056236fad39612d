import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** An address, with the proxy's host and port. */
  reach: (url: string) => string;
  /** What was opened before swallows everything from now on, as after a failover; what is opened later works. */
  silence: () => void;
  /** Nothing works: connections are taken, and never answered. */
  freeze: () => void;
  /** What is opened from now on works again; what was frozen stays silent. */
  thaw: () => void;
  /** Connections that are opened from now on lead to another PostgreSQL. */
  lead: (target: string) => void;
  /** How many connections were opened so far. */
  opened: () => number;
  close: () => void;
}

/** A proxy before a PostgreSQL, whose connections can go half-open: packets are swallowed, and nobody is told. */
export async function openSilentProxy(target: string): Promise<SilentProxy> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let era = 0;
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    const born = era;
    const upstream = connect(Number(port), hostname);
    const works = () => born === era && !isFrozen;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => works() && to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => works() && to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    reach: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    silence: () => (era += 1),
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      era += 1;
      isFrozen = false;
    },
    lead: (other) => ({ hostname, port } = new URL(other)),
    opened: () => count,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
