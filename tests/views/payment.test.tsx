import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paymentEntry } from '#machines/payment/payment.entry.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { paymentMessages as copy } from '#src/flows/payment/payment.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const working = { title: 'Paying…', text: 'Please stay on this page.' };
const check = page.getByRole('button', { name: copy.unknown.check });

/** What is happening is said, and nothing can be paid or asked meanwhile. */
const says = (title: string) => async () => {
  await expect.element(page.getByRole('status').getByText(title)).toBeVisible();
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
    asking: isConfirming,
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

describe('a payment on the screen', () => {
  it('[FLOW-03] [SUBS-13] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [SUBS-13] $title', async (path) => {
    await screens.walk(path);
  });
});
