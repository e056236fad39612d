import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { expect, test } from '../support/journey.ts';
import { recordCalls } from '../support/journey-page.ts';
import { expectSoundMoment } from '../support/journey-screen.ts';
import { changeToSlowBank, charges, expectRenewed, renewNow, starterPaid } from '../support/journey-renew.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

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
  '[JOIN-10] [SUBS-13] [R9] a call without an answer is repeated under the same key',
  { tag: ['@desktop', '@core'] },
  async ({ page, enter, ledgerOf }) => {
    const { email } = await enter('overdue');
    await page.route(/\/membership\/charge$/, (route) => route.abort('connectionreset'), { times: 1 });
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
    await sandbox.addFault({ method: 'POST', path: '/membership/charge', fault: { delayMs: 6000 } });
    await page.goto('/renew');
    const before = (await ledgerOf(email)).charges;
    const sent = page.waitForRequest((request) => request.url().endsWith('/membership/charge'));
    await renewNow(page).click();
    await sent;
    const calls = recordCalls(page);
    await page.reload();
    await expect(page.getByText(paymentMessages.confirming.title)).toBeVisible();
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
