import { CookieJar, getPublicSuffix } from 'tough-cookie';
import { corsRefusal, preflightRefusals, simpleMethods } from './cors.ts';
import type { Send } from './settings.ts';

/** A request with its answer, as a browser would see both. */
export interface Exchange {
  method: string;
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** Whether the connection ended before the body did. */
  isCut: boolean;
  /** The `Set-Cookie` lines. */
  cookies: string[];
}

/** Why a browser would keep an answer from the app, or a cookie from its jar. */
export interface Refusal {
  method: string;
  path: string;
  why: string;
}

export interface Browser {
  fetch: typeof globalThis.fetch;
  /** Asks whether the app may send a call to another origin; once for each call. */
  preflight: (method: string, url: string, names: readonly string[]) => Promise<void>;
  /** Every exchange, the oldest first. */
  exchanges: Exchange[];
  refusals: Refusal[];
  /** The XSRF-TOKEN cookie, also where no script of the app could read it. */
  readToken: () => string | undefined;
  /** Whether a script on a page of the app can read a cookie. */
  isReadable: (name: string) => boolean;
  /** The names of the cookies that are sent to the API. */
  cookieNames: () => string[];
}

export interface BrowserOptions {
  /** Origin of the API. */
  api: string;
  /** Origin of the app. */
  origin: string;
  /** The longest that an answer may take, in milliseconds. */
  timeout: number;
  fetch?: Send;
}

/** The part of a host that one owner has: `example.co.uk`; a host without such a part is its own. */
export function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  const site = getPublicSuffix(hostname, { allowSpecialUseDomain: true, ignoreError: true }) ?? hostname;
  return `${protocol}//${site}`;
}

/**
 * A browser that is on a page of the app: it keeps cookies and asks before calls to another origin. Where a browser
 * would refuse, it writes that down and goes on, so that one fault does not hide the next.
 */
export function openBrowser({
  api,
  origin,
  timeout,
  fetch: send = globalThis.fetch,
}: BrowserOptions): Browser {
  const jar = new CookieJar(undefined, { allowSpecialUseDomain: true, prefixSecurity: 'silent' });
  const sameSiteContext = siteOf(api) === siteOf(origin) ? 'strict' : 'none';
  const exchanges: Exchange[] = [];
  const refusals: Refusal[] = [];
  const asked = new Set<string>();
  const isElsewhere = api !== origin;

  function refuse(method: string, url: string, why: string | null): void {
    if (why !== null) refusals.push({ method, path: new URL(url).pathname, why });
  }

  const preflight: Browser['preflight'] = async (method, url, names) => {
    const key = [method, new URL(url).pathname, ...names].join(' ');
    if (asked.has(key)) return;
    asked.add(key);
    const answer = await send(url, {
      method: 'OPTIONS',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': names.join(','),
      },
    });
    await answer.text();
    for (const why of preflightRefusals(answer, { origin, method, names })) refuse(method, url, why);
  };

  function store(cookies: readonly string[], url: string): void {
    for (const line of cookies) {
      try {
        jar.setCookieSync(line, url, { sameSiteContext });
      } catch (error) {
        const name = line.slice(0, Math.max(0, line.indexOf('=')));
        const reason = error instanceof Error ? error.message : String(error);
        refusals.push({ method: 'cookie', path: name, why: reason });
      }
    }
  }

  const fetch: Browser['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const names = notSimple(request.headers);
    if (isElsewhere && (names.length > 0 || !simpleMethods.includes(request.method)))
      await preflight(request.method, request.url, names);
    const headers = new Headers(request.headers);
    const cookie = jar.getCookieStringSync(request.url, { sameSiteContext });
    if (cookie !== '') headers.set('cookie', cookie);
    if (isElsewhere) headers.set('origin', origin);
    const body = await request.text();
    const answer = await send(request.url, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      ...(body !== '' && { body }),
    });
    let failure: unknown = null;
    const text = await answer.text().catch((error: unknown) => {
      failure = error;
      return '';
    });
    const cookies = answer.headers.getSetCookie();
    store(cookies, request.url);
    const { status } = answer;
    exchanges.push({
      method: request.method,
      url: request.url,
      status,
      headers: answer.headers,
      text,
      isCut: failure !== null,
      cookies,
    });
    if (failure !== null) throw failure;
    if (isElsewhere) refuse(request.method, request.url, corsRefusal(answer, origin));
    const isEmpty = [204, 205, 304].includes(status);
    return new Response(isEmpty ? null : text, { status, headers: readable(answer.headers) });
  };

  const named =
    (name: string) =>
    ({ key }: { key: string }) =>
      key === name;
  const sent = () => jar.getCookiesSync(api, { sameSiteContext, allPaths: true });

  return {
    fetch,
    preflight,
    exchanges,
    refusals,
    readToken() {
      const value = sent().find(named('XSRF-TOKEN'))?.value;
      return value === undefined || value === '' ? undefined : decoded(value);
    },
    isReadable: (name) => jar.getCookiesSync(origin, { http: false, sameSiteContext }).some(named(name)),
    cookieNames: () => sent().map(({ key }) => key),
  };
}

const notSimple = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'accept');

/** The body is unpacked already. */
function readable(headers: Headers): Headers {
  const unpacked = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) unpacked.delete(name);
  return unpacked;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
