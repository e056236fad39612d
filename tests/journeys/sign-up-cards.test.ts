import type { Page } from '@playwright/test';
import { errorMessage } from '#src/messages/errors.ts';
import { inSentences } from '#src/messages/first-errors.ts';
import { cardLinkMessages, cardRefusal } from '#src/flows/card-link/card-link.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { isErrorCode } from '#machines/domain/error-codes.ts';
import { test } from '#tests/support/journey-checkout.ts';
import type { Ledger } from '#tests/support/journey-ledger.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';
import type { Sandbox } from '#paths/drive/sandbox.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';
import {
  cardForm,
  fillCard,
  payWith,
  securityCode,
  testCards,
  type TestCard,
} from '#paths/drive/forms/card-form.ts';
import { payByKeyboard } from '#tests/support/journey-card-keyboard.ts';
import { closeReceipt } from '../support/journey-sign-up.ts';

const supportEmail = 'help@varsity-club.example';
type LedgerOf = (email: string) => Promise<Ledger>;

const dialogCopy = cardLinkMessages.alreadyLinked;

function refusalOf(code: string): string {
  const known = isErrorCode(code) ? code : null;
  const error = {
    kind: 'rejected',
    status: 520,
    code: known,
    message: null,
    fields: {},
    retryAfter: null,
  } as const;
  const refusal = cardRefusal(error, supportEmail);
  expect(errorMessage(error, { supportEmail }).text).toBe(refusal.text);
  return inSentences(refusal);
}

const refused = [
  { card: '0005', brand: 'Amex', code: 'olive_cc_002', holds: /Amex.*Visa and Mastercard only/ },
  { card: '1117', brand: 'Discover', code: 'olive_cc_001', holds: /Discover.*Visa and Mastercard only/ },
  { card: '0002', brand: 'declined', code: 'i_card_007', holds: /Failed transaction.*different card/ },
] as const;

const linkedElsewhere = [
  { card: '0069', code: 'olive_cc_003' },
  { card: '0119', code: 'i_card_003' },
] as const;

/** The form still shows what was entered, and is open. */
async function expectStored(page: Page, card: TestCard): Promise<void> {
  const form = cardForm(page);
  await expect(form.submit).toHaveAttribute('aria-disabled', 'false');
  expect((await form.number.inputValue()).replaceAll(' ', '')).toBe(testCards[card]);
  await expect(form.code).toHaveValue(new RegExp(`^${securityCode}`));
  await expect(form.name).toHaveValue('Ada Okafor-Lind');
}

async function payAfterwards(page: Page, email: string, ledgerOf: LedgerOf): Promise<void> {
  await payWith(page, '4242');
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-affinity');
  expect(await ledgerOf(email)).toMatchObject({
    status: 'active',
    cards: ['4242'],
    charges: [{ amountCents: 2500, status: 'succeeded' }],
  });
}

test.describe('A card', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of 520|net::ERR_/ });

  for (const { card, brand, code, holds } of refused) {
    test(`[CARD-02] [JOIN-05] the ${brand} card is refused in its words, its details stay, and another card pays`, async ({
      page,
      atCheckout,
      ledgerOf,
    }) => {
      const { email } = await atCheckout();
      const calls = recordCalls(page);
      await payWith(page, card);
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(`${cardLinkMessages.refusedTitle}${refusalOf(code)}`);
      await expect(alert).toHaveText(holds);
      await expectStored(page, card);
      expect(await ledgerOf(email)).toMatchObject({ status: 'abandoned_checkout', cards: [], charges: [] });
      await payAfterwards(page, email, ledgerOf);
      expect(calls.filter((call) => call === 'POST /cards')).toHaveLength(2);
    });
  }

  for (const { card, code } of linkedElsewhere) {
    test(
      `[CARD-07] [CARD-02] a card of another account (${code}) opens the notice with the support address, then the form`,
      { tag: code === 'i_card_003' ? '@core' : [] },
      async ({ page, atCheckout, ledgerOf }) => {
        const { email } = await atCheckout();
        await payWith(page, card);
        const dialog = page.getByRole('dialog', { name: dialogCopy.title });
        await expect(dialog.getByText(dialogCopy.text(supportEmail))).toBeVisible();
        await expect(dialog.getByRole('link', { name: dialogCopy.contact })).toHaveAttribute(
          'href',
          `mailto:${supportEmail}`,
        );
        await expectSoundScreen(page);
        await dialog.getByRole('button', { name: dialogCopy.close }).click();
        await expect(dialog).toHaveCount(0);
        await expectStored(page, card);
        await payAfterwards(page, email, ledgerOf);
      },
    );
  }

  test('[CARD-02] [R30] the keyboard alone is enough to pay, and a card whose later charges are declined is accepted', async ({
    page,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    await payByKeyboard(page, '0259');
    await expect(page.getByText(cardLinkMessages.linked)).toBeVisible();
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    expect(await ledgerOf(email)).toMatchObject({
      status: 'active',
      cards: ['0259'],
      charges: [{ amountCents: 2500, status: 'succeeded' }],
    });
  });

  test('[CARD-02] [JOIN-05] a card whose charge stays pending is waited for, over a refresh too, and joins once the bank agrees', async ({
    page,
    sandbox,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    await payWith(page, '0341');
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await sandbox.advanceClock(-55);
    expect(await ledgerOf(email)).toMatchObject({
      status: 'abandoned_checkout',
      charges: [{ amountCents: 2500, status: 'pending' }],
    });
    await page.reload();
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await sandbox.advanceClock(62);
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    expect(await ledgerOf(email)).toMatchObject({
      status: 'active',
      charges: [{ amountCents: 2500, status: 'succeeded' }],
    });
  });

  const losses = {
    'answer is lost': (_: Page, sandbox: Sandbox) =>
      sandbox.addFault({ method: 'POST', path: '/cards', fault: 'lost', times: 7 }),
    'request is lost': (page: Page) =>
      page.route(/\/cards$/, (route) => route.abort('connectionreset'), { times: 1 }),
  };
  for (const [name, lose] of Object.entries(losses)) {
    test(`[SUBS-13] [JOIN-05] a payment whose ${name} is confirmed, and charged once`, async ({
      page,
      sandbox,
      atCheckout,
      ledgerOf,
    }) => {
      const { email } = await atCheckout();
      await fillCard(page, '4242');
      await lose(page, sandbox);
      await cardForm(page).submit.click();
      await expect(page.getByText(paymentMessages.confirming.title)).toBeVisible();
      await closeReceipt(page, 25_000);
      await expectRoute(page, 'sign-up-affinity');
      expect((await ledgerOf(email)).charges).toEqual([{ amountCents: 2500, status: 'succeeded' }]);
    });
  }

  test(
    '[CARD-08] [SUBS-13] two clicks on Pay are one payment',
    { tag: '@core' },
    async ({ page, sandbox, atCheckout, ledgerOf }) => {
      const { email } = await atCheckout();
      await sandbox.addFault({ method: 'POST', path: '/cards', fault: { delayMs: 600 } });
      const calls = recordCalls(page);
      await payWith(page, '4242');
      await cardForm(page).submit.dispatchEvent('click');
      await cardForm(page).submit.dispatchEvent('click');
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      expect(calls.filter((call) => call === 'POST /cards')).toHaveLength(1);
      expect((await ledgerOf(email)).charges).toHaveLength(1);
    },
  );
});
