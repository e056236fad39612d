import { jsonHeaders } from '../api/start.ts';

export interface Answered {
  status: number;
  /** How long it took. */
  seconds: number;
}

/** A browser at an address, with its cookies. */
export interface Browser {
  logIn: (email: string, password: string) => Promise<Answered>;
  logOut: () => Promise<void>;
}

/** Opens a browser that calls through a trusted proxy. */
export async function openBrowser(origin: string, address: string): Promise<Browser> {
  const jar = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST', path: string, body: object = {}): Promise<Answered> => {
    const began = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...jsonHeaders,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
        'x-forwarded-for': address,
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return { status: response.status, seconds: (performance.now() - began) / 1000 };
  };
  const renewToken = () => ask('GET', '/sanctum/csrf-cookie');
  await renewToken();
  return {
    logIn: (email, password) => ask('POST', '/w/v1/varsity/login', { email, password }),
    logOut: async () => {
      await ask('POST', '/w/v1/varsity/logout');
      await renewToken();
    },
  };
}
