import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { historyKinds } from '#machines/domain/history.ts';
import { sampleEntry, sampleHistory } from '#machines/samples/history.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { historyMessages as copy } from '#src/flows/account/history.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { openAccount } from '#tests/support/account-view.tsx';
import { inputOf, reject } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const { failed } = accountMessages.history;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const changed = 'Plan changed to Gold, monthly: $12.50 charged to the card ending in 4242';

describe('the account history', () => {
  it('[TRST-06] describes each change in a sentence, with when and from where', async () => {
    const { notify } = await openAccount();
    notify('history', sampleHistory);
    await expect.element(text(changed)).toBeVisible();
    const entries = page.getByRole('list', { name: copy.list }).getByRole('listitem');
    expect(entries.elements().map(({ textContent }) => textContent)).toEqual([
      `${changed}Nov\u00a022,\u00a02026, 11:30\u00a0PM\u00a0· from Chrome on Linux\u00a0· 203.0.113.9`,
      'Membership renewed on Silver, monthly: $10.00 charged to the card ending in 4242Nov\u00a020,\u00a02026, 12:00\u00a0AM\u00a0· automatic',
    ]);
    await expect.element(page.getByText(`2 of 9. ${copy.times}`)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[TRST-06] [LIFE-02] says of a waiver what is not owed any more, and that support did it', async () => {
    const { notify } = await openAccount();
    const waived = { ...sampleEntry, kind: 'duesWaived', by: 'program' } as const;
    notify('history', { ...sampleHistory, items: [waived] });
    const words = 'Payment of $12.50 for Gold, monthly waived: you no longer owe it';
    await expect.element(text(words)).toBeVisible();
    await expect.element(page.getByText('· by support')).toBeVisible();
  });

  it('[TRST-06] [BACK-02] an amount that names no currency has that of the client', async () => {
    const { notify } = await openAccount();
    notify('history', { ...sampleHistory, items: [{ ...sampleEntry, currencyCode: '' }] });
    await expect.element(text(changed)).toBeVisible();
  });

  it('[TRST-06] more of it comes below what is shown, which stays', async () => {
    const { read, notify } = await openAccount();
    notify('history', sampleHistory);
    await button(copy.more).click();
    expect(inputOf(read('history'), 'fetchResource')).toEqual({ read: 'history', params: { count: 12 } });
    await expect.element(button(copy.loadingMore)).toHaveAttribute('aria-busy', 'true');
    await expect.element(text(changed)).toBeVisible();
    const third = { ...sampleEntry, id: 'entry-3', kind: 'passwordChanged' };
    notify('history', { ...sampleHistory, items: [...sampleHistory.items, third], total: 3 });
    await expect.element(text('Password changed')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: copy.list }).getByRole('listitem').last())
      .toHaveFocus();
    expect(button(copy.more).query()).toBe(null);
  });

  it('[TRST-06] fails by itself, and is tried again by itself', async () => {
    const { read, notify } = await openAccount();
    reject(read('history'), 'fetchResource', { kind: 'offline' });
    await expect.element(text(failed)).toBeVisible();
    await button(controlMessages.retryHint(failed)).click();
    notify('history', sampleHistory);
    await expect.element(text(changed)).toBeVisible();
  });

  it('[TRST-06] says what will appear, while nothing has happened', async () => {
    const { notify } = await openAccount();
    notify('history', { items: [], pageNumber: 1, pageSize: 6, total: 0 });
    await expect.element(text(copy.empty.text)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[TRST-06] has a sentence for each kind, whatever is known of it', () => {
    const later = '2026-12-22T00:00:00Z';
    const external = historyKinds.map((kind) =>
      copy.sentence({ ...sampleEntry, kind, effectiveAt: later, device: 'Safari on iOS' }),
    );
    expect(external).toEqual([
      'Account created',
      'Account activated and password set',
      'Signed up for Gold, monthly',
      'Membership started on Gold, monthly: $12.50 charged to the card ending in 4242',
      'Membership renewed on Gold, monthly: $12.50 charged to the card ending in 4242',
      changed,
      'Membership started again on Gold, monthly: $12.50 charged to the card ending in 4242',
      'Payment of $12.50 for Gold, monthly sent to the bank',
      'Payment of $12.50 for Gold, monthly declined: card ending in 4242',
      'Payment of $12.50 went through: card ending in 4242',
      'Payment of $12.50 for Gold, monthly waived: you no longer owe it',
      'Membership suspended on Gold, monthly. Still owed: $12.50',
      'Change to Gold, monthly planned for Dec\u00a022,\u00a02026',
      'Planned change to Gold, monthly cancelled',
      'Membership cancelled: it runs until Dec\u00a022,\u00a02026. Still owed: $12.50',
      'Cancellation undone: the membership continues',
      'Membership ended: Gold, monthly',
      '$12.50 of cash back withdrawn to the card ending in 4242',
      '$12.50 of cash back sent back by the bank of the card ending in 4242: it is in your balance again',
      '$12.50 of cash back confirmed',
      '$12.50 of cash back not given: you returned the purchase',
      '$12.50 of giving passed on',
      '$12.50 earned: a friend stayed three months',
      'Linked the card ending in 4242',
      'Paused the card ending in 4242: $12.50 of cash back forfeited',
      'Resumed the card ending in 4242',
      'Made the card ending in 4242 the primary card',
      'Removed the card ending in 4242',
      'Email address changed',
      'Password changed',
      'Password reset with a code sent by email',
      'Logged out Safari on iOS',
      'Logged out all other devices',
    ]);
    const bare = {
      ...sampleEntry,
      amount: null,
      cardLastDigits: null,
      plan: null,
      effectiveAt: null,
      device: null,
    };
    expect(
      (['planChanged', 'paymentDeclined', 'cancelled', 'sessionEnded'] as const).map((kind) =>
        copy.sentence({ ...bare, amount: kind === 'paymentDeclined' ? 100 : 0, kind }),
      ),
    ).toEqual([
      'Plan changed',
      'Payment of $1.00 failed: there was no card to charge',
      'Membership cancelled',
      'Logged out a device',
    ]);
    expect(
      [
        { browser: null, address: null },
        { browser: null, address: '203.0.113.9' },
      ].map((part) => copy.origin({ ...sampleEntry, ...part })),
    ).toEqual(['by you', 'from 203.0.113.9']);
  });
});
