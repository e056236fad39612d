import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientSchema, versionOf, type Client } from '#machines/domain/client.ts';
import { imageOf, themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function configOf(label: string): Promise<Client> {
  const response = await server.client(`${label}.localhost`).get('');
  expect(response.status).toBe(200);
  return v.parse(v.object({ client: clientSchema }), await response.json()).client;
}

describe('what the app starts with', () => {
  test.each(tenantIds)(
    '[BOOT-01] gives %s its own configuration, tiers and theme without a session',
    async (label) => {
      const visitor = server.client(`${label}.localhost`);
      const client = await configOf(label);
      expect(client.id).toBe(label);
      expect(client.name).not.toBe('');
      expect(client.supportEmail).toContain('@');

      const tiers = await visitor.get('/membership-tiers');
      const { membershipTiers } = v.parse(
        v.object({ membershipTiers: v.array(tierSchema) }),
        await tiers.json(),
      );
      expect(membershipTiers.length).toBeGreaterThan(0);

      const theme = v.parse(
        v.object({ theme: themeSchema }),
        await (await visitor.get('/theme')).json(),
      ).theme;
      expect(theme.settings['primary']).toBeDefined();
      expect(imageOf(theme, 'logo').imagePath).toMatch(/^\/media\//);
    },
  );

  test('[BOOT-01] gives the landing page of the tenant that has one, at the address that was asked', async () => {
    const { landingPageUrl } = await configOf('harbor');
    expect(landingPageUrl).toBe('http://harbor.localhost/media/harbor/landing.html');
    const page = await server.client('harbor.localhost').request(new URL(landingPageUrl ?? '').pathname);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain('font-src data:');
    const style = await server.client('harbor.localhost').request('/media/harbor/landing.css');
    expect(await style.text()).toMatch(/^@font-face\{font-family:'Figtree Variable'/);
    expect((await configOf('varsity')).landingPageUrl).toBeNull();
  });

  test('[BOOT-01] runs the three versions of the product', async () => {
    expect(versionOf(await configOf('varsity'))).toBe('subscription');
    expect(versionOf(await configOf('roundup'))).toBe('roundup');
    expect(versionOf(await configOf('harbor'))).toBe('whitelabel');
    expect((await configOf('harbor')).currencyCode).toBe('CAD');
  });

  test.each(['localhost', 'localhost:4173', '127.0.0.1', '[::1]:4173'])(
    '[BOOT-01] serves the default client at the bare host %s',
    async (host) => {
      const response = await server.client(host).get('');
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ client: { id: 'varsity' } });
    },
  );

  test.each(['VARSITY.localhost', 'varsity.staging.localhost', 'varsity.localhost:1234'])(
    '[BOOT-01] takes %s for a host of varsity, as the app does',
    async (host) => {
      const response = await server
        .client(host)
        .request('/w/v1/varsity', { headers: { accept: 'application/json' } });
      expect(response.status).toBe(200);
    },
  );

  test.each([
    ['varsity.evil.example', '/w/v1/varsity'],
    ['varsity.localhost.evil.example', '/w/v1/varsity'],
    ['evil.varsity.localhost', '/w/v1/varsity'],
    ['nobody.localhost', '/w/v1/nobody'],
    ['roundup.varsity.localhost', '/w/v1/varsity'],
    ['not_allowed.localhost', '/w/v1/varsity'],
    ['192.0.2.7', '/w/v1/varsity'],
    ['varsity.localhost', '/w/v1/roundup'],
    ['varsity.localhost', '/w/v1/nobody'],
    ['localhost', '/w/v1/harbor'],
    ['evil.example', '/sanctum/csrf-cookie'],
    ['varsity.localhost.', '/w/v1/varsity'],
    ['varsity.localhost.:4173', '/w/v1/varsity'],
    ["varsity'--.localhost", '/w/v1/varsity'],
  ])('[BOOT-01] [BOOT-05] answers 421 when the host %s asks for %s', async (host, path) => {
    const response = await server.app.request(`http://${host}${path}`, {
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(421);
    expect(await response.json()).toEqual({ message: 'This host does not serve that client.' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('[BOOT-01] does not believe a forwarded host', async () => {
    const response = await server.app.request('http://varsity.localhost/w/v1/roundup', {
      headers: { accept: 'application/json', 'x-forwarded-host': 'roundup.localhost' },
    });
    expect(response.status).toBe(421);
  });

  test('[HTTP-01] writes money as decimal major units with the sign of a round-up price', async () => {
    const response = await server.client('roundup.localhost').get('/membership-tiers');
    const body = v.parse(
      v.object({ membershipTiers: v.array(v.object({ price: v.number() })) }),
      await response.json(),
    );
    expect(body.membershipTiers.some(({ price }) => price === -1)).toBe(true);
  });
});
