import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { paymentEntry } from '#machines/payment/payment.entry.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import {
  downgradeWords,
  enrolmentWords,
  furtherCardWords,
  paymentMessages as copy,
  type PaymentWords,
} from '#src/flows/payment/payment.messages.ts';
import { PaymentScreen } from '#src/flows/payment/payment-screen.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const working = { title: 'Paying…', text: 'Please stay on this page.' };
const check = page.getByRole('button', { name: copy.unknown.check });

/** What is happening is said, and nothing can be paid or asked meanwhile. */
const says = (title: string) => async () => {
  await expect.element(page.getByText(title)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
};
const isWorking = says(working.title);
const isConfirming = says(copy.confirming.title);
const isPending = says(copy.pending.title);

const screens = walkScreens<typeof paymentMachine>({
  ...onScreen(paymentEntry),
  gestures: { 'payment.check': () => check.click() },
  screens: audited({
    preparing: isWorking,
    paying: isWorking,
    pausing: isConfirming,
    'asking.checking': isConfirming,
    'asking.resting': isConfirming,
    'pending.resting': isPending,
    'pending.checking': isPending,
    unknown: async () => {
      await expect.element(page.getByText(copy.unknown.title)).toBeVisible();
      await expect.element(check).toBeEnabled();
      expect(page.getByRole('button').elements().length).toBe(1);
    },
    succeeded: isWorking,
    failed: isWorking,
  }),
});

const screen = (state: 'confirming' | 'unknown', more: { takesKeys?: boolean; words?: PaymentWords }) => (
  <PaymentScreen state={state} working={working} supportEmail="" onCheck={() => {}} {...more} />
);
const ofPayment = page.getByText(/payment|charge/i);

describe('what is promised of a payment', () => {
  it('[BACK-04] [SUBS-13] is that nobody is charged twice where a repeated call happens once', async () => {
    const shown = await render(screen('confirming', { takesKeys: true }));
    await expect
      .element(page.getByText(copy.confirming.title).element().parentElement)
      .toHaveTextContent(
        'Confirming your payment…We’re checking what happened. Please don’t pay again. You are never charged twice.',
      );
    await shown.rerender(screen('unknown', { takesKeys: true }));
    await expect
      .element(page.getByText('We couldn’t confirm your payment. You haven’t been charged twice.'))
      .toBeVisible();
  });

  it('[BACK-04] [SUBS-13] is nothing elsewhere', async () => {
    const shown = await render(screen('confirming', {}));
    await expect
      .element(page.getByText(copy.confirming.title).element().parentElement)
      .toHaveTextContent(/^Confirming your payment…We’re checking what happened. Please don’t pay again.$/);
    await shown.rerender(screen('unknown', {}));
    await expect.element(page.getByText('We couldn’t confirm your payment.', { exact: true })).toBeVisible();
  });

  it.each([
    ['a plan change', downgradeWords],
    ['a further card', furtherCardWords],
    ['joining', enrolmentWords],
  ])('[BACK-04] %s costs nothing: no payment and no charge is spoken of', async (_, words) => {
    const shown = await render(screen('confirming', { takesKeys: true, words }));
    await expect.element(page.getByText(words.confirming.title)).toBeVisible();
    expect(ofPayment.elements()).toEqual([]);
    await shown.rerender(screen('unknown', { takesKeys: true, words }));
    await expect.element(page.getByText(words.unknown.title, { exact: true })).toBeVisible();
    expect(ofPayment.elements()).toEqual([]);
  });
});

describe('a payment on the screen', () => {
  it('[FLOW-03] [SUBS-13] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [SUBS-13] $title', async (path) => {
    await screens.walk(path);
  });
});
