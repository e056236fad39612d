import { cardFrameSandbox } from '#machines/domain/card-frame.ts';
import type { PolicySources } from './env.ts';

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const closed = { 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" };

/** The policy of whatever is not a document of ours: nothing runs, nothing loads. */
export const closedPolicy = policy({ ...closed, 'form-action': "'none'" });

/** The policy of the worker that keeps the app's shell: it asks this server, and nobody else. */
export const workerPolicy = policy({ ...closed, 'connect-src': "'self'" });

/** The policy of a picture that is opened by itself. */
export const picturePolicy = policy({ ...closed, sandbox: '' });

/** The policy of a plain page with a style and pictures of this server. */
export const staticPagePolicy = policy({
  ...closed,
  'style-src': "'self'",
  'font-src': 'data:',
  'img-src': "'self'",
});

/** The policy of the sandbox's own pages: plain HTML, pictures and forms. */
export const plainPagePolicy = (nonce: string) =>
  policy({
    ...closed,
    'style-src': `'nonce-${nonce}'`,
    'font-src': 'data:',
    'img-src': "'self' data:",
    'form-action': "'self'",
  });

/** The policy of a mail that is shown as it looks: it loads nothing, and its style is its own. */
export const mailPolicy = policy({ ...closed, 'style-src': "'unsafe-inline'", sandbox: 'allow-popups' });

const sourcesOf = (...sources: readonly string[]) => sources.filter(Boolean).join(' ') || "'none'";

/** Directives that only a header can state; in a document browsers ignore them, and say so. */
const onlyInHeaders = new Set(['frame-ancestors', 'sandbox']);

/** What a policy in a document's `meta` can state of it. */
export const inDocument = (text: string): string =>
  text
    .split('; ')
    .filter((directive) => !onlyInHeaders.has(directive.split(' ')[0] ?? ''))
    .join('; ');

/** The policy of a plain file among the app's documents: nobody frames it but us. */
export const framedByUsPolicy = policy({ 'frame-ancestors': "'self'" });

/**
 * The policy of the frame in which the card provider's script runs: an origin of its own, no storage, no network but the
 * provider's, and windows only where there is a provider.
 */
export const cardFramePolicy = (nonce: string, provider: readonly string[] = []) =>
  policy({
    ...closed,
    sandbox: cardFrameSandbox(provider.length > 0),
    'script-src': sourcesOf(`'nonce-${nonce}'`, ...provider),
    'style-src': sourcesOf("'unsafe-inline'", ...provider),
    'font-src': sourcesOf('data:', ...provider),
    ...(provider.length > 0 && {
      'connect-src': sourcesOf(...provider),
      'frame-src': sourcesOf(...provider),
      'img-src': sourcesOf('data:', ...provider),
    }),
    'form-action': sourcesOf(...provider),
    'frame-ancestors': "'self'",
  });

/** The policy of a page of the sandbox that the app shows in a frame. */
export const framedPagePolicy = (nonce: string) =>
  policy({
    ...closed,
    'script-src': `'nonce-${nonce}'`,
    'style-src': `'nonce-${nonce}'`,
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  });

const tagManager = 'https://www.googletagmanager.com';
const videoProvider = ['https://vimeo.com', 'https://player.vimeo.com'];
const itsReports = 'https://*.google-analytics.com';

/** What a tenant's pages load from elsewhere after consent. */
export interface Partners {
  hasTagManager: boolean;
  /** The sources of its video player and of its referral page. */
  frames: readonly string[];
}

export const noPartners: Partners = { hasTagManager: false, frames: [] };

/** The partners of tenants that nobody could ask about: any page that is encrypted, unless their sources are named. */
export const unknownPartners = ({ frame }: PolicySources): Partners => ({
  hasTagManager: true,
  frames: frame.length > 0 ? [] : ['https:'],
});

/** The fields of a tenant's configuration that name its partners. */
type PartnerFields = Partial<
  Record<'gtmId' | 'vimeoShowcaseId' | 'videosUrl' | 'referralFrameUrl', string | null | undefined>
>;

const originsOf = (...addresses: readonly (string | null | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));

/** The partners that a tenant's configuration names. An address that begins with `{origin}` is the server's own. */
export function partnersOf({ gtmId, vimeoShowcaseId, videosUrl, referralFrameUrl }: PartnerFields): Partners {
  const players = vimeoShowcaseId ? [...videoProvider, ...originsOf(videosUrl)] : [];
  return { hasTagManager: Boolean(gtmId), frames: [...players, ...originsOf(referralFrameUrl)] };
}

export interface DocumentNeeds {
  /** The module reloader's inline code and socket are let in, and the inspector may frame the app. */
  isDevelopment?: boolean;
  /** The API's origin; null for the app's own. */
  apiHost: string | null;
  partners: Partners;
  /** What the settings let in besides. */
  sources: PolicySources;
}

/** Sources that let in what stands in the document itself. */
export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
}

/**
 * The policy of the app's document. Its forms are sent by the app alone:
 * one that is sent before it runs goes nowhere.
 */
export function documentPolicy(
  { styles, scripts }: InlineSources,
  { isDevelopment = false, apiHost, partners, sources }: DocumentNeeds,
): string {
  const inline = ["'self'", "'unsafe-inline'"];
  const tags = partners.hasTagManager ? [tagManager] : [];
  const api = apiHost === null ? [] : [apiHost];
  const sockets = isDevelopment ? ['ws:', 'wss:'] : [];
  const reports = partners.hasTagManager ? [itsReports] : [];
  const frames = [...new Set([...partners.frames, ...sources.frame])];
  return policy({
    ...closed,
    'script-src': sourcesOf(...(isDevelopment ? inline : ["'self'", ...scripts]), ...tags, ...sources.script),
    'style-src': sourcesOf(...(isDevelopment ? inline : ["'self'", ...styles])),
    'img-src': sourcesOf("'self'", 'data:', 'https:', ...api.filter(isPlain), ...sources.img),
    'font-src': "'self' data:",
    'connect-src': sourcesOf("'self'", ...sockets, ...api, ...tags, ...reports, ...sources.connect),
    ...(sources.media.length > 0 && { 'media-src': sourcesOf("'self'", ...sources.media) }),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': sourcesOf("'self'", ...frames),
    'form-action': "'none'",
    'object-src': "'none'",
    ...(isDevelopment
      ? { 'frame-ancestors': "'self'" }
      : { 'require-trusted-types-for': "'script'", 'trusted-types': 'default worker' }),
  });
}

const isPlain = (source: string) => source.startsWith('http:');
