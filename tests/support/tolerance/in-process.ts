import type { BackEnd } from '#tests/other-back-end/back-end.ts';
import type { Reply } from '#tests/other-back-end/http.ts';
import { apiOrigin, appOrigin } from '#tests/support/back-end-site.ts';

/** What a browser does for the app, before a back end in the same process: cookies, CORS, and how much is on its way. */
export interface InProcessBrowser {
  fetch: typeof globalThis.fetch;
  jar: Map<string, string>;
  /** How many calls have no answer yet. */
  underWay: () => number;
}

/** Headers that a cross-origin call may have unasked. */
const plainHeaders = ['accept', 'accept-language', 'content-language'];

export function browserBefore(backEnd: BackEnd): InProcessBrowser {
  const jar = new Map<string, string>();
  let underWay = 0;

  async function send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = { ...Object.fromEntries(request.headers), origin: appOrigin };
    const asked = Object.keys(headers).filter((name) => name !== 'origin' && !plainHeaders.includes(name));
    const preflight = await backEnd.handle({
      method: 'OPTIONS',
      url: pathname,
      headers: { origin: appOrigin, 'access-control-request-headers': asked.join(',') },
      body: '',
    });
    if (preflight.status !== 204) throw new TypeError('Failed to fetch');
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const reply = await backEnd.handle({
      method: request.method,
      url: pathname + search,
      headers: { ...headers, cookie },
      body: await request.text(),
    });
    if (reply.status === 0) throw new TypeError('Failed to fetch');
    storeCookies(reply);
    const hasBody = reply.status !== 204;
    return new Response(hasBody ? reply.body : null, { status: reply.status, headers: reply.headers });
  }

  function storeCookies({ headers }: Reply): void {
    for (const [name, line] of headers) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === 'Set-Cookie') jar.set(key, value);
    }
  }

  return {
    jar,
    underWay: () => underWay,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      underWay += 1;
      try {
        return await send(request);
      } finally {
        underWay -= 1;
      }
    },
  };
}

export { apiOrigin };
