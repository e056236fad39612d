import type { Choices } from './entities.ts';
import type { Request, Reply } from './http.ts';

const METHODS = 'GET, POST, PATCH, DELETE';
const ALLOWED = ['accept', 'content-type', 'x-xsrf-token'];
const UTM = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `x-utm-${name}`);

/** The headers that let the page, and no other origin, read an answer. */
export function corsHeaders(origin: string | undefined, appOrigin: string): [string, string][] {
  if (origin !== appOrigin) return [];
  return [
    ['Access-Control-Allow-Origin', appOrigin],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Vary', 'Origin'],
  ];
}

/** Answers a preflight; a header that is not on the list is refused with its name. */
export function answerPreflight(request: Request, { appOrigin, furtherHeaders }: Choices): Reply {
  const allowed = [...ALLOWED, ...UTM, ...furtherHeaders];
  const asked = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const refused = asked.filter((name) => !allowed.includes(name));
  if (refused.length > 0 || request.headers['origin'] !== appOrigin) {
    return { status: 403, headers: [['X-Refused', refused.join(' ')]], body: '' };
  }
  return {
    status: 204,
    headers: [
      ...corsHeaders(request.headers['origin'], appOrigin),
      ['Access-Control-Allow-Methods', METHODS],
      ['Access-Control-Allow-Headers', allowed.join(', ')],
      ['Access-Control-Max-Age', '0'],
    ],
    body: '',
  };
}
