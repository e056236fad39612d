import type { Cookie } from '@playwright/test';
import type { JourneyMember } from './journey-sandbox.ts';

type CookieParameter = Pick<
  Cookie,
  'name' | 'value' | 'domain' | 'path' | 'secure' | 'httpOnly' | 'sameSite'
>;

/** Logs a member in without a browser; gives the cookies that a browser would then have. */
export async function openSession(
  port: number,
  tenant: string,
  { email, password }: JourneyMember,
): Promise<CookieParameter[]> {
  const host = `${tenant}.localhost`;
  const call = async (path: string, init: RequestInit): Promise<CookieParameter[]> => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      ...init,
      headers: {
        host: `${host}:${port}`,
        accept: 'application/json',
        'content-type': 'application/json',
        ...init.headers,
      },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.headers.getSetCookie().map((line) => readCookie(line, host));
  };
  const visitor = await call('/sanctum/csrf-cookie', {});
  const token = visitor.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const member = await call(`/w/v1/${tenant}/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: {
      cookie: visitor.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(token),
    },
  });
  return member.filter(({ value }) => value !== '');
}

function readCookie(line: string, domain: string): CookieParameter {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  return {
    name,
    value: value.join('='),
    domain,
    path: '/',
    secure: true,
    httpOnly: attributes.includes('HttpOnly'),
    sameSite: 'Lax',
  };
}
