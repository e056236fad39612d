import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { startFront } from '#server/start-front.ts';
import { serveFiles } from '#tests/other-back-end/static-files.ts';
import { apiOrigin, siteDomain, staticFolder } from './back-end-site.ts';

/** What serves the app: a file server, or the product's own beside somebody else's API. */
export type AppHost = 'files' | 'server';

export interface ServingApp {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts what serves the app; TLS ends before it. */
export async function startHost(host: AppHost): Promise<ServingApp> {
  if (host === 'files') return { answer: serveFiles(staticFolder), stop: async () => {} };
  const front = await startFront({
    apiHost: apiOrigin,
    folder: staticFolder,
    port: 0,
    publicHosts: [siteDomain],
    trustedProxies: ['127.0.0.1'],
  });
  return { answer: forwardTo(front.port), stop: front.stop };
}

/** Hands requests on to a server without TLS, as a proxy before it does. */
export function forwardTo(port: number): ServingApp['answer'] {
  return async (incoming, response) => {
    const { method, url: path, headers } = incoming;
    const outgoing = request({
      port,
      method,
      path,
      agent: false,
      headers: { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
    });
    const [answer] = await Promise.all([
      new Promise<IncomingMessage>((resolve, reject) => {
        outgoing.once('response', resolve).once('error', reject);
      }),
      pipeline(incoming, outgoing),
    ]);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  };
}
