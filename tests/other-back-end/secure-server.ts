import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

export interface Certificate {
  key: string;
  cert: string;
}

/** A certificate for one run; browsers are to be started so that they take it. */
export async function makeCertificate(names: readonly string[]): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  return { key: made.private, cert: made.cert };
}

/** Serves over TLS on a free port of this machine. */
export async function listenSecurely(certificate: Certificate, answer: Answer): Promise<Listening> {
  const server = createServer(certificate, (request, response) => {
    void Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => closeServer(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
