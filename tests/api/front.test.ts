import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFrontPages, createFrontApp } from '#server/app/front-pages.ts';
import { startFront } from '#server/start-front.ts';
import { createPartnersReader } from '#server/app/tenant-partners.ts';
import { frameScriptsOf } from '#server/card-frame/hosted-form-script.ts';
import { createClock } from '#server/clock.ts';
import { readSettings } from '#server/env.ts';
import { createHealth } from '#server/http/health.ts';
import { noopTelemetry } from '#server/telemetry/telemetry.ts';
import { answers } from '#tests/support/front-answers.ts';
import { buildApp, type AppBuild } from '#tests/support/static-build.ts';

let api: Server;
let apiHost: string;
let asked: string[] = [];
let build: AppBuild;
let app: ReturnType<typeof createFrontApp>;
beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiHost = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  build = await buildApp({ VITE_API_HOST: apiHost, VITE_ALLOWED_HOSTS: 'localhost' });
  const settings = readSettings({
    CARD_FORM_ORIGINS: 'https://pay.example',
    CSP_IMG_SRC: 'http://a.localhost',
  });
  const services = {
    clock: createClock(),
    log: () => undefined,
    telemetry: noopTelemetry,
    health: createHealth(),
    settings: { ...settings, apiHost },
    partnersOf: createPartnersReader(apiHost),
    frameScripts: frameScriptsOf(build.folder),
  };
  app = createFrontApp(services);
  await addFrontPages(app, services, build.folder);
});
afterAll(() => {
  api.close();
  build.remove();
});

function open(path: string, host = 'acme.localhost', accept = 'text/html') {
  return app.request(`http://${host}${path}`, { headers: { accept } });
}
const directives = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((each) => {
      const [name = '', ...sources] = each.split(' ');
      return [name, sources.join(' ')];
    }),
  );

/** The app’s own scripts, the one in the document, and the tag manager. */
const scriptSources = /^'self' 'sha256-[\w+/=]{44}' https:\/\/www\.googletagmanager\.com$/;

describe('the server beside somebody else’s API', () => {
  test.each(['/', '/login', '/activity', '/nothing/at/all'])(
    '[BACK-01] serves the app at %s',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      const document = await response.text();
      expect(document).toContain('<title>Member rewards</title>');
      expect(document).not.toContain('http-equiv');
    },
  );

  test('[BACK-01] [BACK-06] the policy names the API, and the partners of the tenant’s configuration', async () => {
    const response = await open('/');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(directives(response)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'script-src': expect.stringMatching(scriptSources) as string,
      'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/=]{44}'){2,}$/) as string,
      'img-src': `'self' data: https: ${apiHost} http://a.localhost`,
      'font-src': "'self' data:",
      'connect-src': `'self' ${apiHost} https://www.googletagmanager.com https://*.google-analytics.com`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-src':
        "'self' https://vimeo.com https://player.vimeo.com https://films.example https://refer.example",
      'form-action': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default worker',
    });
  });

  test('[BACK-06] a tenant without partners has none, however odd the rest of its configuration is', async () => {
    const policy = directives(await open('/', 'plain.localhost'));
    expect(policy['frame-src']).toBe("'self'");
    expect(policy['connect-src']).toBe(`'self' ${apiHost}`);
  });

  test('[BACK-06] where the API names no partners, encrypted pages may be framed', async () => {
    const policy = directives(await open('/', 'nobody.localhost'));
    expect(policy['frame-src']).toBe("'self' https:");
    expect(policy['script-src']).toMatch(scriptSources);
  });

  test('[BACK-06] the card form’s frame reaches its provider', async () => {
    const response = await open('/card-frame.html');
    expect(directives(response)).toMatchObject({
      'connect-src': 'https://pay.example',
      'frame-src': 'https://pay.example',
      'form-action': 'https://pay.example',
      'frame-ancestors': "'self'",
      sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    });
    expect(await response.text()).not.toContain('http-equiv');
    expect((await open('/card-frame.html', '127.0.0.1')).status).toBe(200);
  });

  test('[BACK-01] serves hashed files for ever, and the worker as a script that is asked for again', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(await (await open('/')).text()) ?? [];
    const file = await open(script, undefined, '*/*');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const worker = await open('/worker.js', undefined, '*/*');
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(await worker.text()).toMatch(/^const presentShell = \{"document":"\/"/);
  });

  test('[TRST-10] [BACK-06] the worker is another one for each policy, and else the same', async () => {
    const workerAt = async (host: string) => (await open('/worker.js', `${host}.localhost`, '*/*')).text();
    const [acme = '', plain = '', again] = await Promise.all(['acme', 'plain', 'acme'].map(workerAt));
    expect([again, plain === acme]).toEqual([acme, false]);
    const version = /"version":"[0-9a-f]{16}"/;
    expect(plain.replace(version, '')).toBe(acme.replace(version, ''));
  });

  test.each([
    '/w/v1/acme',
    '/sanctum/csrf-cookie',
    '/openapi.json',
    '/sandbox',
    '/_headers',
    '/.hosting/nginx.conf',
  ])('[BACK-01] has no API, sandbox or inner file of its own: %s', async (path) => {
    expect((await open(path, undefined, 'application/json')).status).toBe(404);
  });

  test('[BACK-01] starts and is ready without a database', async () => {
    const front = await startFront({ apiHost, port: 0, folder: build.folder, dataDir: '/dev/null/none' });
    const at = `http://127.0.0.1:${front.port}`;
    expect(await (await fetch(`${at}/health/ready`)).json()).toEqual({ status: 'ready' });
    expect(await (await fetch(`${at}/login`)).text()).toContain('<title>Member rewards</title>');
    await front.stop();
  });
});

describe('the partners of a tenant’s configuration', () => {
  test('[BACK-06] is asked for once a minute, beside the request that needs it', async () => {
    let time = 0;
    asked = [];
    const partnersOf = createPartnersReader(apiHost, { now: () => time });
    const [one, two] = await Promise.all([partnersOf('acme'), partnersOf('acme')]);
    expect(one).toEqual({
      hasTagManager: true,
      frames: [
        'https://vimeo.com',
        'https://player.vimeo.com',
        'https://films.example',
        'https://refer.example',
      ],
    });
    expect(two).toBe(one);
    time = 59_999;
    expect(await partnersOf('acme')).toBe(one);
    expect(asked).toEqual(['/w/v1/acme']);
    time = 60_000;
    expect(await partnersOf('acme')).toBe(one);
    await expect.poll(() => asked).toEqual(['/w/v1/acme', '/w/v1/acme']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['refuses', async () => new Response('{}', { status: 500 })],
    ['answers HTML', async () => new Response('<p>Sorry</p>')],
    ['answers nothing', async () => new Response(null, { status: 204 })],
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ])('[BACK-06] is unknown while the API %s, and is asked for again after five seconds', async (_, fetch) => {
    let [time, calls] = [0, 0];
    const partnersOf = createPartnersReader('https://api.example', {
      now: () => time,
      fetch: () => {
        calls += 1;
        return fetch();
      },
    });
    expect(await partnersOf('acme')).toBeNull();
    time = 4999;
    expect(await partnersOf('acme')).toBeNull();
    expect(calls).toBe(1);
    time = 5000;
    expect(await partnersOf('acme')).toBeNull();
    expect(calls).toBe(2);
  });

  test('[BACK-06] is not waited for longer than its time', async () => {
    const partnersOf = createPartnersReader('https://api.example', {
      wait: 10,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
        }),
    });
    expect(await partnersOf('acme')).toBeNull();
  });

  test('[BACK-06] stays as it was known while the API is away', async () => {
    let time = 0;
    let isAway = false;
    const partnersOf = createPartnersReader('https://api.example', {
      now: () => time,
      fetch: async () => {
        if (isAway) throw new TypeError('fetch failed');
        return Response.json({ client: { gtmId: 'GTM-ACME12' } });
      },
    });
    const named = { hasTagManager: true, frames: [] };
    expect(await partnersOf('acme')).toEqual(named);
    isAway = true;
    for (const later of [60_000, 65_000, 70_000]) {
      time = later;
      expect(await partnersOf('acme')).toEqual(named);
    }
  });
});
