import { serve, type ServerType } from '@hono/node-server';

/** An answer on its way from an API to a browser. */
export interface PassingAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Changes some answers; what it does not return is unchanged. */
export type Alter = (request: Request, answer: PassingAnswer) => Partial<PassingAnswer> | undefined;

export interface AlteredApi {
  origin: string;
  /** Every request that came, as `GET /w/v1/acme/cards`. */
  asked: string[];
  close: () => Promise<void>;
}

/** An API that answers as another one does, but for what is altered. */
export async function startAlteredApi(target: string, alter: Alter): Promise<AlteredApi> {
  const asked: string[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    const headers = new Headers(request.headers);
    for (const name of ['host', 'origin', 'connection', 'accept-encoding', 'content-length'])
      headers.delete(name);
    const body = await request.text();
    const passed =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await fetch(target + pathname + search, {
            method: request.method,
            headers,
            redirect: 'manual',
            ...(body !== '' && { body }),
          });
    const whole = { status: passed.status, headers: new Headers(passed.headers), text: await passed.text() };
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      whole.headers.delete(name);
    const changed = { ...whole, ...alter(request, whole) };
    const isEmpty = changed.status === 204 || changed.text === '';
    return new Response(isEmpty ? null : changed.text, { status: changed.status, headers: changed.headers });
  };
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    asked,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Puts a value at a place in the answers of one call, such as `items[].status`; undefined takes it away. */
export function alterField(method: string, path: string, place: string, value: unknown): Alter {
  return (request, { text }) =>
    isCall(request, method, path)
      ? { text: JSON.stringify(withValue(JSON.parse(text), place.split('.'), value)) }
      : undefined;
}

function withValue(body: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof body !== 'object' || body === null) return body;
  const name = step.replace(/\[\]$/, '');
  const inner: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  const changed =
    step === name
      ? withValue(inner, rest, value)
      : Array.isArray(inner)
        ? inner.map((item) => withValue(item, rest, value))
        : inner;
  return { ...body, [name]: changed };
}

export function isCall(request: Request, method: string, path: string): boolean {
  return request.method === method && new URL(request.url).pathname === `/w/v1/varsity${path}`;
}

/** Several changes, one after another. */
export function inTurn(...alters: readonly Alter[]): Alter {
  return (request, answer) =>
    alters.reduce((changed, alter) => ({ ...changed, ...alter(request, changed) }), answer);
}

/** The CORS headers that the app needs at another origin. */
export function withCors(origin: string, changed: Readonly<Record<string, string>> = {}): Alter {
  const headers: Readonly<Record<string, string>> = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers':
      'content-type, x-xsrf-token, x-utm-source, x-utm-medium, x-utm-campaign, x-utm-term, x-utm-content',
    'access-control-expose-headers': 'Date, Retry-After',
    ...changed,
  };
  return (_, answer) => {
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
}
