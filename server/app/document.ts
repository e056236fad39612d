import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { LRUCache } from 'lru-cache';
import { inBothSchemes, schemeRules, schemesAreKnown, type Scheme } from '#machines/domain/color-scheme.ts';
import type { English } from '#machines/domain/spelling.ts';
import { providerMark } from '#machines/domain/card-frame.ts';
import { documentPolicy, noPartners, partnersOf } from '#server/content-policy.ts';
import type { ClientRow } from '#server/db/rows.ts';
import type { Settings } from '#server/env.ts';
import { touchIconOf } from '#server/icon-address.ts';
import { previewTags, type Preview } from './preview.ts';

/** Where a browser finds by what it installs the tenant's app. */
export const manifestPath = '/manifest.webmanifest';

/** What the server puts into the document; everything may be left out. */
export interface DocumentParts {
  title?: string;
  /** The English of its texts. */
  lang?: English;
  /** The address of the tenant's icon; empty for none. */
  icon?: string;
  /** What is shown where a link to the page is shared; left out for what only members see. */
  preview?: Preview;
  /** The tenant's colours, by the names of their custom properties. */
  colours?: Colours;
  /** The same in the dark scheme, and the scheme that the browser's member has chosen; null for the system's. */
  dark?: Colours;
  scheme?: Scheme | null;
  /** Corners, buttons and patterns of the tenant, by the names of their custom properties. */
  look?: Readonly<Record<string, string>>;
  /** The typeface of its headings as data, and its rule. */
  typeface?: { data: string; rule: string } | null;
  /** Scripts that the page needs soon, by their addresses, and its further styles. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Markup of a page, which the app takes over, and the name by which it knows it. */
  page?: { name: string; markup: string; rules: string };
  /**
   * What the app would ask the API for first: what is the same for everybody, and what is one member's. `at` is the
   * server's time of it, which an answer would have as its date.
   */
  served?: { client: string; answers: Answers; own?: Answers; at?: Date };
}

type Answers = Readonly<Record<string, unknown>>;
type Colours = Readonly<Record<string, string>>;

const nonceMark = '__CSP_NONCE__';
const marks = {
  root: '<html lang="en">',
  title: '<title>Member rewards</title>',
  icon: '<link rel="icon" href="data:," />',
  bars: '<meta name="theme-color" content="#ffffff" />',
  head: '</head>',
  page: '<div id="root"></div>',
};

type Mark = keyof typeof marks;

/** The page is painted when all of it has come: in the middle of the screen, a half of it would move. */
const wholePage = '<link rel="expect" href="#late" blocking="render" />';

/** A document that was cut at its marks, and at each place of a nonce. */
type Pieces = readonly (string | { mark: Mark | 'nonce' })[];

function cut(document: string): Pieces {
  const nameOf = new Map<string, Mark>(Object.entries(marks).map(([name, mark]) => [mark, name as Mark]));
  const found = new RegExp(`(${[nonceMark, ...nameOf.keys()].join('|')})`);
  const used = new Set<string>();
  return document.split(found).map((text) => {
    if (text === nonceMark) return { mark: 'nonce' };
    const mark = nameOf.get(text);
    if (mark === undefined || used.has(mark)) return text;
    used.add(mark);
    return { mark };
  });
}

/** The same few documents are filled again and again. */
const cuts = new LRUCache<string, Pieces>({ max: 8 });

function piecesOf(document: string): Pieces {
  const known = cuts.get(document) ?? cut(document);
  cuts.set(document, known);
  return known;
}

/** The document with what the server puts into it, for one answer with this nonce. */
export function fillDocument(template: string, nonce: string, parts: DocumentParts): string {
  const {
    title,
    lang = 'en',
    icon,
    preview,
    colours,
    dark,
    look = {},
    typeface = null,
    scheme = null,
    scripts = [],
    styles = [],
    page,
    served,
  } = parts;
  const head = [
    ...(preview ? [previewTags(preview)] : []),
    ...(colours ? [`<link rel="manifest" href="${manifestPath}" />`] : []),
    ...styles.map((address) => html`<link rel="stylesheet" crossorigin href="${address}" />`),
    ...scripts.map((address) => html`<link rel="modulepreload" crossorigin href="${address}" />`),
    ...(page ? [wholePage] : []),
    ...(colours
      ? [
          `<style nonce="${nonce}">${raw(rulesOf(colours, dark))}${typeface?.rule ?? ''}${raw(lookRules(look))}${page?.rules ?? ''}</style>`,
        ]
      : []),
  ];
  const root = page ? `<div id="root" data-page="${page.name}">${page.markup}</div>` : marks.page;
  const texts: Readonly<Record<Mark | 'nonce', unknown>> = {
    nonce,
    root: colours
      ? `<html lang="${lang}" data-themed${scheme ? ` data-scheme="${scheme}"` : ''}>`
      : marks.root,
    bars: colours ? barsOf(colours, dark, scheme) : marks.bars,
    title: html`${raw(typeface ? fontPreload(typeface.data) : '')}${title ? html`<title>${title}</title>` : raw(marks.title)}`,
    icon: icon ? html`<link rel="icon" href="${icon}" />${touchLink(touchIconOf(icon))}` : marks.icon,
    head: `${head.map(String).join('')}${marks.head}`,
    page: `${root}${served ? blockOf(served) : ''}`,
  };
  const pieces = piecesOf(template);
  return pieces.map((piece) => (typeof piece === 'string' ? piece : String(texts[piece.mark]))).join('');
}

const touchLink = (src: string) => (src === '' ? '' : html`<link rel="apple-touch-icon" href="${src}" />`);

/** Without it a browser begins with a typeface of the document at the first paint, and shows it after (decision 030). */
const fontPreload = (data: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${data}" />`;

const titleMark = '<title>';

/** The document with a script in it that runs before anything is fetched. */
export const withFirstScript = (document: string, script: string): string =>
  document.replace(
    titleMark,
    () => `<script>${script.replaceAll('</', String.raw`<\/`)}</script>${titleMark}`,
  );

/** Sources that let in the inline elements of a document that have no attribute. */
export const inlineSources = (document: string, element: 'script' | 'style'): string[] =>
  [...document.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

export interface PolicyNeeds extends Pick<Settings, 'policySources'> {
  /** Sources that let in the document's inline scripts. */
  scripts: readonly string[];
  isDevelopment?: boolean;
}

/** The policy of a tenant's document on the server's own API; null for the one of nobody's. */
export function policyOf(
  client: ClientRow | null,
  nonce: string,
  { policySources: sources, scripts, isDevelopment = false }: PolicyNeeds,
): string {
  const partners = client === null ? noPartners : partnersOf(client.config);
  const needs = { isDevelopment, apiHost: null, partners, sources };
  return documentPolicy({ styles: [`'nonce-${nonce}'`], scripts }, needs);
}

/**
 * The document with its styles in it, so that the first paint waits for no other file. Their link stays, of a type that
 * no browser fetches: it tells the code that comes later not to fetch them. A typeface that they hold is named before
 * them: browsers would otherwise begin with it at the first paint, and show it after (decision 030).
 */
export function withStyles(document: string, read: (path: string) => string): string {
  return document.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, path: string) => {
    const rules = read(path);
    const typefaces = [...rules.matchAll(/url\(["']?(data:font\/woff2;base64,[\w+/=]+)/g)].map(
      ([, data = '']) => fontPreload(data),
    );
    return `${typefaces.join('')}<style nonce="${nonceMark}">${rules}</style><link rel="stylesheet" type="text/plain" href="/${path}" />`;
  });
}

/** The document that says whether the card form has a provider, and so may open windows. */
export function withProviderMark(
  document: string,
  { cardFormOrigins }: Pick<Settings, 'cardFormOrigins'>,
): string {
  if (cardFormOrigins.length === 0) return document;
  const { name, content } = providerMark;
  return document.replace(marks.head, `<meta name="${name}" content="${content}" />${marks.head}`);
}

/** JSON that can't end its script: no browser reads `\u003c` as markup. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The members of an object in JSON. What is the same for everybody is written once. */
const inner = (answers: Answers) => json(answers).slice(1, -1);
const written = new WeakMap<Answers, string>();

function innerOnce(answers: Answers): string {
  const text = written.get(answers) ?? inner(answers);
  written.set(answers, text);
  return text;
}

function blockOf({ client, answers, own = {}, at }: NonNullable<DocumentParts['served']>): string {
  const both = [innerOnce(answers), inner(own)].filter((text) => text !== '').join(',');
  const time = at ? `data-at="${at.toISOString()}" ` : '';
  return `<script ${time}type="application/json" id="served">{"client":${json(client)},"answers":{${both}}}</script>`;
}

const rootRule = (values: readonly (readonly [string, string])[]) =>
  `:root:root{${values.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** Custom properties that beat those of the app's styles; what is no colour is left out. */
function rulesOf(colours: Colours, dark?: Colours): string {
  const isColour = (value: string | undefined) => value !== undefined && /^#[0-9a-f]{3,8}$/i.test(value);
  const rules = Object.entries(colours).filter(
    ([name, value]) => /^--[a-z0-9-]+$/.test(name) && isColour(value),
  );
  if (!dark) return rootRule(rules);
  const both = rules.flatMap(([name, value]) => {
    const other = dark[name];
    return other === undefined || other === value || !isColour(other)
      ? []
      : [[name, inBothSchemes(value, other)] as const];
  });
  return `${rootRule(rules)}@supports(${schemesAreKnown}){${rootRule(both)}${schemeRules}}`;
}

/** The rule of a look; nothing where it is the usual one. */
function lookRules(look: Readonly<Record<string, string>>): string {
  const rules = Object.entries(look).filter(
    ([name, value]) => /^--[a-z-]+$/.test(name) && /^[\w\s.,%()#'-]+$/.test(value),
  );
  return rules.length === 0 ? '' : rootRule(rules);
}

/** The color of the browser's bars; where the system decides, one of each scheme. */
function barsOf(colours: Colours, dark: Colours | undefined, scheme: Scheme | null) {
  const bar = ({ '--surface': colour }: Colours, media = '') =>
    html`<meta name="theme-color" ${raw(media)}content="${colour}" />`;
  if (!dark || scheme === 'light') return bar(colours);
  if (scheme === 'dark') return bar(dark);
  return html`${bar(dark, 'media="(prefers-color-scheme: dark)" ')}${bar(colours)}`;
}
