import { describe, expect, test } from 'vitest';
import { chargeAfter } from '#machines/domain/receipt.ts';
import { sampleCharge } from '#machines/samples/charges.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import type { Membership } from '#machines/domain/member.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { receiptRows } from '#src/messages/paid-period.ts';
import { receiptLine } from '#src/messages/receipts.ts';

const period = {
  membershipTierId: 'gold',
  membershipTierPlanId: 'gold-month',
  endsAt: '2026-12-21T00:00:00Z',
};
const membership: Membership = { ...sampleSessions.active.membership, currentSubscription: period };
const charge = { amount: 125_000, cardLastDigits: '4242' };

describe('the receipt of a period', () => {
  test('[MEMB-02] is what the server charged for it, and the day after its end', () => {
    const paid = { ...membership, currentSubscription: { ...period, charge } };
    expect(periodReceipt(paid)).toEqual({ charge, renewsOn: '2026-12-22T00:00:00.000Z' });
    expect(periodReceipt(membership)).toEqual({ charge: null, renewsOn: '2026-12-22T00:00:00.000Z' });
    const none = { charge: null, renewsOn: null };
    expect(periodReceipt({ ...paid, currentSubscription: null })).toEqual(none);
    expect(periodReceipt(null)).toEqual(none);
  });

  test('[MEMB-02] [FRMT-01] names amount, card and next date, each where it is known', () => {
    const renewsOn = '2026-12-22T00:00:00.000Z';
    expect(receiptLine({ charge, renewsOn }, 'CAD')).toBe(
      'CAD\u00a01,250.00 was charged to the card ending in 4242. It renews on Dec\u00a022,\u00a02026.',
    );
    expect(receiptLine({ charge: { ...charge, cardLastDigits: '' }, renewsOn: null }, 'USD')).toBe(
      '$1,250.00 was charged.',
    );
    expect(receiptLine({ charge: null, renewsOn }, 'USD')).toBe('It renews on Dec\u00a022,\u00a02026.');
    expect(receiptLine({ charge: null, renewsOn: null }, 'USD')).toBeNull();
  });

  test('[SUBS-06] is listed in rows, the amount first', () => {
    expect(receiptRows({ charge, renewsOn: '2026-12-22T00:00:00.000Z' }, 'CAD')).toEqual([
      { label: 'Paid today', value: 'CAD\u00a01,250.00', isEmphasised: true },
      { label: 'Card', value: '•••• 4242' },
      { label: 'Next charge', value: 'Dec\u00a022,\u00a02026' },
    ]);
    expect(receiptRows({ charge: null, renewsOn: null }, 'USD')).toEqual([]);
  });
});

describe('what follows a charge', () => {
  const next = { date: '2026-12-22T00:00:00Z', amount: 2500, reason: '' };

  test('[R42] [LIFE-08] is the next charge, after the latest one that was paid', () => {
    expect(chargeAfter(sampleCharge, { latest: sampleCharge, next })).toEqual(next);
    expect(chargeAfter(sampleCharge, { latest: { ...sampleCharge, id: 'later' }, next })).toBeNull();
    expect(chargeAfter(sampleCharge, { latest: undefined, next })).toBeNull();
    expect(chargeAfter(sampleCharge, { latest: sampleCharge, next: undefined })).toBeNull();
  });

  test.each(['declined', 'pending', 'waived'] as const)(
    '[R42] [LIFE-08] is not known of one that is %s: the next charge is what is due',
    (status) => {
      const unpaid = { ...sampleCharge, status };
      expect(chargeAfter(unpaid, { latest: unpaid, next })).toBeNull();
    },
  );
});
