import { expect, test } from 'vitest';
import { browserOf } from '#server/history/origin.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mac} Version/17.0 Safari/605.1.15`, 'Safari on macOS'],
  [`${phone} Version/17.0 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`, 'Microsoft Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.0', null],
  ['', null],
  [undefined, null],
  ['x'.repeat(100_000), null],
])('[TRST-06] the user agent %j is called %j', (agent, name) => {
  expect(browserOf(agent)).toBe(name);
});
