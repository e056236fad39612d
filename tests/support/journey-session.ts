import { request, type IncomingMessage } from 'node:http';
import type { Cookie, Page } from '@playwright/test';
import type { JourneyMember } from '#paths/drive/sandbox.ts';

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
  return beginSession(port, tenant, 'login', { email, password });
}

/** Logs in or signs up without a browser; gives the cookies that a browser would then have. */
export async function beginSession(
  port: number,
  tenant: string,
  by: 'login' | 'signup',
  body: Readonly<Record<string, unknown>>,
): Promise<CookieParameter[]> {
  const host = `${tenant}.localhost`;
  const call = async (method: string, path: string, cookies: CookieParameter[] = [], content = '') => {
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const sent = request({ port, method, path, agent: false }).setHeader('host', `${host}:${port}`);
    sent.setHeader('accept', 'application/json');
    sent.setHeader('content-type', 'application/json');
    sent.setHeader('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    sent.setHeader('x-xsrf-token', decodeURIComponent(token));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject).end(content);
    });
    response.resume();
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) throw new Error(`${method} ${path} answered ${status}`);
    return (response.headers['set-cookie'] ?? []).map((line) => readCookie(line, host));
  };
  const visitor = await call('GET', '/sanctum/csrf-cookie');
  const session = await call('POST', `/w/v1/${tenant}/${by}`, visitor, JSON.stringify(body));
  return session.filter(({ value }) => value !== '');
}

/** Keeps what comes unasked from a browser: the offer to invite friends, and the reminder of the giveaway. */
export function cookiesForPeace(tenant: string): Pick<Cookie, 'name' | 'value' | 'domain' | 'path'>[] {
  const month = new Date().toISOString().slice(0, 7);
  const place = { domain: `${tenant}.localhost`, path: '/' };
  return [
    { name: 'invite_friends_seen', value: '1', ...place },
    { name: 'giveaway_reminder_seen', value: month, ...place },
  ];
}

function readCookie(line: string, domain: string): CookieParameter {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  return {
    name,
    value: value.join('='),
    domain,
    path: '/',
    secure: attributes.includes('Secure'),
    httpOnly: attributes.includes('HttpOnly'),
    sameSite: 'Lax',
  };
}

/** Writes another value into a cookie of the page's host. */
export async function tamper(page: Page, name: string, value: string): Promise<void> {
  const { hostname: domain } = new URL(page.url());
  const httpOnly = name === 'session';
  await page.context().addCookies([{ name, value, domain, path: '/', httpOnly, sameSite: 'Lax' }]);
}
