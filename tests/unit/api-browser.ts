import { createApi } from '#src/api/api.ts';
import { createCardsApi } from '#src/api/cards-api.ts';
import { createHttp } from '#src/api/http.ts';
import { createJoiningApi } from '#src/api/joining-api.ts';

/** What a browser does for the app: it keeps cookies. */
function newBrowser(send: (request: Request) => Response | Promise<Response>) {
  const jar = new Map<string, string>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return { jar, fetch };
}

/** The calls of a new browser at a client of this origin, varsity unless told, with what it was told. */
export function callsAt(
  origin: string,
  {
    client = 'varsity',
    send = globalThis.fetch,
    signal = new AbortController().signal,
  }: { client?: string; send?: Parameters<typeof newBrowser>[0]; signal?: AbortSignal } = {},
) {
  const { jar, fetch } = newBrowser(send);
  const reported = { expiries: 0 };
  const http = createHttp({
    apiHost: origin,
    client,
    fetch,
    onExpired: () => {
      reported.expiries += 1;
    },
    storage: { getItem: () => null },
    readToken: () => jar.get('XSRF-TOKEN'),
  });
  return {
    jar,
    fetch,
    reported,
    http,
    signal,
    api: createApi(http),
    joining: createJoiningApi(http),
    cards: createCardsApi(http, { utm: async () => ({ 'x-utm-source': 'mail' }) }),
  };
}
