import type { Hono } from 'hono';
import type { ApiEnv } from '#server/http/context.ts';

/** A browser's stand-in: keeps cookies for one host, and sends the CSRF token with each write. */
export interface TestClient {
  cookies: Map<string, string>;
  /** Any request to this host: cookies are sent and kept, nothing else is added. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** A call below `/w/v1/{client}`, as the app makes it. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  login: (email?: string, password?: string) => Promise<Response>;
}

function store(cookies: Map<string, string>, response: Response) {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}

/** A client of one host, or origin; its label is the host's first, or `varsity` for a bare host. It calls from an address. */
export function createTestClient(app: Hono<ApiEnv>, address: string, from?: string): TestClient {
  const cookies = new Map<string, string>();
  const origin = address.includes('://') ? address : `http://${address}`;
  const [, label = 'varsity'] = /\/\/([^.]+)\.(?:localhost|rewards\.example)/.exec(origin) ?? [];

  const env =
    from === undefined ? undefined : { caller: { address: from, isEncrypted: false, isProxied: false } };

  const request: TestClient['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await app.request(`${origin}${path}`, { ...init, headers }, env);
    store(cookies, response);
    return response;
  };

  const send: TestClient['send'] = async (method, path, body, headers = {}) => {
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) await request('/sanctum/csrf-cookie');
    const token = cookies.get('XSRF-TOKEN');
    return request(`/w/v1/${label}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && token !== undefined && { 'x-xsrf-token': decodeURIComponent(token) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };

  return {
    cookies,
    request,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    login: (email = 'active@example.com', password = 'Demo!2345') =>
      send('POST', '/login', { email, password }),
  };
}
