import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pendingPaymentEntry } from '#machines/pending-payment/pending-payment.entry.ts';
import type { pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts';
import { pendingPaymentMessages as copy } from '#src/flows/pending-payment/pending-payment.messages.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const bar = page.getByRole('region', { name: copy.label });
const waits = async () => {
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent(`${copy.waiting('$25.00')} ${copy.next.renewal}`);
  await expect.element(bar.getByRole('button')).not.toBeInTheDocument();
};

const screens = walkScreens<typeof pendingPaymentMachine>({
  ...onScreen(pendingPaymentEntry, { isPart: true }),
  gestures: {
    'location.changed': external,
    'outcome.dismiss': () => bar.getByRole('button', { name: copy.close }).click(),
  },
  screens: {
    quiet: async () => {
      await expect.element(bar).not.toBeInTheDocument();
    },
    held: waits,
    waiting: waits,
    paid: async () => {
      await expect.element(bar.getByRole('status')).toHaveTextContent(copy.paid('$25.00'));
      await expect
        .element(bar.getByRole('link', { name: copy.receipt }))
        .toHaveAttribute('href', '/account?receipt=latest');
    },
    declined: async () => {
      await expect.element(bar.getByRole('alert')).toHaveTextContent(copy.declined('$25.00'));
      await expect
        .element(bar.getByRole('link', { name: copy.again.renewal }))
        .toHaveAttribute('href', '/renew');
    },
  },
});

describe('a payment that is with the bank', () => {
  it('[FLOW-03] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [HTTP-06] $title', async (path) => {
    await screens.walk(path);
  });
});
