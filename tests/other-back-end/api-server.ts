import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BackEnd } from './back-end.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

/** Hands requests of the network to the back end; its pictures are files. An answer that is to be cut ends the connection. */
export function serveApi(backEnd: BackEnd) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && request.url?.endsWith('.svg') === true) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(PICTURE);
      return;
    }
    const reply = await backEnd.handle({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: readHeaders(request),
      body: await readBody(request),
    });
    if (reply.status === 0) {
      response.destroy();
      return;
    }
    for (const [name, value] of reply.headers) response.appendHeader(name, value);
    response.writeHead(reply.status);
    response.end(reply.status === 204 ? undefined : reply.body);
  };
}

function readHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
