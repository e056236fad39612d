import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Spreads requests over servers at random, each over a connection of its own. */
export interface Balancer {
  port: number;
  /** Sends requests to a server, by its port, from now on. */
  add: (port: number) => void;
  /** Sends it none any more; resolves when it has answered those that it has. */
  remove: (port: number) => Promise<void>;
  /** Sends it none any more, and cuts off those that it has: it does not answer. */
  giveUp: (port: number) => void;
  /** The server that answers the most requests now, and how many: any, where none answers more than the others. */
  busiest: () => { port: number; requests: number };
  /** How many requests it has passed on. */
  passed: () => number;
  stop: () => void;
}

const host = '127.0.0.1';

/** Headers without what concerns one of two connections only. */
const withoutHop = ({ connection: _, 'keep-alive': __, ...rest }: IncomingHttpHeaders) => rest;

const anyOf = <Item>(items: readonly Item[]): Item => {
  const found = items[Math.floor(Math.random() * items.length)];
  if (found === undefined) throw new Error('No server is there.');
  return found;
};

/**
 * A request whose server goes meanwhile gets no answer: its connection ends, as it does where a server itself ends it. So
 * every fault of a connection is the browser's to survive, as without a balancer.
 */
export async function openBalancer(): Promise<Balancer> {
  const ports: number[] = [];
  const running = new Map<number, number>();
  const cuts = new Map<number, Set<() => void>>();
  let isFree: (() => void)[] = [];
  let passedOn = 0;
  const countOf = (port: number) => running.get(port) ?? 0;
  const count = (port: number, change: 1 | -1) => {
    running.set(port, countOf(port) + change);
    for (const look of isFree) look();
  };

  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const port = anyOf(ports);
    const { method, url: path } = asked;
    const headers = withoutHop(asked.headers);
    const passed = request({ host, port, method, path, headers, agent: false }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, withoutHop(answered.headers));
      answered.pipe(response);
      answered.on('aborted', () => response.destroy());
    });
    passedOn += 1;
    count(port, 1);
    const cut = () => response.destroy();
    cuts.set(port, (cuts.get(port) ?? new Set()).add(cut));
    passed.on('close', () => {
      cuts.get(port)?.delete(cut);
      count(port, -1);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void ports.push(port),
    remove: (port) =>
      new Promise((resolve) => {
        ports.splice(ports.indexOf(port), 1);
        const look = () => {
          if (countOf(port) > 0) return;
          isFree = isFree.filter((each) => each !== look);
          resolve();
        };
        isFree.push(look);
        look();
      }),
    giveUp: (port) => {
      if (ports.includes(port)) ports.splice(ports.indexOf(port), 1);
      for (const cut of cuts.get(port) ?? []) cut();
    },
    busiest: () => {
      const requests = Math.max(...ports.map(countOf));
      return { port: anyOf(ports.filter((port) => countOf(port) === requests)), requests };
    },
    passed: () => passedOn,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
