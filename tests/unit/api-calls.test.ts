import { describe, expect, test } from 'vitest';
import { answer, signal, stubApi } from './api-stub.ts';
import { base } from './api-cases/first-pages.cases.ts';

describe('logout', () => {
  test('[HTTP-01] is a POST without a payload, and needs no answer', async () => {
    const stub = stubApi(() => new Response(null, { status: 204 }));
    await expect(stub.api.logOut(signal)).resolves.toBeUndefined();
    expect(stub.sent.at(-1)).toMatchObject({ method: 'POST', url: `${base}/logout`, json: undefined });
  });

  test('[AUTH-03] counts a session that had ended as logged out, without reporting an expiry', async () => {
    const stub = stubApi(() => answer({ message: 'Unauthenticated.' }, 401));
    await expect(stub.api.logOut(signal)).resolves.toBeUndefined();
    expect(stub.expiries).toBe(0);
  });

  test('[AUTH-03] reports any other failure', async () => {
    const stub = stubApi(() => answer({}, 500));
    await expect(stub.api.logOut(signal)).rejects.toMatchObject({ kind: 'rejected', status: 500 });
  });
});

describe('social sign-in', () => {
  const targetOf = (targetUrl: unknown) =>
    stubApi(() => answer({ targetUrl })).api.redirectToProvider(
      { provider: 'google', page: '/login', referralCode: null },
      signal,
    );

  test.each([
    ['https://appleid.apple.com/auth?x=1#y', 'https://appleid.apple.com/auth?x=1#y'],
    ['http://varsity.localhost:4173/sandbox/identity', 'http://varsity.localhost:4173/sandbox/identity'],
    ['http://127.0.0.1:3000/identity', 'http://127.0.0.1:3000/identity'],
    ['/sandbox/identity?state=a%20b#top', '/sandbox/identity?state=a%20b#top'],
    ['/a/../b', '/b'],
  ])('[AUTH-02] goes to %s', async (target, address) => {
    await expect(targetOf(target)).resolves.toBe(address);
  });

  test.each([
    'http://accounts.google.com/',
    'https://user:secret@accounts.google.com/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/\n//evil.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://accounts.google.com/1',
    'sandbox/identity',
    '?state=1',
    '',
    ' /login',
    null,
    7,
  ])('[AUTH-02] refuses to go to %j', async (target) => {
    await expect(targetOf(target)).rejects.toEqual({ kind: 'unexpected', reason: 'contract' });
  });
});
