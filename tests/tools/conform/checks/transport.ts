import { isPlainLoopback, shareCookies } from '#machines/domain/host.ts';
import type { Asking } from '../asking.ts';
import { siteOf } from '../browser.ts';
import type { ConformOptions } from '../settings.ts';

const csrfCall = 'GET sanctum/csrf-cookie';
const nothingSent = 'Nothing can be sent: no login, no payment.';

/** Address, site and certificate, before any call. */
export function checkAddress({ findings }: Asking, { api, origin }: ConformOptions): void {
  const isSecure = api.startsWith('https:') || isPlainLoopback(new URL(api));
  if (isSecure) findings.add('fine', 'address', new URL(api).protocol.slice(0, -1), 'Cookies are kept.');
  else findings.add('broken', 'address', 'http', 'Browsers keep no secure cookie: nobody stays logged in.');
  const [apiHost, appHost] = [new URL(api).hostname, new URL(origin).hostname];
  if (siteOf(api) !== siteOf(origin) || !shareCookies(appHost, apiHost))
    findings.add(
      'broken',
      'site',
      `the API is on ${siteOf(api)}, the app on ${siteOf(origin)}`,
      'The app does not start: browsers do not send its cookies to another site.',
    );
}

/** The cookie that each change needs, and what a change without it is answered. */
export async function checkCsrf(asking: Asking, { api, client }: ConformOptions): Promise<void> {
  const { browser, findings } = asking;
  await asking.attempt((_, signal) =>
    browser.fetch(`${api}/sanctum/csrf-cookie`, { signal, headers: { accept: 'application/json' } }),
  );
  const exchange = asking.last();
  const line = exchange?.cookies.find((each) => each.startsWith('XSRF-TOKEN='));
  const status = String(exchange?.status ?? 'no answer');
  if (exchange === undefined || exchange.status >= 300) findings.add('broken', csrfCall, status, nothingSent);
  else if (line === undefined)
    findings.add('broken', csrfCall, `${status} without this cookie`, nothingSent, 'XSRF-TOKEN');
  else if (/;\s*httponly/i.test(line))
    findings.add(
      'broken',
      csrfCall,
      'an HttpOnly cookie, which scripts cannot read',
      nothingSent,
      'XSRF-TOKEN',
    );
  else if (!browser.isReadable('XSRF-TOKEN'))
    findings.add(
      'broken',
      csrfCall,
      'a cookie that pages of the app cannot read: its Domain or Path leaves them out',
      nothingSent,
      'XSRF-TOKEN',
    );
  else findings.add('fine', csrfCall, status, 'The app can read XSRF-TOKEN.');
  await checkStaleToken(asking, `${api}/w/v1/${client}/login`);
}

/** A login that cannot succeed, under a token that nobody gave out. */
async function checkStaleToken(asking: Asking, url: string): Promise<void> {
  const { browser, findings } = asking;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-xsrf-token': 'no-token-of-this-api',
  };
  const body = JSON.stringify({ email: 'nobody@conform.invalid', password: 'none' });
  await asking.attempt((_, signal) => browser.fetch(url, { method: 'POST', headers, body, signal }));
  const status = asking.last()?.status;
  const call = 'stale X-XSRF-TOKEN';
  if (status === 419) findings.add('fine', call, '419', 'The app fetches a new token and goes on.');
  else if (status === undefined || status === 401 || status === 403 || status === 400)
    findings.add(
      'broken',
      call,
      `${status ?? 'no answer'} instead of 419`,
      'When the token is stale, changes fail until the member reloads the page.',
    );
  else
    findings.add(
      'lost',
      call,
      `${status}: the call is not refused with 419`,
      "Another site may be able to make a member's browser send changes.",
    );
}

/** What a browser would refuse of all the calls that were made, and of those that only members make. */
export async function checkCors(asking: Asking, options: ConformOptions): Promise<void> {
  const { browser, findings } = asking;
  const { api, origin, client, isOriginGiven } = options;
  if (api === origin) {
    if (!isOriginGiven)
      findings.leaveOut('CORS', "the app's origin is not given: --origin https://acme.example");
    return;
  }
  const base = `${api}/w/v1/${client}`;
  const changing = ['content-type', 'x-xsrf-token'];
  const utm = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `x-utm-${name}`);
  await asking.attempt(() => browser.preflight('PATCH', `${base}/users/me`, changing));
  await asking.attempt(() => browser.preflight('DELETE', `${base}/cards/0`, changing));
  await asking.attempt(() => browser.preflight('POST', `${base}/cards`, [...changing, ...utm]));
  const refusals = browser.refusals.filter(({ method }) => method !== 'cookie');
  for (const why of new Set(refusals.map((each) => each.why))) {
    const [first, ...others] = refusals.filter((each) => each.why === why);
    const where = `${first?.method} ${first?.path}${others.length > 0 ? ' and others' : ''}`;
    findings.add('broken', 'CORS', `${why}, for ${where}`, effectOf(why));
  }
  if (refusals.length === 0) findings.add('fine', 'CORS', `allows ${origin}`, 'The app can call this API.');
  for (const [name, effect] of Object.entries(exposed)) {
    const isExposed = browser.exchanges.some(({ headers }) =>
      listOf(headers.get('access-control-expose-headers')).includes(name.toLowerCase()),
    );
    if (!isExposed)
      findings.add('lost', 'CORS', `Access-Control-Expose-Headers does not have ${name}`, effect);
  }
}

/** The headers of answers that the app reads, with what is lost where another origin hides them. */
const exposed: Readonly<Record<string, string>> = {
  'Retry-After': 'After too many tries the app does not say how long to wait.',
  Date: 'Where the clock of a device is wrong, so are the month that the app names and what it calls late.',
};

const listOf = (header: string | null) => (header ?? '').toLowerCase().split(/[\s,]+/);

function effectOf(why: string): string {
  if (why.includes('x-utm-')) return 'Members who came by a campaign can neither link a card nor join.';
  if (/Methods does not have|x-xsrf-token$/.test(why)) return 'Browsers do not send these changes.';
  return 'Browsers hide the answers: the app says that it is offline.';
}

/** Cookies that a browser would not keep. */
export function checkCookies({ browser, findings }: Asking): void {
  for (const { path, why } of browser.refusals.filter(({ method }) => method === 'cookie'))
    findings.add(
      'broken',
      'cookies',
      `a browser does not keep this cookie: ${why}`,
      'Nobody stays logged in.',
      path,
    );
}
