import { describe, expect, test } from 'vitest';
import { schemeRules, schemesAreKnown } from '#machines/domain/color-scheme.ts';
import { fillDocument, withProviderMark, withStyles } from '#server/app/document.ts';

const template = [
  '<html lang="en"><head>',
  '<meta name="theme-color" content="#ffffff" />',
  '<title>Member rewards</title><link rel="icon" href="data:," />',
  '<style nonce="__CSP_NONCE__"></style></head>',
  '<body><div id="root"></div></body></html>',
].join('');

describe('the document with what the server puts into it', () => {
  test('without anything it is as it was built, with the nonce', () => {
    expect(fillDocument(template, 'N', {})).toBe(template.replaceAll('__CSP_NONCE__', 'N'));
  });

  test('[SPED-01] bears the tenant’s title, icon, colours and page', () => {
    const filled = fillDocument(template, 'N', {
      title: 'Log in | A & B',
      lang: 'en-CA',
      icon: '/media/a.svg?x="1"',
      colours: { '--primary': '#123456', '--surface': '#fffffe', '--bad': 'url(x)', '--a}b': '#000000' },
      page: { name: 'login', markup: '<p>$& $1</p>', rules: '[data-style="0"]{width:1px}' },
      scripts: ['/assets/a.js'],
      styles: ['/assets/a.css'],
    });
    expect(filled).toContain('<html lang="en-CA" data-themed>');
    expect(filled).toContain('<title>Log in | A &amp; B</title>');
    expect(filled).toContain('<link rel="icon" href="/media/a.svg?x=&quot;1&quot;" />');
    expect(filled).toContain('<meta name="theme-color" content="#fffffe" />');
    expect(filled).toContain(
      '<style nonce="N">:root:root{--primary:#123456;--surface:#fffffe}[data-style="0"]{width:1px}</style></head>',
    );
    expect(filled).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js" />');
    expect(filled).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" />');
    expect(filled).toContain('<div id="root" data-page="login"><p>$& $1</p></div>');
  });

  test.each([
    ['the system’s', null, '', true],
    ['the light one', 'light', ' data-scheme="light"', false],
    ['the dark one', 'dark', ' data-scheme="dark"', false],
  ] as const)(
    '[ACCS-01] bears both schemes of a tenant, and shows %s before a script runs',
    (_, scheme, mark, hasBoth) => {
      const filled = fillDocument(template, 'N', {
        colours: { '--surface': '#fffffe', '--deep': '#123456', '--ink': '#111111' },
        dark: { '--surface': '#222222', '--deep': '#123456', '--ink': 'url(x)' },
        scheme,
      });
      expect(filled).toContain(`<html lang="en" data-themed${mark}>`);
      expect(filled).toContain(
        '<style nonce="N">:root:root{--surface:#fffffe;--deep:#123456;--ink:#111111}' +
          `@supports(${schemesAreKnown}){:root:root{--surface:light-dark(#fffffe,#222222)}${schemeRules}}</style>`,
      );
      const bars = [...filled.matchAll(/<meta name="theme-color"[^>]*>/g)].map(([bar]) => bar);
      expect(bars).toEqual(
        hasBoth
          ? [
              '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#222222" />',
              '<meta name="theme-color" content="#fffffe" />',
            ]
          : [`<meta name="theme-color" content="${scheme === 'dark' ? '#222222' : '#fffffe'}" />`],
      );
    },
  );

  test('[BOOT-06] bears a tenant’s look, and the typeface of its headings before all else', () => {
    const typeface = { data: 'data:font/woff2;base64,AA', rule: "@font-face{font-family:'Nunito'}" };
    const filled = fillDocument(template, 'N', {
      colours: { '--surface': '#fffffe' },
      look: {
        '--radius-card': '3px',
        '--font-display': "'Nunito', sans-serif",
        '--bad': '}',
        '--a}b': '1px',
      },
      typeface,
    });
    expect(filled).toContain(
      `<style nonce="N">:root:root{--surface:#fffffe}${typeface.rule}` +
        ":root:root{--radius-card:3px;--font-display:'Nunito', sans-serif}</style></head>",
    );
    expect(filled).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="data:font/woff2;base64,AA" /><title>',
    );
  });

  test('[BACK-06] says that the card form has a provider where what it may reach is set, and only there', () => {
    expect(withProviderMark(template, { cardFormOrigins: [] })).toBe(template);
    expect(withProviderMark(template, { cardFormOrigins: ['https://pay.example'] })).toBe(
      template.replace('</head>', '<meta name="card-form" content="provider" /></head>'),
    );
  });

  test('[SPED-01] no text of the API can end the block of JSON', () => {
    const answers = { '': { name: '</script><script>alert(1)</script><!--' } };
    const filled = fillDocument(template, 'N', { served: { client: 'a', answers } });
    const [, block = ''] = /<script type="application\/json" id="served">(.*?)<\/script>/.exec(filled) ?? [];
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({ client: 'a', answers });
  });

  test('[SPED-01] its styles stand in it, and wait for no file', () => {
    const linked = '<link rel="stylesheet" crossorigin href="/assets/index-a.css">';
    expect(withStyles(linked, (path) => `/* ${path} $& */`)).toBe(
      '<style nonce="__CSP_NONCE__">/* assets/index-a.css $& */</style>' +
        '<link rel="stylesheet" type="text/plain" href="/assets/index-a.css" />',
    );
  });

  test('[SPED-01] a typeface that its styles hold is named before them, one of a file is not', () => {
    const data = 'data:font/woff2;base64,d09G+/A=';
    const rules = `@font-face{src:url(${data})format("woff2")}@font-face{src:url(/assets/a.woff2)}`;
    expect(withStyles('<link rel="stylesheet" href="/a.css">', () => rules)).toBe(
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${data}" />` +
        `<style nonce="__CSP_NONCE__">${rules}</style><link rel="stylesheet" type="text/plain" href="/a.css" />`,
    );
  });
});
