import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, writeQuery } from '#machines/domain/query.ts';
import { factsOf, routeNames, routes } from '#machines/domain/routes.ts';
import { hrefOf, parseTarget, targetAt } from '#machines/domain/target.ts';

const returnable = routeNames.filter((name) => factsOf(name).access !== 'public');

describe('a target in an address', () => {
  test.each([
    ['/', { route: 'home', search: {} }],
    [
      '/rewards?search=tea+%26+co&category=baby',
      { route: 'rewards', search: { search: 'tea & co', category: 'baby' } },
    ],
    ['/activity/?page=2#top', { route: 'activity', search: { page: '2' } }],
    ['/sign-up/billing', { route: 'sign-up-billing', search: {} }],
  ])('[NAV-08] %s is a place of the app', (href, target) => {
    expect(targetAt(href)).toEqual(target);
  });

  const hostile = [
    '//',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS://EVIL.EXAMPLE/rewards',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    '/.//evil.example',
    '/rewards/../../evil',
    '/rewards@evil.example',
    'rewards',
    '/nowhere',
    '',
    '/login',
    '/password-reset-2?token=secret&email=a@b.c',
  ];

  test('[NAV-08] has a list of at least 20 attacks', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(20);
  });

  test.each(hostile)('[NAV-08] %j is dropped', (href) => {
    expect(targetAt(href)).toBeNull();
  });

  test('[NAV-08] whatever it says, it never leads out of the app', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
          fc.constantFrom(...hostile),
        ),
        (href) => {
          const target = targetAt(href);
          if (target === null) return;
          expect(returnable).toContain(target.route);
          expect(new URL(hrefOf(target), 'https://app.example').origin).toBe('https://app.example');
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('[NAV-08] retains plain search parameters only', () => {
    const long = 'x'.repeat(201);
    expect(targetAt(`/rewards?search=ok&<b>=1&a=%00&b=${long}&c=%ZZ&=1&d`)).toEqual({
      route: 'rewards',
      search: { search: 'ok', d: '' },
    });
  });
});

describe('a stored target', () => {
  test('[NAV-08] of every route that can be returned to comes back, through storage and through an address', () => {
    for (const route of returnable) {
      const target = { route, search: { search: 'ö & ü', category: 'baby' } };
      expect(parseTarget(JSON.stringify(target))).toEqual(target);
      expect(targetAt(hrefOf(target))).toEqual(target);
    }
    expect(hrefOf({ route: 'rewards', search: {} })).toBe(routes.rewards.path);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '"/rewards"',
    '[]',
    '{}',
    '{"route":"rewards"}',
    '{"route":"/rewards","search":{}}',
    '{"route":"https://evil.example","search":{}}',
    '{"route":"__proto__","search":{}}',
    '{"route":"toString","search":{}}',
    '{"route":"login","search":{}}',
    '{"route":"password-reset-2","search":{"token":"t"}}',
    '{"route":["rewards"],"search":{}}',
    '{"route":"rewards","search":"?a=1"}',
    '{"route":"rewards","search":{"a":1}}',
    '{"route":"rewards","search":{"a":{"b":"c"}}}',
    '{"route":"rewards","search":{"<script>":"1"}}',
    '{"route":"rewards","search":{"a":"\\u0000"}}',
    `{"route":"rewards","search":{"a":"${'x'.repeat(201)}"}}`,
  ])('[NAV-08] %s is dropped', (text) => {
    expect(parseTarget(text)).toBeNull();
  });
});

describe('a query string', () => {
  test('[NAV-08] comes back as it was written', () => {
    const pair = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        expect(parseQuery(writeQuery(pairs))).toEqual(pairs);
      }),
    );
  });

  test('[NAV-08] is read as the browser reads it', () => {
    for (const search of ['?a=1&b=2', 'a=b=c', '?a+b=c+d', '?a', '?&&a=1&', '?a=1&a=2']) {
      expect(parseQuery(search)).toEqual([...new URLSearchParams(search)]);
    }
  });
});
