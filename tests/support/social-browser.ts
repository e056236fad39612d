import * as v from 'valibot';
import { expect } from 'vitest';
import type { TestClient } from './api-client.ts';

const targetSchema = v.strictObject({ targetUrl: v.string() });

interface Asked {
  provider?: string;
  client?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** POST …/redirect, as the app makes it. */
export async function ask(
  browser: TestClient,
  { provider = 'google', client = 'varsity', body, headers }: Asked = {},
) {
  if (!browser.cookies.has('XSRF-TOKEN')) await browser.request('/sanctum/csrf-cookie');
  return browser.request(`/${client}/socialite/${provider}/redirect`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      ...headers,
    },
    body: JSON.stringify(body ?? { client, page: '/login', referralCode: null }),
  });
}

export async function targetOf(browser: TestClient, asked?: Asked): Promise<URL> {
  const response = await ask(browser, asked);
  expect(response.status).toBe(200);
  return new URL(v.parse(targetSchema, await response.json()).targetUrl, 'http://varsity.localhost');
}

/** Answers on the provider's page with its form, and gives the address that it leads to. */
export async function answer(
  browser: TestClient,
  target: URL,
  fields: Record<string, string>,
): Promise<string> {
  const page = await browser.request(`${target.pathname}${target.search}`, {
    headers: { accept: 'text/html' },
  });
  expect(page.status).toBe(200);
  const hidden = [...(await page.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)];
  const body = new URLSearchParams({
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    ...fields,
  });
  const response = await browser.request('/sandbox/identity', { method: 'POST', body });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

export async function follow(browser: TestClient, path: string): Promise<string> {
  const response = await browser.request(path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

let made = 0;
export const newcomer = () => ({
  email: `social${(made += 1)}@example.com`,
  name: 'Ines de la Cruz',
  answer: 'continue',
});

/** The whole way, to the address at which the app is shown again. */
export async function signIn(
  browser: TestClient,
  fields: Record<string, string>,
  asked?: Asked,
): Promise<string> {
  return follow(browser, await answer(browser, await targetOf(browser, asked), fields));
}
