import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { clients } from '#server/db/schema.ts';
import { policyOf } from '#server/app/document.ts';
import { addBuiltApp, addDocument } from '#server/app/pages.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const noSources = { script: [], connect: [], frame: [], img: [], media: [] };
const html = '<style nonce="__CSP_NONCE__"></style>';
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), script);
  writeFileSync(join(folder, 'assets', 'index-abc.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'index-abc.js.gz'), 'gzip');
  server = await createTestServer();
  await addBuiltApp(server.app, server.services, folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (
  path: string,
  headers: Record<string, string> = { accept: 'text/html' },
  host = 'varsity.localhost',
) => server.app.request(`http://${host}${path}`, { headers });

describe('the document', () => {
  test.each(['/', '/login', '/sign-up/tiers', '/nothing/at/all', '/?tier=gold&x=%00', '/index.html'])(
    '[NAV-01] is served at %s',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toMatch(/^<style nonce="[^"_]+"><\/style>$/);
    },
  );

  test('[BOOT-05] is served at any host, so that the app itself can say what is wrong', async () => {
    expect((await open('/', undefined, 'nobody.localhost')).status).toBe(200);
    expect((await open('/', undefined, 'evil.example')).status).toBe(200);
  });

  test('[BOOT-09] lets a tag manager in for a tenant that has one, and for no other', async () => {
    const [row] = await server.db.select().from(clients).where(eq(clients.id, 'varsity'));
    if (!row) throw new Error('There is no such tenant.');
    await server.db
      .update(clients)
      .set({ config: { ...row.config, gtmId: 'GTM-ABC123' } })
      .where(eq(clients.id, 'varsity'));
    const policyAt = async (host: string) =>
      (await open('/', undefined, host)).headers.get('content-security-policy');
    expect(await policyAt('varsity.localhost')).toContain(
      "script-src 'self' https://www.googletagmanager.com;",
    );
    expect(await policyAt('harbor.localhost')).toContain("script-src 'self';");
    await server.db.update(clients).set({ config: row.config }).where(eq(clients.id, 'varsity'));
  });

  test('[BACK-06] lets in the partners of the tenant, and what the settings name', async () => {
    const [row] = await server.db.select().from(clients).where(eq(clients.id, 'varsity'));
    if (!row) throw new Error('There is no such tenant.');
    const config = {
      ...row.config,
      videosUrl: 'https://films.example/varsity?a=b',
      referralFrameUrl: 'https://refer.example:8443/page',
    };
    const named = {
      ...noSources,
      script: ['https://tags.example'],
      frame: ['https://more.example'],
      media: ['blob:'],
    };
    const client = { ...row, config };
    const policy = policyOf(client, 'N', { policySources: named, scripts: ["'sha256-S'"] }).split('; ');
    expect(policy).toContain("script-src 'self' 'sha256-S' https://tags.example");
    expect(policy).toContain("media-src 'self' blob:");
    expect(policy).toContain(
      "frame-src 'self' https://vimeo.com https://player.vimeo.com https://films.example https://refer.example:8443 https://more.example",
    );
    expect(policyOf(null, 'N', { policySources: noSources, scripts: [] }).split('; ')).toContain(
      "frame-src 'self'",
    );
  });

  test('bears a new nonce each time, the same in its policy', async () => {
    const [one, two] = [await open('/'), await open('/')];
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w+/=]{24})'/.exec(policy)?.[1] ?? 'none';
    expect(await one.text()).toBe(html.replaceAll('__CSP_NONCE__', nonce));
    expect(two.headers.get('content-security-policy')).not.toBe(policy);
  });

  test('lets nothing in that is not its own', async () => {
    const policy = (await open('/')).headers
      .get('content-security-policy')
      ?.replace(/nonce-[\w+/=]+/, 'nonce-R');
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-R'",
      "img-src 'self' data: https:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self' https://vimeo.com https://player.vimeo.com",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default worker',
    ]);
  });

  test('[FLOW-05] in development lets the module reloader in, and the inspector around it', async () => {
    const app = new Hono<ApiEnv>();
    addDocument(app, server.services, () => Promise.resolve(html), { isDevelopment: true });
    const response = await app.request('/', { headers: { accept: 'text/html' } });
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("connect-src 'self' ws: wss:");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test.each([
    ['/nothing', 'application/json'],
    ['/missing.png', 'image/avif,image/webp,*/*'],
    ['/assets/gone-abc.js', '*/*'],
  ])('is not served at %s to a request for %s', async (path, accept) => {
    const response = await open(path, { accept });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not found' });
  });

  test.each(['/', '/login', '/support/terms'])('is served at %s to one who takes anything', async (path) => {
    const response = await open(path, { accept: '*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('is not an answer to a write', async () => {
    const response = await server.app.request('http://varsity.localhost/login', {
      method: 'POST',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(404);
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['identity', null, script],
  ])('are cached for ever and compressed for a client that accepts %s', async (accepted, encoding, text) => {
    const response = await open('/assets/index-abc.js', { 'accept-encoding': accepted });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(text);
  });

  test('without a hash in their name are cached for an hour', async () => {
    const response = await open('/robots.txt', {});
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each(['/.vite/manifest.json', '/.built-from', '/../package.json', '/%2e%2e/package.json', '/assets/'])(
    'are served only from the build: %s is not',
    async (path) => {
      expect((await open(path, {})).status).toBe(404);
    },
  );
});
