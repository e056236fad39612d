import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema, type Session } from '#machines/domain/member.ts';
import { summarySchema } from '#machines/domain/summary.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { cardLinkMessages } from '#src/messages/card-link.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { paymentMessages } from '#src/messages/payment.ts';
import { renewalMessages as copy } from '#src/messages/renewal.ts';
import { expect, onPhoneFor, test } from '../support/journey.ts';
import { ask, expectRoute, recordCalls } from '../support/journey-page.ts';
import { payWith } from '../support/journey-sign-up.ts';
import { expectSoundMoment, expectSoundScreen } from '../support/journey-screen.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

const renewNow = (page: Page) => page.getByRole('button', { name: /^Renew now · / });
const change = (page: Page) => page.getByRole('button', { name: copy.review.change });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The Starter plan of an overdue member, by the month. */
const starterPaid = { amountCents: 2500, status: 'succeeded' };

const charges = (calls: readonly string[]) => calls.filter((call) => call === 'POST /membership/charge');

async function sessionOf(page: Page, tenant = 'varsity'): Promise<Session> {
  return v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
}

async function expectRenewed(page: Page, tenant = 'varsity'): Promise<void> {
  await expectRoute(page, 'home');
  const { membership } = await sessionOf(page, tenant);
  expect(membership?.status).toBe('active');
  const until = formatDate(membership?.currentSubscription?.endsAt ?? '');
  await expect(page.getByText(`Your membership is active again until ${until}.`)).toBeVisible();
}

/** From the review to the hosted form, by the list of cards where there is one. */
async function openCardForm(page: Page): Promise<void> {
  await change(page).click();
  await button(page, copy.choice.another).click();
  await expect(page.getByRole('heading', { name: copy.link.title })).toBeVisible();
}

/** Links the card whose charges take six seconds, by the server's clock. */
async function changeToSlowBank(page: Page): Promise<void> {
  await openCardForm(page);
  await payWith(page, '0341');
  await expect(page.getByText('Visa ending in 0341')).toBeVisible();
}

for (const { id, name, currencyCode } of demoTenants) {
  test.describe(name, onPhoneFor(id, 'varsity'), () => {
    test.use({ tenant: id });

    test('[JOIN-10] [R3] an overdue member pays what is due, to the cent', async ({
      page,
      enter,
      ledgerOf,
    }) => {
      const { email } = await enter('overdue');
      await page.goto('/renew');
      await expect(renewNow(page)).toBeVisible();
      const { nextCharge } = v.parse(summarySchema, await ask(page, id, '/membership/summary'));
      const amount = formatMoney(nextCharge?.amount ?? 0, currencyCode);
      await expect(renewNow(page)).toHaveText(copy.review.renew(amount));
      await expect(page.getByText(copy.lead(nextCharge?.reason ?? ''))).toBeVisible();
      await expectSoundScreen(page);
      const before = (await ledgerOf(email)).charges;
      await renewNow(page).click();
      await expectRenewed(page, id);
      const paid = { amountCents: nextCharge?.amount, status: 'succeeded' };
      expect((await ledgerOf(email)).charges).toEqual([...before, paid]);
    });

    test('[JOIN-10] a suspended member whose card declines links another one and is back', async ({
      page,
      enter,
    }) => {
      test.slow();
      await enter('suspended');
      await page.goto('/');
      await expectRoute(page, 'renew');
      await renewNow(page).click();
      await expect(page.getByRole('alert')).toHaveText(
        `${copy.review.refused}Your payment failed. Please try a different card.`,
      );
      await expectSoundScreen(page);
      await openCardForm(page);
      await payWith(page, '4444');
      await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
      await renewNow(page).click();
      await expectRenewed(page, id);
    });
  });
}

test(
  '[JOIN-10] [CARD-02] a card that is not accepted says why, and another one works',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('suspended');
    await page.goto('/renew');
    await openCardForm(page);
    await payWith(page, '0005');
    await expect(page.getByRole('alert').filter({ hasText: cardLinkMessages.wrongType })).toBeVisible();
    await payWith(page, '4242');
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await renewNow(page).click();
    await expectRenewed(page);
  },
);

test('[JOIN-10] Back leads from the card form to the cards, and from there to what is due', async ({
  page,
  enter,
}) => {
  await enter('overdue');
  await page.goto('/renew');
  await change(page).click();
  await expect(page.getByRole('heading', { name: copy.choice.title })).toBeFocused();
  await expectSoundScreen(page);
  await button(page, copy.choice.another).click();
  await expect(page.getByRole('heading', { name: copy.link.title })).toBeFocused();
  await button(page, copy.link.back).click();
  await expect(page.getByRole('heading', { name: copy.choice.title })).toBeVisible();
  await button(page, copy.choice.back).click();
  await expect(renewNow(page)).toBeVisible();
});

test(
  '[JOIN-10] [SUBS-13] a bank that takes its time charges once',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf, sandbox }) => {
    const { email } = await enter('overdue');
    await page.goto('/renew');
    const before = (await ledgerOf(email)).charges;
    await changeToSlowBank(page);
    await renewNow(page).click();
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await expectSoundMoment(page);
    await sandbox.advanceClock(7);
    await expectRenewed(page);
    expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
  },
);

test(
  '[JOIN-10] [SUBS-13] [R15] a refresh while the bank thinks charges once',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf, sandbox }) => {
    const { email } = await enter('overdue');
    await page.goto('/renew');
    const before = (await ledgerOf(email)).charges;
    await changeToSlowBank(page);
    await renewNow(page).click();
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await page.reload();
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await expect(renewNow(page)).toHaveCount(0);
    await sandbox.advanceClock(7);
    await expectRenewed(page);
    expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
  },
);

test(
  '[JOIN-10] [SUBS-13] [R7] a double click pays once',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf, sandbox }) => {
    const { email } = await enter('overdue');
    await sandbox.addFault({ method: 'POST', path: '/membership/charge', fault: { delayMs: 400 } });
    await page.goto('/renew');
    const before = (await ledgerOf(email)).charges;
    const calls = recordCalls(page);
    await renewNow(page).dblclick();
    await expect(page.getByText(copy.paying)).toBeVisible();
    await expectSoundMoment(page);
    await expectRenewed(page);
    expect(charges(calls)).toHaveLength(1);
    expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
  },
);

test(
  '[JOIN-10] [SUBS-13] [R9] an answer that was lost is asked for under the same key',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf, sandbox }) => {
    const { email } = await enter('overdue');
    await sandbox.addFault({ method: 'POST', path: '/membership/charge', fault: 'malformed' });
    await page.goto('/renew');
    const before = (await ledgerOf(email)).charges;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/membership/charge')) keys.push(request.headers()['idempotency-key']);
    });
    await renewNow(page).click();
    await expect(page.getByText(paymentMessages.confirming.title)).toBeVisible();
    await expectRenewed(page);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
  },
);

test(
  '[JOIN-10] [SUBS-13] [R15] a refresh in the middle of a payment charges once',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf, sandbox }) => {
    const { email } = await enter('overdue');
    await sandbox.addFault({ method: 'POST', path: '/membership/charge', fault: { delayMs: 1000 } });
    await page.goto('/renew');
    const before = (await ledgerOf(email)).charges;
    const sent = page.waitForRequest((request) => request.url().endsWith('/membership/charge'));
    await renewNow(page).click();
    await sent;
    const calls = recordCalls(page);
    await page.reload();
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await expectRenewed(page);
    expect(charges(calls)).toEqual([]);
    expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
  },
);

test(
  '[JOIN-10] [SUBS-13] two tabs pay once',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf, context }) => {
    const { email } = await enter('overdue');
    await page.goto('/renew');
    await expect(renewNow(page)).toBeVisible();
    const before = (await ledgerOf(email)).charges;
    const other = await context.newPage();
    await other.goto('/renew');
    await renewNow(other).click();
    await expectRenewed(other);
    await renewNow(page).click();
    await expectRenewed(page);
    expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
  },
);

test('[JOIN-10] what is due can be asked for again when it could not be read', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('overdue');
  await sandbox.addFault({ method: 'GET', path: '/membership/summary', fault: { status: 500 }, times: 9 });
  await page.goto('/renew');
  const retry = button(page, controlMessages.retryHint(copy.failed));
  await expect(retry).toBeVisible();
  await expectSoundScreen(page);
  await sandbox.tidy();
  await retry.click();
  await expect(renewNow(page)).toBeVisible();
});
