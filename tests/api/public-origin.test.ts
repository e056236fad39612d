import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '#server/env.ts';
import { addDocument } from '#server/app/pages.ts';
import { outboxMails } from '#server/db/operations-schema.ts';
import { clients } from '#server/db/schema.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

const json = { accept: 'application/json' };
const html = { accept: 'text/html' };
let server: TestServer;
afterEach(() => server.close());

const open = async (settings: Partial<Settings> = {}) => {
  server = await createTestServer({
    settings: { publicHosts: ['rewards.example', 'localhost'], ...settings },
  });
  addDocument(server.app, server.services, () => '<div id="root"></div>', { isDevelopment: false });
};

const ask = (address: string, headers: Record<string, string> = json) =>
  server.app.request(`http://${address}`, { headers });

const landingPage = async (host: string) => {
  const { client } = (await (await ask(`${host}/w/v1/harbor`)).json()) as {
    client: { landingPageUrl: string };
  };
  return client.landingPageUrl;
};

const production = { production: true, smtpUrl: 'smtp://127.0.0.1:1' };

describe('a request', () => {
  test.each([
    ['varsity.rewards.example:1234', {}],
    ['varsity.rewards.example.', {}],
    ['rewards.example:1234', {}],
    ['varsity.rewards.example:1234', production],
    ['varsity.rewards.example:80', { ...production, publicPort: 8443 }],
    ['varsity.rewards.example', { ...production, publicPort: 8443 }],
    ['varsity.localhost:1234', production],
    ['varsity.localhost.', {}],
  ])('[BOOT-05] to %s with %j is answered with 421, documents included', async (host, settings) => {
    await open(settings);
    expect((await ask(`${host}/w/v1/varsity`)).status).toBe(421);
    expect((await ask(`${host}/login`, html)).status).toBe(421);
  });

  test.each([
    ['varsity.rewards.example', {}],
    ['varsity.rewards.example:80', {}],
    ['varsity.rewards.example:443', production],
    ['varsity.rewards.example:8443', { ...production, publicPort: 8443 }],
    ['varsity.localhost:1234', {}],
    ['127.0.0.1:5555', {}],
    ['varsity.localhost:4173', production],
  ])('[BOOT-05] to %s with %j is served', async (host, settings) => {
    await open(settings);
    expect((await ask(`${host}/w/v1/varsity`)).status).toBe(200);
    expect((await ask(`${host}/login`, html)).status).toBe(200);
  });
});

describe('a link', () => {
  test.each([
    ['varsity.rewards.example:443', production, 'https://varsity.rewards.example'],
    [
      'varsity.rewards.example:8443',
      { ...production, publicPort: 8443 },
      'https://varsity.rewards.example:8443',
    ],
    ['varsity.eu.rewards.example', production, 'https://varsity.rewards.example'],
    ['varsity.rewards.example', { publicScheme: 'https' }, 'https://varsity.rewards.example'],
    ['rewards.example', production, 'https://varsity.rewards.example'],
    ['varsity.localhost:1234', {}, 'http://varsity.localhost:1234'],
  ] as const)(
    '[BOOT-05] in a mail asked for at %s with %j begins with %s',
    async (host, settings, origin) => {
      await open(settings);
      const browser = server.client(`http://${host}`);
      const { status } = await browser.post('/password-reset-begin', { email: 'active@example.com' });
      expect(status).toBe(204);
      const [mail] = await server.db.select().from(outboxMails);
      const links = mail?.body.match(/https?:\/\/\S+?(?=\/password)/g);
      expect(links).toEqual([origin, origin]);
    },
  );

  test('[BOOT-05] in the configuration is the public one, whatever the proxy asks by', async () => {
    await open(production);
    expect(await landingPage('harbor.rewards.example')).toBe(
      'https://harbor.rewards.example/media/harbor/landing.html',
    );
  });
});

describe('a tenant with an address of its own', () => {
  test('[BOOT-05] is served and linked there, and nowhere near it', async () => {
    await open(production);
    const publicOrigin = 'https://harbor.club.example';
    await server.db.update(clients).set({ publicOrigin }).where(eq(clients.id, 'harbor'));
    expect(await landingPage('harbor.club.example')).toBe(`${publicOrigin}/media/harbor/landing.html`);
    expect(await landingPage('harbor.rewards.example')).toBe(`${publicOrigin}/media/harbor/landing.html`);
    const others = [
      'harbor.club.example:8443',
      'harbor.club.example.',
      'varsity.club.example',
      'harbor.evil.example',
    ];
    for (const host of others) expect((await ask(`${host}/w/v1/harbor`)).status).toBe(421);
  });
});

describe('documents', () => {
  test('[TRST-04] are limited for each network, and for no other', async () => {
    await open({ sandbox: false });
    const askFrom = (address: string) => {
      const caller = { address, isEncrypted: false, isProxied: false };
      return server.app.request('http://varsity.rewards.example/login', { headers: html }, { caller });
    };
    for (let count = 0; count < 600; count += 1) {
      const address = `2001:db8::${count.toString(16)}`;
      expect((await askFrom(address)).status).toBe(200);
    }
    const refused = await askFrom('2001:db8::ffff:1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await askFrom('2001:db8:0:1::1')).status).toBe(200);
    server.clock.advance(60_000);
    expect((await askFrom('2001:db8::1')).status).toBe(200);
  });

  test.each([
    ['/healthz', '*/*', 404],
    ['/login', '*/*', 200],
    ['/', '*/*', 200],
    ['/healthz', 'application/json', 404],
    ['/wp-login.php', '*/*', 404],
    ['/nowhere', 'text/html,*/*', 200],
  ])('[NAV-01] at %s for a client that accepts %s are answered with %d', async (path, accept, status) => {
    await open();
    expect((await ask(`varsity.rewards.example${path}`, { accept })).status).toBe(status);
  });
});
