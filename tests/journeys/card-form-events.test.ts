import type { Page } from '@playwright/test';
import { consentMessages } from '#src/flows/consent/consent.messages.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { closeReceipt } from '../support/journey-sign-up.ts';

const banner = (page: Page) => page.getByRole('region', { name: consentMessages.label, exact: true });

function reported(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.dataLayer ?? []);
}

test.describe('What is shown of the card', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of 520|googletagmanager|net::ERR_/ });

  for (const [choice, events] of [
    [consentMessages.accept, [{ event: 'Payment Failed' }, { event: 'Card Linked', 'Card Type': 'Visa' }]],
    [consentMessages.reject, []],
  ] as const) {
    test(
      `[FRMT-04] [BOOT-09] after ${choice} ${events.length} events leave, and none before`,
      { tag: choice === consentMessages.reject ? '@core' : [] },
      async ({ page, serverPort, signUp }) => {
        await signUp();
        const address = `http://localhost:${serverPort}/w/v1/varsity`;
        const answer = await fetch(address, { headers: { accept: 'application/json' } });
        const { client } = (await answer.json()) as { client: Record<string, unknown> };
        await page.addInitScript(clearPreloaded);
        await page.route('**/w/v1/varsity', (route) =>
          route.fulfill({ json: { client: { ...client, gtmId: 'GTM-TEST' } } }),
        );
        await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
        await page.goto('/sign-up/billing');
        await payWith(page, '0002');
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await reported(page)).toEqual([]);
        await banner(page).getByRole('button', { name: choice }).click();
        await payWith(page, '0002');
        await expect(page.getByRole('alert')).toBeVisible();
        await payWith(page, '4242');
        await closeReceipt(page);
        await expectRoute(page, 'sign-up-affinity');
        const left = (await reported(page)).filter((entry) => !JSON.stringify(entry).includes('gtm.'));
        expect(left).toEqual(events);
      },
    );
  }
});

/** What came with the page is taken out of it, so that the app asks for it. */
function clearPreloaded(): void {
  new MutationObserver(() => document.getElementById('served')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });
}
