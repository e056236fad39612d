import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCookie, readXsrfToken, removeCookie, writeCookie } from '#src/browser/cookies.ts';
import { captureUtm, utmHeaders } from '#src/browser/landing.ts';
import { createRememberedTarget } from '#src/browser/remembered-target.ts';
import { cookieLife, memoryStorage, refusingStorage, stubCookies } from './browser-stubs.ts';

describe('cookies', () => {
  const now = Date.UTC(2026, 10, 21, 8);
  let jar: Map<string, string>;
  let written: string[];

  beforeEach(() => {
    jar = new Map();
    written = [];
    vi.useFakeTimers({ now });
    stubCookies({ jar, written, now });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const lifeOf = (text: string | undefined) => cookieLife(text, now);

  test.each([
    ['signup_tier_id', 't-1', 3600],
    ['signup_tier_plan_id', 'p-1', 3600],
    ['signup_referral_code', 'FRIEND', 3600],
    ['signup_max_round_up', '20', 3600],
    ['signup_affid', 'aff', 3600],
    ['signup_dest', 'boston', 3600],
    ['cookie_consent', 'accepted', 365 * 86_400],
    ['invite_friends_seen', '1', 7 * 86_400],
  ] as const)('[JOIN-01] %s is Secure and Lax, and lives its time', (name, value, seconds) => {
    writeCookie(name, value);
    expect(written[0]).toMatch(/^[\w]+=[^;]+; path=\/; expires=[^;]+; secure; sameSite=Lax$/);
    expect(lifeOf(written[0])).toBe(seconds);
  });

  test.each([
    ['http://localhost:4173', ''],
    ['http://varsity.localhost:4173', ''],
    ['http://127.0.0.1:4173', ''],
    ['http://[::1]:4173', ''],
    ['https://varsity.localhost', '; secure'],
    ['http://varsity.rewards.example', '; secure'],
    ['http://localhost.rewards.example', '; secure'],
    ['https://varsity.rewards.example', '; secure'],
  ])(
    '[JOIN-01] at %s they are written with "%s", as Safari takes no Secure one on this machine',
    (address, secure) => {
      stubCookies({ jar, written, now, address });
      writeCookie('signup_tier_id', 't-1');
      expect(written[0]?.replace(/expires=[^;]+/, 'expires=E')).toBe(
        `signup_tier_id=t-1; path=/; expires=E${secure}; sameSite=Lax`,
      );
      removeCookie('signup_tier_id');
      expect([...jar]).toEqual([]);
    },
  );

  test('[NAV-04] the tier lives ten minutes on the way to renew', () => {
    writeCookie('signup_tier_id', 't-1', 600);
    expect(lifeOf(written[0])).toBe(600);
  });

  test('[JOIN-01] what was tampered with reads as nothing', () => {
    for (const value of ['<img>', 'a b', '%', '%E0%A4%A', '..%2f', 'x'.repeat(65), '']) {
      jar.set('signup_tier_id', value);
      expect(readCookie('signup_tier_id')).toBeNull();
    }
    for (const value of ['twenty', '-5', '0', 'NaN', 'Infinity', '1e400']) {
      jar.set('signup_max_round_up', value);
      expect(readCookie('signup_max_round_up')).toBeNull();
    }
    jar.set('cookie_consent', 'yes');
    jar.set('invite_friends_seen', 'true');
    expect([readCookie('cookie_consent'), readCookie('invite_friends_seen')]).toEqual([null, null]);
  });

  test('[HOME-06] consent is stored for a year, and removed', () => {
    expect(readCookie('cookie_consent')).toBeNull();
    writeCookie('cookie_consent', 'rejected');
    expect(readCookie('cookie_consent')).toBe('rejected');
    expect(lifeOf(written[0])).toBe(365 * 86_400);
    removeCookie('cookie_consent');
    expect(readCookie('cookie_consent')).toBeNull();
  });

  test('[AUTH-08] the XSRF token is read decoded', () => {
    expect(readXsrfToken()).toBeUndefined();
    jar.set('XSRF-TOKEN', 'abc%3D%3D');
    expect(readXsrfToken()).toBe('abc==');
  });

  test('[AUTH-08] [R21] an XSRF token that can’t be decoded is none', () => {
    jar.set('XSRF-TOKEN', '%E0%A4%A');
    expect(readXsrfToken()).toBeUndefined();
  });
});

describe('tracking parameters', () => {
  test('[BOOT-10] are stored from the landing address and become headers', () => {
    const storage = memoryStorage();
    captureUtm(
      '?utm_source=mail&utm_medium=letter&utm_campaign=fall%2026&utm_term=a&utm_content=b&x=1',
      storage,
    );
    expect(utmHeaders(storage)).toEqual({
      'x-utm-source': 'mail',
      'x-utm-medium': 'letter',
      'x-utm-campaign': 'fall 26',
      'x-utm-term': 'a',
      'x-utm-content': 'b',
    });
  });

  test('[BOOT-10] stay when a later address has none, and are replaced as a whole when it has', () => {
    const storage = memoryStorage();
    captureUtm('?utm_source=mail&utm_medium=letter', storage);
    captureUtm('?category=baby', storage);
    captureUtm('?utm_source=', storage);
    expect(utmHeaders(storage)).toEqual({ 'x-utm-source': 'mail', 'x-utm-medium': 'letter' });
    captureUtm('?utm_source=poster', storage);
    expect(utmHeaders(storage)).toEqual({ 'x-utm-source': 'poster' });
  });

  test('[BOOT-10] are printable ASCII of at most 128 characters', () => {
    const storage = memoryStorage();
    captureUtm(`?utm_source=a%0d%0aX-Evil:%201&utm_medium=%E2%9C%93ok&utm_term=${'x'.repeat(500)}`, storage);
    expect(utmHeaders(storage)).toEqual({
      'x-utm-source': 'aX-Evil: 1',
      'x-utm-medium': 'ok',
      'x-utm-term': 'x'.repeat(128),
    });
  });

  test.each(['', '{', '[]', 'null', '7', '{"utm_source":7}', '{"other":"x"}', '{"utm_source":"\\r\\n"}'])(
    '[BOOT-10] that were tampered with (%s) send no header',
    (stored) => {
      expect(utmHeaders(memoryStorage({ utm: stored }))).toEqual({});
    },
  );

  test('[BOOT-10] are done without where the browser refuses its storage', () => {
    expect(() => captureUtm('?utm_source=mail', refusingStorage)).not.toThrow();
    expect(utmHeaders(refusingStorage)).toEqual({});
  });
});

describe('the remembered target', () => {
  test('[NAV-02] is restored until it is cleared', () => {
    const target = createRememberedTarget(memoryStorage());
    expect(target.recall()).toBeNull();
    target.remember({ route: 'rewards', search: { search: 'shoes' } });
    expect(target.recall()).toEqual({ route: 'rewards', search: { search: 'shoes' } });
    expect(target.recall()).not.toBeNull();
    target.clear();
    expect(target.recall()).toBeNull();
  });

  test('[NAV-08] that was tampered with is dropped', () => {
    const storage = memoryStorage({ 'remembered-target': '{"route":"//evil.example","search":{}}' });
    expect(createRememberedTarget(storage).recall()).toBeNull();
  });

  test('[NAV-02] is done without where the browser refuses its storage', () => {
    const target = createRememberedTarget(refusingStorage);
    expect(() => target.remember({ route: 'home', search: {} })).not.toThrow();
    expect(target.recall()).toBeNull();
    expect(() => target.clear()).not.toThrow();
  });
});
