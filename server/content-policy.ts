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

/** The policy of the frame in which the card provider's script runs: an origin of its own, no network, no storage. */
export const cardFramePolicy = (nonce: string) =>
  policy({
    ...closed,
    sandbox: 'allow-scripts allow-forms',
    'script-src': `'nonce-${nonce}'`,
    'style-src': "'unsafe-inline'",
    'font-src': 'data:',
    'form-action': "'none'",
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
const videoProvider = 'https://vimeo.com https://player.vimeo.com';
const itsReports = 'https://*.google-analytics.com';

interface DocumentNeeds {
  /** The module reloader's inline code and socket are let in, and the inspector may frame the app. */
  isDevelopment: boolean;
  /** The tenant has a tag manager, which the app loads after consent. */
  hasTagManager: boolean;
  /** The tenant has videos, which their provider plays in a frame after consent. */
  hasVideos: boolean;
}

/** The policy of the app's document. Its forms are sent by the app alone: one that is sent before it runs goes nowhere. */
export function documentPolicy(
  nonce: string,
  { isDevelopment, hasTagManager, hasVideos }: DocumentNeeds,
): string {
  const inline = "'self' 'unsafe-inline'";
  const withTags = (sources: string, ...more: string[]) =>
    hasTagManager ? [sources, tagManager, ...more].join(' ') : sources;
  return policy({
    ...closed,
    'script-src': withTags(isDevelopment ? inline : "'self'"),
    'style-src': isDevelopment ? inline : `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: https:",
    'font-src': "'self' data:",
    'connect-src': withTags(isDevelopment ? "'self' ws: wss:" : "'self'", itsReports),
    'worker-src': "'self'",
    'frame-src': hasVideos ? `'self' ${videoProvider}` : "'self'",
    'form-action': "'none'",
    'object-src': "'none'",
    ...(isDevelopment
      ? { 'frame-ancestors': "'self'" }
      : { 'require-trusted-types-for': "'script'", 'trusted-types': 'default worker' }),
  });
}
