import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const isText = /^(text\/html|text\/javascript|application\/javascript)/;

export interface Deployment {
  port: number;
  /** Puts another version in place: the same files, at other addresses; those of before are gone. */
  deploy: () => void;
  /** The paths of the documents that browsers have opened since the last deployment. */
  opened: () => readonly string[];
  stop: () => void;
}

/** A server in front of another, whose app can be deployed anew. */
export async function openDeployment(serverPort: number): Promise<Deployment> {
  let version = 1;
  let opened: string[] = [];
  const folder = () => `assets/v${version}/`;

  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url = '/' } = asked;
    if (headers['sec-fetch-dest'] === 'document') opened.push(url);
    const isFile = url.startsWith('/assets/');
    if (isFile && !url.startsWith(`/${folder()}`)) {
      response.writeHead(404).end();
      return;
    }
    const path = isFile ? url.replace(folder(), 'assets/') : url;
    const options = {
      port: serverPort,
      method,
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
    };
    const passed = request(options, (answered) => void passOn(answered, response));
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  };

  const passOn = async (answered: IncomingMessage, response: ServerResponse) => {
    const { statusCode = 502, headers } = answered;
    if (!isText.test(headers['content-type'] ?? '')) {
      response.writeHead(statusCode, headers);
      answered.pipe(response);
      return;
    }
    const { 'content-length': _, ...rest } = headers;
    response.writeHead(statusCode, rest);
    response.end((await text(answered)).replaceAll('assets/', folder()));
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    deploy: () => {
      version += 1;
      opened = [];
    },
    opened: () => opened,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
