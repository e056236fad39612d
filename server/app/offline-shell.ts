import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { workerPolicy } from '#server/content-policy.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { publicOrigin } from '#server/client/public-origin.ts';
import { clientFinder } from '#server/http/tenant.ts';
import type { Services } from '#server/services.ts';
import { fillDocument, inlineSources, policyOf } from './document.ts';
import type { LooksOf } from './rendered-pages.ts';
import type { Shell } from './worker/shell-cache.ts';

interface Shells {
  /** The built document. */
  document: string;
  /** The script of the worker, which reads `presentShell`. */
  worker: string;
  looksOf: LooksOf | null;
}

/** The worker's script with what it is to keep; null for nothing. */
export const workerScript = (worker: string, shell: Shell | null): string =>
  `const presentShell = ${JSON.stringify(shell)};\n${worker}`;

/** Scripts that a document loads by itself. */
export const filesOf = (document: string) =>
  [...document.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

/**
 * Serves what the app opens with where there is no network: each tenant's document without anybody's data, under an
 * address that its content decides, and the worker that keeps it in the browser (decision 029). A host of nobody's, and
 * a server without the shell, has a worker that removes what was kept.
 */
export function addOfflineShell(
  app: Hono<ApiEnv>,
  services: Services,
  { document, worker, looksOf }: Shells,
): void {
  const clientAt = clientFinder(services);
  const files = filesOf(document);
  const { policySources } = services.settings;
  const scripts = inlineSources(document, 'script');

  async function shellAt(url: string) {
    const client = services.settings.offlineShell ? await clientAt(url) : null;
    if (client === null) return null;
    const looks = (await looksOf?.(client, publicOrigin(client, url, services.settings))) ?? {};
    const content = (nonce: string) => fillDocument(document, nonce, looks);
    const policy = (nonce: string) => policyOf(client, nonce, { policySources, scripts });
    const version = createHash('sha256').update(content('')).update(policy('')).digest('hex').slice(0, 16);
    return { path: `/shell/${version}`, content, policy };
  }

  app.get('/worker.js', async (c) => {
    const found = await shellAt(c.req.url);
    const shell: Shell | null = found && { document: found.path, files };
    c.header('Content-Security-Policy', workerPolicy);
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'text/javascript; charset=UTF-8');
    return c.body(workerScript(worker, shell));
  });

  app.get('/shell/:version', async (c) => {
    const found = await shellAt(c.req.url);
    if (found?.path !== c.req.path) return c.notFound();
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', found.policy(nonce));
    return c.html(found.content(nonce));
  });
}
