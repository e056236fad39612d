import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, runBuild, type AppBuild } from '#tests/support/static-build.ts';

const api = 'https://api.rewards.example';
const variables = {
  VITE_API_HOST: api,
  VITE_ALLOWED_HOSTS: 'rewards.example',
  CARD_FORM_ORIGINS: 'https://pay.example',
  CSP_FRAME_SRC: 'https://refer.example',
  CSP_MEDIA_SRC: 'https://films.example',
};

let build: AppBuild;
beforeAll(async () => {
  build = await buildApp(variables);
});
afterAll(() => build.remove());

const read = (name: string) => readFileSync(join(build.folder, name), 'utf8');
const policyIn = (document: string) =>
  (/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(document)?.[1] ?? '')
    .replaceAll('&#39;', "'")
    .split('; ');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the static build', () => {
  test('[BACK-01] has a document with its policy in it: the API, the tenants’ partners, its own styles', () => {
    const document = read('index.html');
    const styles = [...document.matchAll(/<style>([^]*?)<\/style>/g)].map(([, rules = '']) => hashOf(rules));
    expect(styles.length).toBeGreaterThan(1);
    const [, firstScript = ''] = /<script>([^]*?)<\/script>/.exec(document) ?? [];
    expect(firstScript).toContain('reload');
    expect(document).not.toContain('nonce');
    expect(policyIn(document)).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      `script-src 'self' ${hashOf(firstScript)} https://www.googletagmanager.com`,
      `style-src 'self' ${styles.join(' ')}`,
      "img-src 'self' data: https:",
      "font-src 'self' data:",
      `connect-src 'self' ${api} https://www.googletagmanager.com https://*.google-analytics.com`,
      "media-src 'self' https://films.example",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self' https://refer.example",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default worker',
    ]);
    expect(document.indexOf('http-equiv')).toBeLessThan(document.indexOf('<script'));
  });

  test('[BACK-01] has the card form’s frame as a document, which reaches its provider alone', () => {
    const document = read('card-frame.html');
    const [, nonce = ''] = /<script nonce="([^"]+)">/.exec(document) ?? [];
    expect(policyIn(document)).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      `script-src 'nonce-${nonce}' https://pay.example`,
      "style-src 'unsafe-inline' https://pay.example",
      'font-src data: https://pay.example',
      'connect-src https://pay.example',
      'frame-src https://pay.example',
      'img-src data: https://pay.example',
      'form-action https://pay.example',
    ]);
    expect(read('index.html')).toContain('<meta name="card-form" content="provider" />');
    expect(document).toContain('@font-face');
    expect(document).toContain('type:`ready`');
  });

  test('[BACK-01] has the worker, which caches the page at / and its first scripts', () => {
    const [, json = ''] = /^const presentShell = (.+);\n/.exec(read('worker.js')) ?? [];
    const scripts = [...read('index.html').matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    expect(JSON.parse(json)).toEqual({
      document: '/',
      version: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      files: scripts,
    });
    expect(scripts.every((path) => existsSync(join(build.folder, path ?? '')))).toBe(true);
  });

  test('[BACK-01] bears the API’s origin in its scripts, and no other', () => {
    const [, entry = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(read('index.html')) ?? [];
    expect(read(entry)).toContain(`VITE_API_HOST:\`${api}\``);
  });

  test('[BACK-01] has nothing of this server’s own pages', () => {
    expect(existsSync(join(build.folder, '.served'))).toBe(false);
  });

  test.each(['.hosting/nginx.conf', '.hosting/Caddyfile'])(
    '[BACK-01] %s sends the documents’ own policies, and lets hashed files stay for ever',
    (name) => {
      const rules = read(name);
      const stated = policyIn(read('index.html'));
      const frame = policyIn(read('card-frame.html'));
      const [document = '', card = '', worker = ''] = [
        /frame-ancestors 'none'; script-src/,
        /sandbox/,
        /connect-src 'self'"/,
      ].map((mark) =>
        rules.split('\n').find((line) => /Content-Security-Policy/.test(line) && mark.test(line)),
      );
      for (const directive of stated) expect(document).toContain(directive);
      const sandbox = 'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
      for (const directive of [...frame, sandbox, "frame-ancestors 'self'"]) {
        expect(card).toContain(directive);
      }
      expect(worker).toContain("default-src 'none'");
      expect(rules.match(/no-cache/g)).toHaveLength(3);
      expect(rules.match(/max-age=31536000, immutable/g)).toHaveLength(1);
      expect(rules).toContain('/index.html');
    },
  );

  test.each([
    ['.hosting/nginx.conf', /location ~ "(.+)" \{\n {2}rewrite \^ \/index\.html last;/],
    [
      '.hosting/Caddyfile',
      /path_regexp (.+)\n\t\tnot path \/\.well-known\/\*\n\t\}\n\trewrite @inner \/index\.html/,
    ],
  ])(
    '[BACK-01] %s answers the build’s own files as unknown addresses, wherever the folder is',
    (name, rule) => {
      const inner = new RegExp(rule.exec(read(name))?.[1] ?? 'no rule');
      const asked = [
        '/_headers',
        '/_redirects',
        '/.hosting/nginx.conf',
        '/.built-from',
        '/a/.b',
        '/',
        '/login',
      ];
      expect(asked.filter((path) => inner.test(path))).toEqual(asked.slice(0, 5));
      expect(read(name)).not.toMatch(/\bhide\b/);
    },
  );

  test('[BACK-01] _headers and _redirects say the same where rules add up', () => {
    const rules = read('_headers');
    expect(rules.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(rules).toContain('/*\n  X-Content-Type-Options: nosniff\n');
    expect(rules).toContain("  Content-Security-Policy: frame-ancestors 'self'\n");
    expect(rules).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    for (const name of ['index.html', 'worker.js', 'card-frame.html']) {
      expect(rules).toContain(`/${name}\n  Cache-Control: no-cache\n`);
    }
    expect(read('_redirects')).toBe('/* /index.html 200\n');
  });
});

describe('the build', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a path', { VITE_API_HOST: 'https://api.example/v1' }, /^VITE_API_HOST must be the origin of an API/],
    ['no address', { VITE_API_HOST: 'api.example' }, /^VITE_API_HOST must be an address/],
    ['no source', { VITE_API_HOST: api, CARD_FORM_ORIGINS: 'pay' }, /^CARD_FORM_ORIGINS must be origins/],
  ])('[BACK-01] refuses %s in one line', async (_, given, words) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'no-build-')), 'dist');
    const { code, output } = await runBuild(['--outDir', folder], given);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(existsSync(folder)).toBe(false);
  });

  test('[BACK-01] replaces no folder that holds something else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taken-'));
    writeFileSync(join(folder, 'letter.txt'), 'Dear');
    const { code, output } = await runBuild(['--outDir', folder], { VITE_API_HOST: api });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`${folder} holds something else: the app is built into a folder of its own.`);
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear');
  });
});
