import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { button, expect, test } from '#tests/support/back-end-journey.ts';
import { toastOf } from '#tests/support/journey-page.ts';
import type { Page } from '@playwright/test';

/** How often the app itself sends it: a browser repeats a request by itself where a used connection is reset. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/membership')) sent += 1;
  });
  return () => sent;
}

test('[BACK-04] an upgrade that is answered by a redirect is looked up, and found', async ({
  page,
  backEnd,
  enter,
}) => {
  await enter('active');
  backEnd.answer('PATCH /membership', { status: 302, location: 'https://api.rewards.test/nowhere' });
  const sent = countSent(page);
  await page.goto('/?flow=upgrade&tier=gold');
  await page.getByRole('checkbox').check();
  await button(page, copy.upgrade.pay('$9.50')).click();
  await expect(toastOf(page, 'Your plan is now Gold, monthly.')).toBeVisible();
  expect(backEnd.state.charges).toEqual([{ userId: 1, amount: 9.5, reason: 'upgrade' }]);
  expect(backEnd.count('PATCH /membership')).toBe(1);
  expect(sent()).toBe(1);
});

test('[BACK-04] an upgrade whose connection is cut is sent once by the app, and found', async ({
  page,
  backEnd,
  enter,
}) => {
  await enter('active');
  backEnd.answer('PATCH /membership', { cut: 'after', times: 1 });
  const sent = countSent(page);
  await page.goto('/?flow=upgrade&tier=gold');
  await page.getByRole('checkbox').check();
  await button(page, copy.upgrade.pay('$9.50')).click();
  await expect(toastOf(page, 'Your plan is now Gold, monthly.')).toBeVisible();
  expect(sent()).toBe(1);
});
