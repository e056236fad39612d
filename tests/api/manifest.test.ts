import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDocument } from '#server/app/document.ts';
import { manifestPath } from '#server/app/document.ts';
import { addManifest } from '#server/app/manifest.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { createTestServer, type TestServer } from '#tests/support/api-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const colours = { '--page': '#f0f0f0', '--surface': '#ffffff' };

function open(host: string, icon: string) {
  const app = new Hono<ApiEnv>();
  addManifest(app, server.services, async () => ({ icon, colours, lang: 'en-CA' }));
  return app.request(`http://${host}${manifestPath}`);
}

describe('the manifest by which a browser installs the app', () => {
  test.each([
    ['varsity.localhost', 'Varsity Club', '/media/a.svg?v=1', { type: 'image/svg+xml' }],
    ['harbor.localhost', 'Harbor Giving', '/media/b.png', { type: 'image/png' }],
    ['harbor.localhost', 'Harbor Giving', 'https://cdn.example.com/icon', {}],
  ])('[SPED-01] at %s has the name, the colors and the icon of %s: %s', async (host, name, icon, type) => {
    const answer = await open(host, icon);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=UTF-8');
    expect(await answer.json()).toEqual({
      id: '/',
      name,
      short_name: name,
      lang: 'en-CA',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f0f0f0',
      theme_color: '#ffffff',
      icons: [{ src: icon, sizes: 'any', purpose: 'any', ...type }],
    });
  });

  test('[SPED-01] has no icon where the tenant has none, and is nothing at a host of nobody’s', async () => {
    expect(await (await open('varsity.localhost', '')).json()).toMatchObject({ icons: [] });
    expect((await open('nobody.localhost', '')).status).toBe(404);
  });

  test('[SPED-01] is named by each document of a tenant', () => {
    const template = '<html lang="en"><head></head></html>';
    expect(fillDocument(template, 'N', { colours })).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" />',
    );
    expect(fillDocument(template, 'N', {})).toBe(template);
  });
});
