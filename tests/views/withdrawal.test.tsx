import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { withdrawalEntry } from '#machines/withdrawal/withdrawal.entry.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { withdrawalMessages as copy } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = page.getByLabelText(copy.form.amount);
const retry = button(controlMessages.retryHint(copy.failed));
const close = page
  .getByRole('dialog')
  .getByRole('button', { name: controlMessages.close, exact: true })
  .first();
const isChoosing = () => expect.element(amount).toBeVisible();
const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();

const screens = walkScreens<typeof withdrawalMachine>({
  ...onScreen(withdrawalEntry, { without: ['withdrawalPayment'] }),
  gestures: {
    'facts.retry': () => page.getByRole('button', { name: /(Try|Check) again/ }).click(),
    'withdrawal.review': async ({ withdrawal }) => {
      await amount.fill((withdrawal.amount / 100).toFixed(2));
      await button(copy.form.review).click();
    },
    'withdrawal.confirm': () => page.getByRole('button', { name: /^Withdraw / }).click(),
    'step.back': () => button(copy.review.back).click(),
    'card.add': () => page.getByRole('button', { name: /^Link / }).click(),
    'dues.pay': () => button(copy.duesOutstanding.pay).click(),
    'flow.close': () => close.click(),
    'work.started': 'external',
    'work.finished': 'external',
  },
  screens: audited({
    loading: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    failed: () => expect.element(retry).toBeVisible(),
    duesOutstanding: () => heading(copy.duesOutstanding.title),
    paying: () => heading(copy.paying.title),
    empty: async () => {
      await heading(copy.empty.title);
      await expect.element(page.getByText(copy.last.statuses.pending('Nov 25, 2026'))).toBeVisible();
    },
    noCard: () => heading(copy.noCard.title),
    'choosing.open': async () => {
      await isChoosing();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    'choosing.refused': async () => {
      await isChoosing();
      await expect.element(page.getByRole('alert')).toHaveTextContent(copy.form.refused);
    },
    reviewing: () => heading(copy.review.title('$12.40', 'Visa ending in 4242')),
    'withdrawing.working': () => expect.element(page.getByText(copy.working.title)).toBeVisible(),
    'withdrawing.unclear': () => expect.element(page.getByText(copy.working.title)).toBeVisible(),
    rereading: () => expect.element(page.getByText(copy.rereading.title)).toBeVisible(),
    withdrawn: () => heading(copy.done.text('$12.40', 'Visa ending in 4242')),
    closed: async () => {},
  }),
});

describe('withdrawing cash back', () => {
  it('[FLOW-03] [ACTV-04] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [ACTV-04] $title', async (path) => {
    await screens.walk(path);
  });
});
