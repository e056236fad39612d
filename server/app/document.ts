import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { providerMark } from '#machines/domain/card-frame.ts';
import { documentPolicy, noPartners, partnersOf } from '#server/content-policy.ts';
import type { ClientRow } from '#server/db/rows.ts';
import type { Settings } from '#server/env.ts';

/** What the server puts into the document; everything may be left out. */
export interface DocumentParts {
  title?: string;
  /** The address of the tenant's icon; empty for none. */
  icon?: string;
  /** The tenant's colours, by the names of their custom properties. */
  colours?: Readonly<Record<string, string>>;
  /** Scripts that the page needs soon, by their addresses, and its further styles. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Markup of a page, which the app takes over, and the name by which it knows it. */
  page?: { name: string; markup: string; rules: string };
  /** What the app would ask the API for first. */
  served?: { client: string; answers: Readonly<Record<string, unknown>> };
}

const nonceMark = '__CSP_NONCE__';
const marks = {
  root: '<html lang="en">',
  title: '<title>Member rewards</title>',
  icon: '<link rel="icon" href="data:," />',
  bars: '<meta name="theme-color" content="#ffffff" />',
  head: '</head>',
  page: '<div id="root"></div>',
};

/** The page is painted when all of it has come: in the middle of the screen, a half of it would move. */
const wholePage = '<link rel="expect" href="#late" blocking="render" />';

/** The document with what the server puts into it, for one answer with this nonce. */
export function fillDocument(template: string, nonce: string, parts: DocumentParts): string {
  const { title, icon, colours, scripts = [], styles = [], page, served } = parts;
  const put = (document: string, mark: string, text: unknown) => document.replace(mark, () => String(text));
  let document = template;
  if (colours) {
    document = put(document, marks.root, '<html lang="en" data-themed>');
    document = put(document, marks.bars, html`<meta name="theme-color" content="${colours['--surface']}" />`);
  }
  if (title) document = put(document, marks.title, html`<title>${title}</title>`);
  if (icon) document = put(document, marks.icon, html`<link rel="icon" href="${icon}" />`);
  const head = [
    ...styles.map((address) => html`<link rel="stylesheet" crossorigin href="${address}" />`),
    ...scripts.map((address) => html`<link rel="modulepreload" crossorigin href="${address}" />`),
    ...(page ? [wholePage] : []),
    ...(colours ? [`<style nonce="${nonceMark}">${raw(rulesOf(colours))}${page?.rules ?? ''}</style>`] : []),
  ];
  document = put(document, marks.head, `${head.map(String).join('')}${marks.head}`);
  const root = page ? `<div id="root" data-page="${page.name}">${page.markup}</div>` : marks.page;
  document = put(document, marks.page, `${root}${served ? blockOf(served) : ''}`);
  return document.replaceAll(nonceMark, nonce);
}

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
      ([, data]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${data}" />`,
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
function blockOf(served: NonNullable<DocumentParts['served']>): string {
  const text = JSON.stringify(served).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="served">${text}</script>`;
}

/** Custom properties that beat those of the app's styles; what is no colour is left out. */
function rulesOf(colours: Readonly<Record<string, string>>): string {
  const rules = Object.entries(colours).filter(
    ([name, value]) => /^--[a-z0-9-]+$/.test(name) && /^#[0-9a-f]{3,8}$/i.test(value),
  );
  return `:root:root{${rules.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
