import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Route } from '@playwright/test';
import { cardLinkMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { cardFrame } from '#paths/drive/forms/card-form.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { buildApp, serveStatic, type AppBuild } from '#tests/support/static-build.ts';
import { closeReceipt } from '../support/journey-sign-up.ts';

const api = 'http://api.varsity.localhost:4999';
const provider = 'http://pay.localhost:4998';
const variables = { VITE_API_HOST: api, VITE_ALLOWED_HOSTS: 'localhost', CARD_FORM_ORIGINS: provider };

/** A provider's script: it asks its own server for the token, and shows its fields in a frame of its own. */
const providerScript = `(() => {
  const form = document.createElement('form');
  form.innerHTML = '<iframe src="${provider}/fields" title="Fields"></iframe><button>Save card</button>';
  form.onsubmit = async (event) => {
    event.preventDefault();
    const platformData = await (await fetch('${provider}/token', { method: 'POST' })).text();
    window.dispatchEvent(new CustomEvent('success', { detail: { name: 'Ada', system: 'visa', platformData: JSON.parse(platformData) } }));
  };
  document.body.append(form);
})();`;
const token = { token: 'tok_visa_4242_static', lastDigits: '4242', expiryMonth: 12, expiryYear: 2033 };

/** Answers a call to the API on another origin by the reference server, as the member of this browser. */
async function answerCall(route: Route, context: BrowserContext, port: number): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const cors = {
    'access-control-allow-origin': route.request().headers()['origin'] ?? '',
    'access-control-allow-credentials': 'true',
  };
  if (pathname === '/sanctum/csrf-cookie') return route.fulfill({ status: 204, headers: cors });
  if (pathname.endsWith('/card-hosted-form')) {
    return route.fulfill({ headers: cors, json: { scriptContent: providerScript } });
  }
  const cookies = await context.cookies(`http://varsity.localhost`);
  const call = request({
    port,
    method: route.request().method(),
    path: `${pathname}${search}`,
    agent: false,
  });
  for (const [name, value] of Object.entries(route.request().headers())) {
    if (!/^(host|cookie|origin|referer|accept-encoding|content-length|sec-.*)$/.test(name))
      call.setHeader(name, value);
  }
  call.setHeader('host', `varsity.localhost:${port}`);
  call.setHeader('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call
      .once('response', resolve)
      .once('error', reject)
      .end(route.request().postData() ?? '');
  });
  await route.fulfill({
    status: answer.statusCode ?? 500,
    headers: { ...cors, 'content-type': answer.headers['content-type'] ?? 'application/json' },
    body: await text(answer),
  });
}

let build: AppBuild;
let files: Awaited<ReturnType<typeof serveStatic>>;
test.beforeAll(async () => {
  build = await buildApp(variables);
  files = await serveStatic(build.folder);
});
test.afterAll(() => {
  files.close();
  build.remove();
});

test.describe('The static build', { tag: '@desktop' }, () => {
  test(
    '[BACK-01] [BACK-06] links a card by a provider’s form, from a plain file server, before an API on another origin',
    { tag: '@core' },
    async ({ page, context, serverPort, signUp, ledgerOf }) => {
      const { email } = await signUp();
      await page.route(`${api}/**`, (route) => answerCall(route, context, serverPort));
      await page.route(`${provider}/**`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: token })
          : route.fulfill({ contentType: 'text/html', body: '<p>Fields</p>' }),
      );
      await page.goto(`http://varsity.localhost:${files.port}/sign-up/billing`);
      await expect(page.getByTitle(copy.frameTitle)).toHaveAttribute('src', '/card-frame.html');
      await expect(page).toHaveTitle(/^Checkout/);
      await expect(cardFrame(page).frameLocator('iframe').getByText('Fields')).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^By choosing “Save card” you agree that/)).toBeVisible();
      const linking = page.waitForRequest(
        (call) => call.method() === 'POST' && call.url() === `${api}/w/v1/varsity/cards`,
      );
      await cardFrame(page).getByRole('button').click();
      expect((await linking).postDataJSON()).toMatchObject({
        name: 'Ada',
        system: 'visa',
        platformData: token,
      });
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      const ledger = await ledgerOf(email);
      expect(ledger).toMatchObject({ status: 'active', cards: ['4242'] });
      expect(ledger.charges).toHaveLength(1);
    },
  );
});
