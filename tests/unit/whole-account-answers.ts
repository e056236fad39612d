import { fetchContributions, fetchTransactions } from '#src/api/activity.ts';
import { fetchAffinities } from '#src/api/affinities.ts';
import { fetchCharges } from '#src/api/billing.ts';
import { fetchDevices } from '#src/api/devices.ts';
import { fetchHistory, fetchUpdates } from '#src/api/history.ts';
import { fetchPayouts } from '#src/api/payouts.ts';
import { previewChange } from '#src/api/plan-changes.ts';
import { fetchReferrals } from '#src/api/referrals.ts';
import { newestFirst } from '#machines/domain/transaction.ts';
import { signal } from './api-stub.ts';
import type { WholeAnswer } from './whole-answer.ts';

const at = '2026-10-01T12:00:00Z';

const pageOf = (row: object) => ({ items: [row], pageNumber: 1, pageSize: 10, total: 1 });

/** The reads of a member's pages. */
export const wholeAccountAnswers: readonly WholeAnswer[] = [
  {
    name: 'the purchases',
    make: ({ http }) => fetchTransactions(http, { sort: newestFirst, pageNumber: 1, pageSize: 10 }, signal),
    needed: ['items'],
    body: pageOf({
      id: 'x-1',
      cardId: 'c-1',
      description: 'NORD',
      brand: 'Nord',
      amount: 12.4,
      roundUpAmount: 0.6,
      contribution: 0.6,
      rewardAmount: 1,
      rewardStatus: 'pending',
      rewardReason: 'Late',
      rewardText: '5%',
      expectedAt: at,
      purchasedAt: at,
    }),
  },
  {
    name: 'the contributions',
    make: ({ http }) => fetchContributions(http, { unit: 'day' }, signal),
    needed: ['items'],
    body: { items: [{ date: at, amount: 1.2, count: 2 }], total: 1.2 },
  },
  {
    name: 'the charges',
    make: ({ http }) => fetchCharges(http, { count: 10 }, signal),
    needed: ['items'],
    body: pageOf({
      id: 'ch-1',
      createdAt: at,
      description: 'Gold',
      amount: 20,
      currencyCode: 'USD',
      status: 'succeeded',
      cardLastDigits: '4242',
    }),
  },
  {
    name: 'the payouts',
    make: ({ http }) => fetchPayouts(http, signal),
    needed: ['items'],
    body: pageOf({
      id: 'po-1',
      cardId: 'c-1',
      cardPlatformId: 'cp-1',
      amount: 12,
      status: 'completed',
      type: 'payout',
      description: 'Cash back',
      message: 'Thanks',
      dateFrom: at,
      dateTo: at,
      platformId: 'pp-1',
      createdAt: at,
      updatedAt: at,
    }),
  },
  {
    name: 'the account history',
    make: ({ http }) => fetchHistory(http, { count: 10 }, signal),
    needed: ['items'],
    body: pageOf({
      id: 'h-1',
      at,
      kind: 'planBegun',
      by: 'member',
      plan: 'Gold, monthly',
      amount: 20,
      currencyCode: 'USD',
      cardLastDigits: '4242',
      effectiveAt: at,
      month: '2026-10-01',
      recipient: 'Paws on Wheels',
      device: 'Safari on iOS',
      browser: 'Safari on iOS',
      address: '203.0.113.9',
      requestId: 'q-1',
    }),
  },
  {
    name: 'the updates',
    make: ({ http }) => fetchUpdates(http, { count: 10 }, signal),
    needed: ['items'],
    body: {
      ...pageOf({
        id: 'u-1',
        at,
        kind: 'planBegun',
        by: 'member',
        plan: 'Gold, monthly',
        amount: 20,
        currencyCode: 'USD',
        cardLastDigits: '4242',
        effectiveAt: at,
        month: '2026-10-01',
        recipient: 'Paws on Wheels',
        device: 'Safari on iOS',
        browser: 'Safari on iOS',
        address: '203.0.113.9',
        requestId: 'q-1',
        isUnread: true,
      }),
      unread: 1,
    },
  },
  {
    name: 'the devices',
    make: ({ http }) => fetchDevices(http, signal),
    needed: ['items'],
    body: {
      items: [{ id: 'd-1', browser: 'Chrome on Linux', startedAt: at, lastUsedAt: at, isCurrent: true }],
    },
  },
  {
    name: 'the friends',
    make: ({ http }) => fetchReferrals(http, signal),
    needed: ['items'],
    body: {
      ...pageOf({
        id: 'f-1',
        name: 'Tom',
        email: 't…@example.com',
        status: 'approved',
        createdAt: at,
        rewardAmount: 10,
      }),
      summary: { invited: 1, completed: 1, earned: 10 },
    },
  },
  {
    name: 'the causes',
    make: ({ http }) => fetchAffinities(http, signal),
    needed: ['items'],
    body: { items: [{ id: 'a-1', name: 'Rowing', imagePath: '/rowing.jpg' }], selectedId: 'a-1' },
  },
  {
    name: 'what an upgrade costs',
    make: ({ http }) => previewChange(http, { membershipTierId: 't-1', membershipTierPlanId: null }, signal),
    needed: ['amountToCharge'],
    body: {
      amountToCharge: 12.5,
      lines: [{ description: 'Gold', amount: 20 }],
      nextRenewal: { date: at, amount: 20 },
    },
  },
];
