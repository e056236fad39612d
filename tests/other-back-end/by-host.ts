import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Listening } from './secure-server.ts';

/** A proxy for browsers of every kind: it connects a host to the port that stands for it here, and refuses all others. */
export async function proxyByHost(ports: Readonly<Record<string, number>>): Promise<Listening> {
  const server = createServer((_, response) => response.writeHead(502).end());
  server.on('connect', (request, client, head) => {
    const host = (request.url ?? '').replace(/:\d+$/, '');
    const port = ports[host];
    client.on('error', () => client.destroy());
    if (port === undefined) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      target.pipe(client);
      client.pipe(target);
    });
    target.on('error', () => client.destroy());
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
