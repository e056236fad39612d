import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOfflineShell } from '#server/app/offline-shell.ts';
import { clients } from '#server/db/schema.ts';
import type { ApiEnv } from '#server/http/context.ts';
import type { Services } from '#server/services.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { signInAs } from '#tests/support/api-members.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const document = `<html lang="en"><head><title>Member rewards</title><link href="/assets/index-abc.css">
<style nonce="__CSP_NONCE__"></style></head><script src="/assets/index-abc.js"></script><div id="root"></div>`;
const worker = '/* the worker */';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function open(
  path: string,
  { host = 'varsity.localhost', cookie = '', built = document, on = true } = {},
) {
  const app = new Hono<ApiEnv>();
  const services: Services = {
    ...server.services,
    settings: { ...server.services.settings, offlineShell: on },
  };
  app.use(securityHeaders);
  addOfflineShell(app, services, {
    document: built,
    worker,
    looksOf: async ({ name }) => ({ title: name, colours: { '--primary': '#123456' } }),
  });
  return app.request(`http://${host}${path}`, { headers: { cookie } });
}

async function shellOf(options: Parameters<typeof open>[1] = {}) {
  const text = await (await open('/worker.js', options)).text();
  const [, json = ''] = /^const presentShell = (.+);\n\/\* the worker \*\/$/.exec(text) ?? [];
  return JSON.parse(json) as { document: string; files: string[] } | null;
}

const withoutNonce = (text: string) => text.replaceAll(/nonce(-|=")[\w+/=]{24}/g, 'nonce');

describe('the worker', () => {
  test('[TRST-10] is requested again each time, and reaches this server alone', async () => {
    const { status, headers } = await open('/worker.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('[TRST-10] caches a document and its first scripts', async () => {
    expect(await shellOf()).toEqual({
      document: expect.stringMatching(/^\/shell\/[0-9a-f]{16}$/) as unknown,
      files: ['/assets/index-abc.js'],
    });
  });

  test('[TRST-10] is another one for each build, tenant, looks and policy, and else the same', async () => {
    const [row] = await server.db.select().from(clients).where(eq(clients.id, 'harbor'));
    if (!row) throw new Error('There is no such tenant.');
    const shells = [
      await shellOf(),
      await shellOf({ built: document.replaceAll('abc', 'def') }),
      await shellOf({ host: 'harbor.localhost' }),
    ];
    const change = (values: Partial<typeof row>) =>
      server.db.update(clients).set(values).where(eq(clients.id, 'harbor'));
    await change({ name: 'Another name' });
    shells.push(await shellOf({ host: 'harbor.localhost' }));
    await change({ name: row.name, config: { ...row.config, gtmId: 'GTM-ABC123' } });
    shells.push(await shellOf({ host: 'harbor.localhost' }));
    await change(row);
    expect(new Set(shells.map((shell) => shell?.document)).size).toBe(5);
    expect(await shellOf()).toEqual(shells[0]);
  });

  test.each([
    ['a server that was told to keep no shell', { on: false }],
    ['a host of nobody’s', { host: 'nobody.localhost' }],
    ['a stranger’s host', { host: 'evil.example' }],
  ])('[TRST-10] of %s removes what was cached', async (_, options) => {
    expect(await shellOf(options)).toBeNull();
  });
});

describe('the shell', () => {
  const pathOf = async () => (await shellOf())?.document ?? '';

  test('[TRST-10] is the tenant’s document, with its policy and a nonce of its own', async () => {
    const path = await pathOf();
    const [one, two] = [await open(path), await open(path)];
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w+/=]{24})'/.exec(policy)?.[1] ?? 'none';
    const text = await one.text();
    expect(text).toContain('<html lang="en" data-themed><head><title>Varsity Club</title>');
    expect(text).toContain(`<style nonce="${nonce}">:root:root{--primary:#123456}</style>`);
    expect(two.headers.get('content-security-policy')).not.toBe(policy);
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  test('[TRST-10] has nothing of who asks for it, and sets no cookie', async () => {
    const path = await pathOf();
    const { cookies } = await signInAs(server, 'active');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(cookie).toMatch(/\bsession=/);
    const [mine, anybodys] = [await open(path, { cookie }), await open(path)];
    expect(mine.headers.get('set-cookie')).toBeNull();
    expect(withoutNonce(await mine.text())).toBe(withoutNonce(await anybodys.text()));
  });

  test.each([
    ['of another version', '/shell/0123456789abcdef', {}],
    ['of another tenant', null, { host: 'harbor.localhost' }],
    ['of a server without it', null, { on: false }],
  ])('[TRST-10] %s is not found', async (_, path, options) => {
    expect((await open(path ?? (await pathOf()), options)).status).toBe(404);
  });
});
