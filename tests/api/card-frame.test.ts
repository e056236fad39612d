import { Script } from 'node:vm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frameScriptsOf, hostedFormFor } from '#server/card-frame/hosted-form-script.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const frame = (host?: string) => server.client(host).request('/card-frame.html');
const nonceOf = (response: Response) =>
  /script-src 'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';

describe('GET /card-frame.html', () => {
  test('[CARD-01] is closed to everything but its own script, and framed by its own host only', async () => {
    const response = await frame();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('Content-Security-Policy')?.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      'font-src data:',
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms',
      `script-src 'nonce-${nonceOf(response)}'`,
      "style-src 'unsafe-inline'",
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('[CARD-01] has one script with a new nonce each time, and sets no cookie', async () => {
    const [first, second] = [await frame(), await frame()];
    const text = await first.text();
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).toContain(`<script nonce="${nonceOf(first)}">`);
    expect(nonceOf(first)).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(first.headers.getSetCookie()).toEqual([]);
  });

  test('[CARD-01] answers without its ending, too', async () => {
    const response = await server.client().request('/card-frame');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Card details</title>');
  });

  test('[CARD-01] is the same for every client, and nothing for a strange host', async () => {
    expect((await frame('roundup.localhost')).status).toBe(200);
    expect((await frame('evil.example')).status).toBe(421);
  });
});

describe('GET /card-hosted-form', () => {
  const script = async (client: ReturnType<TestServer['client']>) => {
    const response = await client.get('/card-hosted-form');
    expect(response.status).toBe(200);
    return v.parse(v.strictObject({ scriptContent: v.string() }), await response.json()).scriptContent;
  };

  test('[CARD-01] gives a script that can reach no network and no storage', async () => {
    const member = server.client();
    await member.login('abandoned@example.com');
    const content = await script(member);
    expect(() => new Script(content)).not.toThrow();
    expect(content).not.toMatch(
      /fetch\(|XMLHttpRequest|WebSocket|sendBeacon|https?:(?!\/\/www\.w3\.org\/2000\/svg)|localStorage|cookie|import\(|eval\(/,
    );
    expect(content).not.toMatch(/<\/script/i);
  });

  test('[CARD-05] makes a member’s tokens their own, and the same ones each time', async () => {
    const [member, other] = [server.client(), server.client()];
    await member.login('abandoned@example.com');
    await other.login('empty@example.com');
    const content = await script(member);
    expect(await script(member)).toBe(content);
    expect(await script(other)).not.toBe(content);
    const formOf = (clientId: string) => hostedFormFor({ clientId, id: 'a' }, server.services);
    expect(await formOf('roundup')).not.toBe(await formOf('varsity'));
  });

  test('[CARD-01] [LIFE-04] asks for the expiry by the server’s day', async () => {
    const formAt = (now: string) =>
      hostedFormFor(
        { clientId: 'varsity', id: 'a' },
        { frameScripts: frameScriptsOf(null), clock: { ...server.services.clock, now: () => new Date(now) } },
      );
    expect(await formAt('2026-11-30T23:59:59.999Z')).toContain('"today":"2026-11-30"');
    expect(await formAt('2026-12-01T00:00:00.000Z')).toContain('"today":"2026-12-01"');
  });

  test('[CARD-01] is for who is signed in', async () => {
    expect((await server.client().get('/card-hosted-form')).status).toBe(401);
  });
});
