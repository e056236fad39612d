import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDocument } from '#server/app/document.ts';
import { manifestPath } from '#server/app/document.ts';
import { addManifest } from '#server/app/manifest.ts';
import { renderIcon } from '#server/render-icon.ts';
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

const pngOf = (src: string, size: number) => ({
  src,
  sizes: `${size}x${size}`,
  purpose: 'any',
  type: 'image/png',
});

describe('the manifest by which a browser installs the app', () => {
  test.each([
    [
      'varsity.localhost',
      'Varsity Club',
      '/media/a.svg?v=1',
      { type: 'image/svg+xml' },
      [pngOf('/media/a.svg.192.png?v=1', 192), pngOf('/media/a.svg.512.png?v=1', 512)],
    ],
    ['harbor.localhost', 'Harbor Giving', '/media/b.png', { type: 'image/png' }, []],
    ['harbor.localhost', 'Harbor Giving', 'https://cdn.example.com/icon', {}, []],
  ])(
    '[SPED-01] at %s has the name, the colors and the icon of %s: %s',
    async (host, name, icon, type, pngs) => {
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
        icons: [...pngs, { src: icon, sizes: 'any', purpose: 'any', ...type }],
      });
    },
  );

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

  test.each([
    ['/media/a.svg?v=1', '/media/a.svg.180.png?v=1'],
    ['/media/b.png', '/media/b.png'],
  ])('[SPED-01] has beside it, for a home screen that takes no drawing: %s as %s', (icon, address) => {
    const document = fillDocument('<html lang="en"><link rel="icon" href="data:," /></html>', 'N', { icon });
    expect(document).toContain(`<link rel="apple-touch-icon" href="${address}" />`);
  });

  test('[SPED-01] has nothing beside it for a drawing of somebody else’s', () => {
    const icon = 'https://cdn.example.com/a.svg';
    const document = fillDocument('<html lang="en"><link rel="icon" href="data:," /></html>', 'N', { icon });
    expect(document).not.toContain('apple-touch-icon');
  });
});

describe('a drawing as a PNG', () => {
  const get = async (path: string) => {
    const answer = await server.app.request(`http://varsity.localhost${path}`);
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      body: await answer.arrayBuffer(),
    };
  };
  /** Width, height, and the kind of the colors, as a PNG's head has them. */
  const headOf = (body: ArrayBuffer) => {
    const view = new DataView(body);
    return [view.getUint32(0), view.getUint32(16), view.getUint32(20)];
  };

  test.each([180, 192, 512])('[SPED-01] is a square of %i pixels', async (size) => {
    const { status, type, body } = await get(`/media/varsity/favicon.svg.${size}.png`);
    expect([status, type, ...headOf(body)]).toEqual([200, 'image/png', 0x89504e47, size, size]);
  });

  test.each(['/media/varsity/favicon.svg.64.png', '/media/varsity/none.svg.180.png'])(
    '[SPED-01] is not there at another size, nor for a drawing that is not: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('[SPED-01] is null for what can’t be read, and as wide as high for a wide drawing', async () => {
    expect(await renderIcon('<svg nonsense', 180)).toBeNull();
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0H40V10H0Z"/></svg>';
    const png = await renderIcon(wide, 192);
    expect(png && headOf(png.buffer)).toEqual([0x89504e47, 192, 192]);
  });
});
