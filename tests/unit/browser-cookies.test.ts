import { expect, onTestFinished, test, vi } from 'vitest';
import { chosenScheme } from '#src/theme/chosen-scheme.ts';
import { readCookie, readXsrfToken, writeCookie } from '#src/browser/cookies.ts';

test('[BACK-02] a page that may use no cookies reads none, and goes on without them', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const document = Object.defineProperty({}, 'cookie', { get: refuse, set: refuse });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: new URL('https://rewards.example') });
  expect([readCookie('cookie_consent'), readXsrfToken(), chosenScheme(document as Document)]).toEqual([
    null,
    undefined,
    null,
  ]);
  expect(() => writeCookie('invite_friends_seen', '1')).not.toThrow();
});
