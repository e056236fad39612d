import { describe, expect, test } from 'vitest';
import { historyKinds } from '#machines/domain/history.ts';
import { sampleEntry } from '#machines/samples/history.ts';
import { historyMessages as copy } from '#src/flows/account/history.messages.ts';

const changed = 'Plan changed to Gold, monthly: $12.50 charged to the card ending in 4242';

describe('the account history', () => {
  test('[TRST-06] has a sentence for each kind, whatever is known of it', () => {
    const later = '2026-12-22T00:00:00Z';
    const given = { month: '2026-10-01T00:00:00Z', recipient: 'Paws on Wheels' };
    const sentences = historyKinds.map((kind) =>
      copy.sentence({ ...sampleEntry, ...given, kind, effectiveAt: later, device: 'Safari on iOS' }),
    );
    expect(sentences).toEqual([
      'Account created',
      'Account activated and password set',
      'Signed up for Gold, monthly',
      'Membership started on Gold, monthly: $12.50 charged to the card ending in 4242',
      'Membership renewed on Gold, monthly: $12.50 charged to the card ending in 4242',
      changed,
      'Membership started again on Gold, monthly: $12.50 charged to the card ending in 4242',
      'Payment of $12.50 for Gold, monthly sent to the bank',
      'Payment of $12.50 for Gold, monthly declined: card ending in 4242',
      'Payment of $12.50 for Gold, monthly went through: card ending in 4242',
      'Payment of $12.50 for Gold, monthly waived: you no longer owe it',
      'Membership suspended on Gold, monthly. Still owed: $12.50',
      'Change to Gold, monthly planned for Dec\u00a022,\u00a02026',
      'Planned change to Gold, monthly canceled',
      'Membership canceled: it runs until Dec\u00a022,\u00a02026. Still owed: $12.50',
      'Cancellation undone: the membership continues',
      'Membership ended: Gold, monthly',
      '$12.50 of cash back withdrawn to the card ending in 4242',
      '$12.50 of cash back sent back by the bank of the card ending in 4242: it is in your balance again',
      '$12.50 of cash back confirmed',
      '$12.50 of cash back not given: you returned the purchase',
      '$12.50 for October passed on to Paws on Wheels',
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
      (['planChanged', 'paymentDeclined', 'cancelled', 'givingPassedOn', 'sessionEnded'] as const).map(
        (kind) => copy.sentence({ ...bare, amount: /Declined|Passed/.test(kind) ? 100 : 0, kind }),
      ),
    ).toEqual([
      'Plan changed',
      'Payment of $1.00 failed: no card could be charged',
      'Membership canceled',
      '$1.00 of giving passed on',
      'Logged out a device',
    ]);
    expect(
      [
        { browser: null, address: null },
        { browser: null, address: '203.0.113.9' },
        { by: 'program' as const },
        { by: 'program' as const, kind: 'duesWaived' as const },
        { by: 'unknown' as const },
      ].map((part) => copy.origin({ ...sampleEntry, ...part })),
    ).toEqual(['by you', 'from 203.0.113.9', '', 'by support', '']);
  });
});
