import { describe, expect, test } from 'vitest';
import { takeUrlTokens } from '#src/browser/url-tokens.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

const grant = { email: 'ada@example.com', token: 'once-only' };

/** A page opened at this address, with what its address became. */
function open(href: string, storage: Parameters<typeof takeUrlTokens>[0]['storage'] = memoryStorage()) {
  const { pathname, search, hash } = new URL(href, 'https://varsity.example');
  const addresses: unknown[] = [];
  const history = {
    state: { key: 'k' },
    replaceState: (state: unknown, _: string, address?: string | URL | null) =>
      addresses.push([state, address]),
  };
  const secrets = takeUrlTokens({ location: { pathname, search, hash }, history, storage });
  return { secrets, addresses, storage };
}

describe('the secrets of an address', () => {
  test.each([
    ['/password-reset-2?email=ada%40example.com&token=once-only', '/password-reset-2'],
    ['/password-reset-2/?token=once-only&email=ada@example.com#top', '/password-reset-2/#top'],
    [
      '/password-reset-2?utm_source=mail&email=%20ada@example.com&token=once-only&lang=en%20US',
      '/password-reset-2?utm_source=mail&lang=en%20US',
    ],
    ['/password-reset-2?email=&email=ada@example.com&token=once-only&token=other', '/password-reset-2'],
    ['/password-reset-2?%65mail=ada@example.com&%74oken=once-only', '/password-reset-2'],
  ])('[AUTH-04] of %s are held, and gone from it', (href, left) => {
    const { secrets, addresses } = open(href);
    expect(addresses).toEqual([[{ key: 'k' }, left]]);
    expect(secrets.reset.read()).toEqual(grant);
    expect(secrets.activation.read()).toBeNull();
  });

  test.each([
    '/password-reset-2?email=ada@example.com',
    '/password-reset-2?token=once-only',
    '/password-reset-2?email=nobody&token=once-only',
    '/password-reset-2?email=ada@example.com&token=on%20ce',
    `/password-reset-2?email=ada@example.com&token=${'x'.repeat(513)}`,
    '/password-reset-2?email=ada@example.com&token=%E0%A4%A',
  ])('[AUTH-04] of %s are not whole: they are gone, and none is held', (href) => {
    const { secrets, addresses } = open(href);
    expect(addresses).toEqual([[{ key: 'k' }, '/password-reset-2']]);
    expect(secrets.reset.read()).toBeNull();
  });

  test.each([
    ['/activate/once-only', '/activate'],
    ['/activate/once-only/?lang=en#top', '/activate?lang=en#top'],
  ])('[AUTH-05] of a token in the path of %s is held, and gone from it', (href, left) => {
    const { secrets, addresses } = open(href);
    expect(addresses).toEqual([[{ key: 'k' }, left]]);
    expect(secrets.activation.read()).toBe('once-only');
  });

  test.each(['/activate/once/only', '/activate/on%20ce', '/activated/once-only'])(
    '[AUTH-05] of %s is none',
    (href) => {
      const { secrets, addresses } = open(href);
      expect(addresses).toEqual([]);
      expect(secrets.activation.read()).toBeNull();
    },
  );

  test('[AUTH-04] are lost with the page: no storage has the token of a reset', () => {
    const storage = memoryStorage();
    open('/password-reset-2?email=ada@example.com&token=once-only', storage);
    expect(open('/password-reset-2', storage).secrets.reset.read()).toBeNull();
  });

  test('[AUTH-04] are read any number of times, and taken once', () => {
    const { reset } = open('/password-reset-2?email=ada@example.com&token=once-only').secrets;
    expect([reset.read(), reset.read(), reset.take(), reset.take(), reset.read()]).toEqual([
      grant,
      grant,
      grant,
      null,
      null,
    ]);
    reset.store(grant);
    expect(reset.read()).toEqual(grant);
  });

  test.each([
    '/login?email=ada@example.com&token=x',
    '/password-reset-1?email=ada@example.com',
    '/sign-up?token=x',
    '/nowhere?token=x',
    '/?token=x',
    '/password-reset-2',
    '/activate',
  ])('[AUTH-04] are no business of %s, which stays as it is', (href) => {
    const { secrets, addresses } = open(href);
    expect(addresses).toEqual([]);
    expect([secrets.reset.read(), secrets.activation.read()]).toEqual([null, null]);
  });
});

describe('the token of an activation', () => {
  test('[AUTH-05] is held, and gone from the address', () => {
    const { secrets, addresses } = open('/activate?token=demo-activate&utm_source=mail');
    expect(addresses).toEqual([[{ key: 'k' }, '/activate?utm_source=mail']]);
    expect(secrets.activation.read()).toBe('demo-activate');
    expect(secrets.reset.read()).toBeNull();
  });

  test('[AUTH-05] survives a refresh of its tab until it is taken', () => {
    const { storage } = open('/activate?token=demo-activate');
    const { activation } = open('/activate', storage).secrets;
    expect(activation.read()).toBe('demo-activate');
    expect(activation.take()).toBe('demo-activate');
    expect(activation.read()).toBeNull();
    expect(open('/activate', storage).secrets.activation.read()).toBeNull();
  });

  test('[AUTH-05] gives way to the token of a newer link', () => {
    const { storage } = open('/activate?token=first');
    const { activation } = open('/activate?token=second', storage).secrets;
    expect([activation.take(), activation.read()]).toEqual(['second', null]);
  });

  test.each(['', 'a b', 'é', 'x'.repeat(513)])('[AUTH-05] that was tampered with (%j) is none', (stored) => {
    expect(
      open('/activate', memoryStorage({ 'activation-token': stored })).secrets.activation.read(),
    ).toBeNull();
  });

  test('[AUTH-05] lasts as long as the page where the browser refuses its storage', () => {
    const { secrets, addresses } = open('/activate?token=demo-activate', refusingStorage);
    expect(addresses).toEqual([[{ key: 'k' }, '/activate']]);
    expect([secrets.activation.read(), secrets.activation.take(), secrets.activation.read()]).toEqual([
      'demo-activate',
      'demo-activate',
      null,
    ]);
  });
});
