import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isThemeColor } from '#machines/domain/theme-colors.ts';
import {
  anchorOf,
  defaultTheme,
  heroSlidesOf,
  imageOf,
  labelOf,
  leadsSomewhere,
  parseCss,
  safeHref,
  textOf,
  themeSchema,
  toDashed,
} from '#machines/domain/theme.ts';

const themeOf = (raw: object) => v.parse(themeSchema, raw);

describe('the colours of a theme', () => {
  test.each([
    ['primary', 'primary'],
    ['neutral100', 'neutral-100'],
    ['onPrimary', 'on-primary'],
    ['neutral-200', 'neutral-200'],
  ])('[BOOT-07] %s becomes %s', (name, dashed) => {
    expect(toDashed(name)).toBe(dashed);
  });

  test.each([
    ['primary', true],
    ['dark-primary', true],
    ['neutral-100', true],
    ['dark-neutral-600', true],
    ['neutral-700', false],
    ['on-primary', false],
    ['primry', false],
    ['light-primary', false],
  ])('[BOOT-07] may be set in a tenant file: %s, %s', (name, isSettable) => {
    expect(isThemeColor(name)).toBe(isSettable);
  });

  test('[BOOT-07] are used when they are colors, and dropped one by one when they are not', () => {
    const settings = {
      primary: '#0099EB',
      neutral100: 'rgb(10, 20, 30)',
      success: 'oklch(0.7 0.1 140)',
      error: 'red;background:url(//evil.example)',
      info: 'url(//evil.example)',
      warning: 7,
      'x;y': '#fff',
    };
    expect(themeOf({ settings }).settings).toEqual({
      primary: '#0099EB',
      'neutral-100': 'rgb(10, 20, 30)',
      success: 'oklch(0.7 0.1 140)',
    });
  });
});

describe('the css of a theme', () => {
  test('[BOOT-08] retains the allowed declarations', () => {
    expect(parseCss('color: #123; FONT-WEIGHT:600; letter-spacing: -0.02em;')).toEqual([
      ['color', '#123'],
      ['font-weight', '600'],
      ['letter-spacing', '-0.02em'],
    ]);
  });

  test.each([
    'position: fixed',
    'background: url(//evil.example)',
    'background-color: url(//evil.example)',
    'background-color: URL (//evil.example)',
    'background-color: image-set("a" 1x)',
    'color: expression(alert(1))',
    'color: var(--secret)',
    'color: env(x)',
    'color: attr(data-x)',
    'color: red } body { display: none',
    'color: red < style',
    'color: \\72 ed',
    'color: "red"',
    '@import url(//evil.example)',
    'color: red /* x */ !important',
    `font-size: ${'1'.repeat(65)}px`,
    '--x: 1',
    'behavior: url(x)',
    'content: attr(x)',
    'z-index: 9999',
    ':red',
    'color',
    '',
  ])('[BOOT-08] drops %j', (text) => {
    expect(parseCss(text)).toEqual([]);
  });

  test('[BOOT-08] never lets a bracket, a quote or a function that loads through', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        for (const [, stored] of parseCss(`color: ${value}`))
          expect(stored).not.toMatch(/[{}<>\\"'@;]|url\s*\(/i);
      }),
    );
  });
});

describe('a link of a theme', () => {
  const payloads = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/\\evil.example',
    'https://user@evil.example',
    'https://user:pass@evil.example/',
    'ftp://evil.example',
    'evil.example',
    '#',
    '',
  ];

  test.each(payloads)('[NAV-12] %j leads nowhere', (href) => {
    expect(safeHref(href)).toBe('#');
    expect(leadsSomewhere(safeHref(href))).toBe(false);
  });

  test.each([
    'https://help.example/faq?a=1#b',
    'http://help.example',
    'mailto:a@b.example',
    'tel:+1555',
    '/rewards',
    '/',
  ])('[NAV-12] %s is followed', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test('[NAV-12] that passes has a harmless scheme, as a browser reads it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...payloads)), (href) => {
        const url = new URL(safeHref(href), 'https://app.example/');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol);
        expect(url.username).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the parts of a theme', () => {
  const theme = themeOf({
    images: [
      { key: 'logo', imagePath: '/media/logo.svg' },
      { key: 'favicon', imagePath: 'data:image/svg+xml,x' },
      { imagePath: '/lost.svg' },
      'junk',
    ],
    labels: [
      { key: 'footer_title', value: 'Varsity', css: 'color: red; position: fixed' },
      { key: 'footer_description', value: '' },
      { key: 'footer_about_1', value: 'default' },
    ],
    anchors: [
      { key: 'footer_faq', value: 'FAQ', href: 'javascript:alert(1)' },
      { key: 'footer_contact_us', href: '/help' },
    ],
  });

  test('[BOOT-08] are read one by one, and a bad row costs only itself', () => {
    expect(theme.images).toEqual([
      { key: 'logo', imagePath: '/media/logo.svg', css: [] },
      { key: 'favicon', imagePath: '', css: [] },
    ]);
    expect(anchorOf(theme, 'footer_faq')).toEqual({
      key: 'footer_faq',
      value: 'FAQ',
      href: '#',
      type: 'default',
      css: [],
    });
    expect(labelOf(theme, 'footer_title')).toEqual({
      key: 'footer_title',
      value: 'Varsity',
      css: [['color', 'red']],
    });
  });

  test('[BOOT-08] that are missing or empty have their named fallbacks', () => {
    for (const each of [theme, defaultTheme, themeOf({}), themeOf({ settings: null, labels: null })]) {
      expect(labelOf(each, 'nothing')).toEqual({ key: 'nothing', value: 'default', css: [] });
      expect(imageOf(each, 'nothing')).toEqual({ key: 'nothing', imagePath: '', css: [] });
      expect(anchorOf(each, 'nothing')).toEqual({
        key: 'nothing',
        value: '',
        href: '#',
        type: 'default',
        css: [],
      });
    }
    expect(labelOf(theme, 'footer_description').value).toBe('default');
    expect(textOf(theme, 'footer_about_1', 'About us')).toBe('About us');
    expect(textOf(theme, 'footer_title', 'Built in')).toBe('Varsity');
  });
});

describe('the hero', () => {
  test('[HOME-05] shows its slides by index, each with the parts that are set', () => {
    const theme = themeOf({
      images: [
        { key: 'hero_slide_10_image', imagePath: '/ten.svg' },
        { key: 'hero_slide_2_image', imagePath: '/two.svg' },
        { key: 'hero_slide_3_image', imagePath: 'javascript:x' },
      ],
      labels: [
        { key: 'hero_slide_2_title', value: 'Two' },
        { key: 'hero_slide_2_subTitle', value: 'default' },
        { key: 'hero_slide_x_title', value: 'Lost' },
      ],
      anchors: [
        { key: 'hero_slide_2_button', value: 'Go', href: '/rewards' },
        { key: 'hero_slide_10_button', value: 'Go', href: '#' },
      ],
    });
    expect(heroSlidesOf(theme)).toMatchObject([
      {
        image: { imagePath: '/two.svg' },
        title: { value: 'Two' },
        subTitle: null,
        button: { href: '/rewards' },
      },
      { image: { imagePath: '/ten.svg' }, title: null, button: null },
    ]);
    expect(heroSlidesOf(defaultTheme)).toEqual([]);
  });
});
