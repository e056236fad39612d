import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { password, people } from '#tests/support/back-end-members.ts';
import { serveSite, type Site } from '#tests/support/back-end-serving.ts';
import prepare from '#tests/support/back-end-setup.ts';
import { appOrigin } from '#tests/support/back-end-site.ts';
import { button, field } from '#tests/support/browsers/find.ts';
import { openWebKit } from '#tests/support/browsers/webkit.ts';
import { patience, type BrowserWindow } from '#tests/support/browsers/window.ts';

let site: Site;
let window: BrowserWindow;
beforeAll(async () => {
  await prepare();
  site = await serveSite('files');
});
afterAll(() => site.stop());
beforeEach(async () => {
  window = await openWebKit({ proxyPort: site.proxyPort });
});
afterEach(() => window.close());

const see = (text: string) => expect.poll(() => window.text(), { timeout: patience }).toContain(text);

test('[BACK-01] a member logs in at somebody else’s API in WebKit, and sees the offers and the plan', async () => {
  await window.open(`${appOrigin}/login`);
  await window.click(button(consentMessages.reject));
  await window.type(field(loginMessages.email), people.active.email);
  await window.type(field(loginMessages.password), password);
  await window.click(button(loginMessages.submit));
  await see('Brand 00');
  await window.open(`${appOrigin}/account`);
  await see('Silver, monthly');
  await see('$9.75');
  expect(await window.complaints()).toEqual([]);
  expect(site.backEnd.count('POST /login')).toBe(1);
});
