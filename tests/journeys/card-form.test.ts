import type { Locator, Page, Route } from '@playwright/test';
import { brandHints, numberProblems } from '#server/card-frame/hosted-form/texts.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { cardForm, cardFrame, payWith } from '#paths/drive/forms/card-form.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';
import { closeReceipt } from '../support/journey-sign-up.ts';

const { unavailable } = cardLinkMessages;

/** Every way out of its frame that a hostile script tries; each tells whether it got out. */
const hostileScript = `(() => {
  const out = {};
  const attempt = (name, act) => {
    try { out[name] = act() ? 'got out' : 'blocked'; } catch { out[name] = 'blocked'; }
  };
  attempt('cookies', () => document.cookie.length >= 0);
  attempt('page', () => window.parent.document.body !== null);
  attempt('storage', () => window.localStorage.length >= 0);
  attempt('navigation', () => { window.top.location.href = '/support/terms'; return false; });
  attempt('popup', () => window.open('/support/terms') !== null);
  attempt('eval', () => window.eval('1') === 1);
  const form = document.createElement('form');
  const list = document.createElement('output');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Pay';
  button.addEventListener('click', () => {
    document.dispatchEvent(new CustomEvent('success', { detail: {
      name: 'Ada Okafor-Lind',
      system: 'visa',
      platformData: { token: 'tok_visa_4242_hostile', lastDigits: '4242', expiryMonth: 12, expiryYear: 2033 },
    } }));
  });
  form.append(list, button);
  document.body.append(form);
  fetch(new URL('/w/v1/varsity/users/me', document.URL), { credentials: 'include' })
    .then(() => 'got out', () => 'blocked')
    .then((result) => { list.textContent = JSON.stringify({ ...out, network: result }); });
})();`;

const attempts = ['cookies', 'eval', 'navigation', 'network', 'page', 'popup', 'storage'];

async function answerScript(page: Page, scriptContent: string): Promise<void> {
  await page.route('**/card-hosted-form', (route) => route.fulfill({ json: { scriptContent } }));
}

function isActive(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

test.describe('The card form', { tag: '@desktop' }, () => {
  test.describe('under attack', () => {
    test.use({
      expectedMessages:
        /^error: (Unsafe attempt to initiate navigation|Blocked opening|Connecting to|Fetch API cannot load)|^policy: (script-src eval|connect-src)/,
    });

    test('[CARD-01] a hostile script finds 7 of 7 ways out blocked, and its success event is still handled', async ({
      page,
      context,
      signUp,
      ledgerOf,
    }) => {
      const popups: string[] = [];
      context.on('page', (popup) => popups.push(popup.url()));
      const { email } = await signUp();
      await answerScript(page, hostileScript);
      await page.goto('/sign-up/billing');
      const results = cardFrame(page).locator('output');
      await expect(results).not.toBeEmpty();
      const found: unknown = JSON.parse((await results.textContent()) ?? '');
      expect(found).toEqual(Object.fromEntries(attempts.map((name) => [name, 'blocked'])));
      const linking = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/cards'),
      );
      await expect(page.getByTitle(cardLinkMessages.frameTitle)).toBeVisible();
      await cardFrame(page).getByRole('button', { name: 'Pay' }).click();
      expect((await linking).postDataJSON()).toMatchObject({
        name: 'Ada Okafor-Lind',
        platformData: { token: 'tok_visa_4242_hostile', lastDigits: '4242' },
      });
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      expect(popups).toEqual([]);
      expect(await ledgerOf(email)).toMatchObject({ status: 'active', cards: ['4242'] });
    });
  });

  test.describe('in the way of a blocker', () => {
    /** The last: axe asks the page that the browser shows in the place of a frame that was kept away. */
    test.use({
      expectedMessages:
        /net::ERR_|status of 5|ERR_BLOCKED|policy: frame-src|refused to connect|recipient window's origin/i,
    });

    test('[CARD-01] a blocker that eats the frame is named after the time-out, and Try again works without it', async ({
      page,
      signUp,
      ledgerOf,
    }) => {
      const { email } = await signUp();
      await page.clock.install();
      await page.route('**/card-frame.html', (route: Route) => route.abort('blockedbyclient'));
      const asked = page.waitForResponse('**/card-hosted-form');
      await page.goto('/sign-up/billing');
      await asked;
      await expect(page.getByTitle(cardLinkMessages.frameTitle)).toBeAttached();
      await page.clock.fastForward(15_000);
      await expect(page.getByText(unavailable.title)).toBeVisible();
      await expect(page.getByText(unavailable.text, { exact: false })).toBeVisible();
      await expectSoundScreen(page);
      await page.unroute('**/card-frame.html');
      await page.clock.resume();
      await page.getByRole('button', { name: unavailable.retry }).click();
      await payWith(page, '4242');
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      expect((await ledgerOf(email)).charges).toHaveLength(1);
    });

    for (const [name, fault, times] of [
      ['500', { status: 500 }, 2],
      ['a wrong shape', 'shape', 1],
      ['a malformed body', 'malformed', 1],
    ] as const) {
      test(
        `[CARD-01] [HTTP-04] ${name} instead of the script leads to Try again`,
        { tag: fault === 'shape' ? '@core' : [] },
        async ({ page, sandbox, signUp }) => {
          await signUp();
          await sandbox.addFault({ method: 'GET', path: '/card-hosted-form', fault, times });
          await page.goto('/sign-up/billing');
          await expect(page.getByText(unavailable.title)).toBeVisible();
          await page.getByRole('button', { name: unavailable.retry }).click();
          await expect(cardForm(page).submit).toBeVisible();
        },
      );
    }

    test('[CARD-01] [HTTP-06] a connection that is lost before the form comes leads to Try again', async ({
      page,
      signUp,
    }) => {
      await signUp();
      await page.route('**/card-hosted-form', (route) => route.abort('internetdisconnected'));
      await page.goto('/sign-up/billing');
      await expect(page.getByText(unavailable.title)).toBeVisible({ timeout: 20_000 });
      await page.unroute('**/card-hosted-form');
      await page.getByRole('button', { name: unavailable.retry }).click();
      await expect(cardForm(page).submit).toBeVisible();
    });
  });

  test(
    '[CARD-02] [FRMT-03] the form names what is wrong, and nothing is sent',
    { tag: '@core' },
    async ({ page, atCheckout }) => {
      await atCheckout();
      const calls = recordCalls(page);
      const form = cardForm(page);
      await form.submit.click();
      await expect.poll(() => isActive(form.number)).toBe(true);
      for (const field of [form.number, form.expiry, form.code, form.name])
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      await form.number.fill('4242424242424241');
      await form.submit.click();
      await expect.poll(() => isActive(form.number)).toBe(true);
      expect(calls).toEqual([]);
      await expectSoundScreen(page);
    },
  );

  test('[CARD-02] a brand that is not taken is named while it is typed, and nobody is asked for its other digits, in the typeface of the app', async ({
    page,
    atCheckout,
  }) => {
    await atCheckout();
    const form = cardForm(page);
    for (const [digits, hint] of [
      ['3782', brandHints.amex],
      ['6011', brandHints.discover],
      ['4242', ''],
    ] as const) {
      await form.number.fill(digits);
      await expect(form.number).toHaveAccessibleDescription(hint ?? '');
    }
    await form.number.fill('3782');
    await form.expiry.focus();
    await expect(form.number).toHaveAttribute('aria-invalid', 'true');
    await expect(form.number).toHaveAccessibleDescription(brandHints.amex ?? '');
    await form.number.fill('4242');
    await form.expiry.focus();
    await expect(form.number).toHaveAccessibleDescription(numberProblems.short);
    const typefaces = await form.submit.evaluate(({ ownerDocument }) =>
      [...ownerDocument.fonts].map(({ family, status }) => ({ family, status })),
    );
    expect(typefaces).toEqual([{ family: 'Figtree Variable', status: 'loaded' }]);
    await expect(form.submit).toHaveCSS('font-family', /^"Figtree Variable"/);
  });
});
